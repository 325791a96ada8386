import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { testTitles } from './test-titles';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

interface Sentence {
  readonly id: string;
  /** Rows of docs/specification-decisions.md. */
  readonly decisions: readonly string[];
  readonly tests: readonly { readonly title: string; readonly file: string }[];
}

const sentences = read('docs/specification-coverage.md').split(/^- /m).slice(1).map(readSentence);

/**
 * Reads `**4.3** Sentence. _(by decision: 18)_`, followed by a line `- [title](../file)` for each
 * test.
 */
function readSentence(item: string): Sentence {
  const [sentence = '', ...lines] = item.split('\n');
  return {
    id: /^\*\*([\d.]+)\*\* /.exec(sentence)?.[1] ?? `no number: ${sentence}`,
    decisions: /_\(by decision: ([\d, ]+)\)_$/.exec(sentence)?.[1]?.split(', ') ?? [],
    tests: lines.flatMap((line) => {
      const [, title, file] = /^ {2}- \[(.*)\]\(\.\.\/(.*)\)$/.exec(line) ?? [];
      // Markdown's punctuation is escaped in titles.
      return title && file ? [{ title: title.replace(/\\(?=[\W_])/g, ''), file }] : [];
    }),
  };
}

test('the sentences of the specification have different numbers', () => {
  const ids = sentences.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(250);
  expect(ids.filter((id, at) => !/^\d+\.\d+$/.test(id) || ids.indexOf(id) !== at)).toEqual([]);
});

test('every sentence has a test', () => {
  expect(sentences.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([]);
});

test('every listed test exists', () => {
  const missing = sentences.flatMap(({ id, tests }) =>
    tests.filter(({ title, file }) => !titlesOf(file).has(title)).map(({ title, file }) => `${id}: ${file} › ${title}`),
  );
  expect(missing).toEqual([]);
});

test('the named decisions exist', () => {
  const rows = new Set([...read('docs/specification-decisions.md').matchAll(/^\| (\d+) /gm)].map(([, row]) => row));
  expect(sentences.filter(({ decisions }) => decisions.some((row) => !rows.has(row))).map(({ id }) => id)).toEqual([]);
});

test('titles are found in all forms of tests, groups are ignored', () => {
  const source = `
    describe('a group', () => {
      it('one', () => {});
      test.each([1])('two of %s', () => {});
      test.each\`a\`('three', () => {});
      test(\`four of \${name}\`, () => {});
      test.describe('another group', () => {});
    });`;
  expect([...testTitles('a.test.ts', source)]).toEqual(['one', 'two of %s', 'three', 'four of ${name}']);
});

const cache = new Map<string, Set<string>>();

/** Titles of the tests in the file; none if it does not exist. */
function titlesOf(file: string): Set<string> {
  const known = cache.get(file);
  if (known) return known;
  const titles = existsSync(resolve(root, file)) ? testTitles(file, read(file)) : new Set<string>();
  cache.set(file, titles);
  return titles;
}
