import fc from 'fast-check';
import { ENGINES, testDatabase } from '../../../testing/engines';
import { parseWords, fold, pairOf } from './words';

// MODIFIER LETTER CAPITAL S came with Unicode 17 and is the one such letter below U+10000 that
// folds to another.
const NEWER_THAN_THE_DATABASE = '\ua7f1';

test.each([
  ['Java  Developer, Pune', ['java', 'developer', 'pune']],
  ['C++ c# (C)', ['c++', 'c#', 'c']],
  ['.NET, ASP.NET', ['.net', 'asp.net=aspnet|asp&net']],
  ['Node.js. back-end', ['node.js=nodejs|node&js', 'back-end=backend|back&end']],
  ["D'Souza D’Souza", ["d'souza=dsouza|d&souza"]],
  ['RÉSUMÉ ＦＵＬＬ ﬁne Łódź', ['resume', 'full', 'fine', 'lodz']],
  ['मराठी भाषा', ['मराठी', 'भाषा']],
  ['100% +91 #hiring 3+ yrs', ['100', '91', 'hiring', '3+', 'yrs']],
  ['nurse Nurse NURSE', ['nurse']],
  ['% _ - . ++ 😀 \u200d', []],
])('%j is parsed as %j', (question, expected) => {
  const shown = parseWords(question).map(({ text, alternatives }) =>
    alternatives.length === 1 ? text : `${text}=${alternatives.map((words) => words.join('&')).join('|')}`,
  );
  expect(shown).toEqual(expected);
});

test('any text can be parsed, and parsing its words again gives the same words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (question) => {
      const words = parseWords(question);
      for (const { alternatives } of words) expect(alternatives.flat().every((word) => word.length > 0)).toBe(true);
      expect(parseWords(words.map(({ text }) => text).join(' '))).toEqual(words);
    }),
  );
});

describe.each(ENGINES)('the words, $name database', ({ open }) => {
  const opened = testDatabase(open);

  const tokensOf = async (texts: readonly string[]) =>
    (
      await opened.database.query<{ tokens: string[] }>(
        'select job_search_tokens(text) as tokens from unnest($1::text[]) with ordinality asked(text, place) order by place',
        [texts],
      )
    ).map(({ tokens }) => tokens);

  test('are folded and separated like those of a query, for every letter', async () => {
    const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code + 1)).filter(
      (letter) => letter.isWellFormed() && !/[.+#]/.test(fold(letter)) && letter !== NEWER_THAN_THE_DATABASE,
    );
    const texts = Array.from({ length: Math.ceil(letters.length / 256) }, (_, part) =>
      letters
        .slice(part * 256, (part + 1) * 256)
        .map((letter) => `Y${letter}Z`)
        .join(' | '),
    );
    const tokens = await tokensOf(texts);
    for (const [part, text] of texts.entries()) {
      const searched = parseWords(text).flatMap(({ alternatives }) => alternatives.flat());
      expect([...new Set(tokens[part])].sort()).toEqual([...new Set(searched)].sort());
    }
  }, 60_000);

  test('are found by a query with any part of the text', async () => {
    const texts = fc.sample(
      fc
        .array(
          fc.oneof(
            fc.constantFrom('C++', '.NET', 'R&D', "O'Neil", 'x-ray', 'a.b-c', '+', '. '),
            fc.string({ unit: 'binary' }),
          ),
        )
        .map((parts) => parts.join(' ').replaceAll('\0', '').toWellFormed()),
      { numRuns: 300, seed: 7 },
    );
    const tokens = await tokensOf(texts);
    for (const [place, text] of texts.entries()) {
      for (const { alternatives } of parseWords(text)) {
        const isFound = alternatives.some((words) => words.every((word) => tokens[place]?.includes(word)));
        expect({ text, alternatives, tokens: isFound ? [] : tokens[place] }).toEqual({
          text,
          alternatives,
          tokens: [],
        });
      }
    }
  });

  test('of a title are also stored as pairs', async () => {
    const [row] = await opened.database.query<{ words: string[] }>(
      `select tsvector_to_array(job_search_words('Senior Data-Analyst (BI)', null, null, null, null, null)) as words`,
    );
    const pairs = ['=~senior~data', '=~data~analyst', '=~analyst~bi'];
    expect(row?.words).toEqual(expect.arrayContaining(pairs));
    expect(pairs).toContain(`=${pairOf('data', 'analyst')}`);
  });

  test('exclude words that no index can store', async () => {
    const [row] = await opened.database.query<{ words: string[] }>(
      `select tsvector_to_array(job_search_words('Nurse', null, array['care', null], $1, 'Pune', array['part_time'])) as words`,
      [`${'x'.repeat(3_000)} ward`],
    );
    expect(row?.words.sort()).toEqual(['+ward', '=nurse', '@pune', 'care', 'nurse', 'parttime', 'pune']);
  });
});

test('folding is idempotent', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(fold(fold(text))).toBe(fold(text))));
});
