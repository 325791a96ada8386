import { layOut } from './lay-out';
import { documentOf, type Piece } from './written-document';
import { processorMs } from '../testing/processor-time';

const bold = { isBold: true, size: 12 } as const;

/** Lines below each other, twelve points apart; `#` begins a heading. */
const column = (x: number, y: number, lines: readonly string[]): Piece[] =>
  lines.map((line, at): Piece =>
    line.startsWith('# ') ? [x, y + at * 12, line.slice(2), bold] : [x, y + at * 12, line],
  );

const textsOf = (...pages: (readonly Piece[])[]): string[] =>
  layOut(documentOf(...pages)).lines.map(({ text }) => text);

const side = ['# Skills', 'Java', 'Kafka', '# Languages', 'Hindi'];
const main = ['# Experience', 'Engineer at Acme', 'Built the ledger of a whole bank', '# Education', 'B.Tech, 2014'];
const words = (lines: readonly string[]): string[] => lines.map((line) => line.replace('# ', ''));

it('reads entries beside each other one after the other', () => {
  const card = (x: number, title: string, years: string): Piece[] => [
    [x, 130, title],
    [x, 142, `${title} Ltd`],
    [x, 154, years],
  ];
  const page: Piece[] = [
    [50, 100, 'Experience', { isBold: true, size: 14 }],
    ...card(50, 'Wireman', '2019 - 2022'),
    ...card(300, 'Fitter', '2016 - 2019'),
    [50, 190, 'Skills', { isBold: true, size: 14 }],
    [50, 204, 'Earthing'],
  ];
  const texts = layOut(documentOf(page)).lines.map(({ text }) => text);
  expect(texts.join(', ')).toBe(
    'Experience, Wireman, Wireman Ltd, 2019 - 2022, Fitter, Fitter Ltd, 2016 - 2019, Skills, Earthing',
  );
});

it('reads two columns one after the other, even with lines at the same height', () => {
  expect(textsOf([...column(40, 100, side), ...column(200, 100, main)])).toEqual(words([...side, ...main]));
});

it('recognizes a heading whose ligature is a separate piece', () => {
  const broken = (x: number, y: number, texts: readonly [string, string, string]): Piece[] => {
    const places = [x, x + 6 * texts[0].length, x + 6 * (texts[0].length + texts[1].length)];
    return texts.map((text, at): Piece => [places[at]!, y, text, bold]);
  };
  const right = [
    ...broken(200, 100, ['Certi', 'fi', 'cations']),
    ...column(200, 112, ['Tally ERP 9', 'GST', 'TDS', 'Typing']),
  ];
  const left = [
    ...broken(40, 100, ['Pro', 'fi', 'le']),
    ...column(40, 112, ['Keeps books', '# Experience', 'Clerk at Acme']),
  ];
  expect(textsOf([...left, ...right])).toEqual([
    'Profile',
    'Keeps books',
    'Experience',
    'Clerk at Acme',
    'Certifications',
    'Tally ERP 9',
    'GST',
    'TDS',
    'Typing',
  ]);
});

it('reads text above and below both columns before and after them', () => {
  const name: Piece = [40, 60, 'Asha Rao, engineer of ledgers and of the reports that people read', { size: 12 }];
  const below: Piece = [40, 220, 'I declare that all the above is true to the best of my knowledge and belief'];
  expect(textsOf([name, ...column(40, 100, side), ...column(200, 100, main), below])).toEqual(
    words([name[2], ...side, ...main, below[2]]),
  );
});

it('continues a column on the next page', () => {
  const first = [...column(40, 100, side), ...column(200, 100, main)];
  const second = [
    ...column(40, 100, ['English', '# Hobbies', 'Chess']),
    ...column(200, 100, ['# Projects', 'Ledger', 'Till']),
  ];
  expect(textsOf(first, second)).toEqual(
    words([...side, 'English', 'Hobbies', 'Chess', ...main, 'Projects', 'Ledger', 'Till']),
  );
});

it('reads the name above the right column before the left one', () => {
  const right = ['Asha Rao', 'Engineer', ...main];
  expect(textsOf([...column(40, 100, side), ...column(200, 76, right)])).toEqual(
    words(['Asha Rao', 'Engineer', ...side, ...main]),
  );
});

it('includes dates on the right in the line of their entry', () => {
  const left = ['# Experience', 'Engineer', 'Trainee', '# Education', 'B.Tech'];
  const dates: Piece[] = [
    [450, 112, '2019 - now'],
    [450, 124, '2016 - 2019'],
    [450, 148, '2014'],
  ];
  expect(textsOf([...column(40, 100, left), ...dates])).toEqual([
    'Experience',
    'Engineer\t2019 - now',
    'Trainee\t2016 - 2019',
    'Education',
    'B.Tech\t2014',
  ]);
});

const startingAt = (x: number, y: number, text: string): Piece => [x, y, text, bold];
const endingAt = (right: number, y: number, text: string): Piece => [right - 6 * text.length, y, text, bold];

it.each([
  ['begin at one edge', startingAt, 40],
  ['end at one edge', endingAt, 120],
])('puts headings that %s of a narrow left column above the text beside them', (_, heading, edge) => {
  const rail = [heading(edge, 100, 'Experience'), heading(edge, 148, 'Education'), heading(edge, 172, 'Kaggle')];
  const beside = column(150, 100, [
    'Engineer',
    'Built a ledger',
    'Trainee',
    'Ran a till',
    'B.Tech',
    '2014',
    'Third place',
  ]);
  expect(textsOf([...rail, ...beside])).toEqual([
    'Experience',
    'Engineer',
    'Built a ledger',
    'Trainee',
    'Ran a till',
    'Education',
    'B.Tech',
    '2014',
    'Kaggle',
    'Third place',
  ]);
});

it('splits an inline heading from its content only if it looks like the other headings', () => {
  const pieces: Piece[] = [
    [40, 100, 'EDUCATION', bold],
    [40, 112, 'B.Com, 2014'],
    [40, 124, 'EXPERIENCE', bold],
    [40, 136, 'Clerk at Acme, where Skills: typing was asked for'],
    [40, 148, 'KEY SKILLS:', bold],
    [110, 148, 'Tally, Excel'],
    [40, 160, 'Languages known: Hindi'],
  ];
  expect(textsOf(pieces).slice(4)).toEqual(['KEY SKILLS', 'Tally, Excel', 'Languages known: Hindi']);
});

it('reads a table row by row and splits tight cells', () => {
  const rows = [
    ['Degree', 'School', 'Year', 'Marks'],
    ['Bachelor of Commerce', 'Gujarat University', '2015', '74%'],
    ['12th', 'Diwan Ballubhai', '2012', '88%'],
    ['Master of Commerce..', 'Gujarat University', '2017', '71%'],
  ];
  const pieces = rows.flatMap((row, at) => row.map((text, cell): Piece => [40 + cell * 104, 100 + at * 14, text]));
  expect(textsOf(pieces)).toEqual(rows.map((row) => row.join('\t')));
});

it('splits names side by side at more than a space', () => {
  const rows = (letter: number): Piece[] => [
    [40, 100, 'Labour Law', { width: 10 * letter }],
    [40 + 10 * letter + 6, 100, 'Darwinbox', { width: 9 * letter }],
    [40, 112, 'Employee Relations'],
    [40, 124, 'Talent Acquisition'],
  ];
  expect(textsOf(rows(5.4))).toEqual(['Labour Law\tDarwinbox', 'Employee Relations', 'Talent Acquisition']);
});

it('treats the wide space of a monospaced font as a space', () => {
  const typed = (x: number, y: number, text: string): Piece => [x, y, text, { width: 6 * text.length }];
  expect(
    textsOf([
      typed(40, 100, 'TALCHER'),
      typed(88, 100, 'SPONGE IRON'),
      typed(40, 112, 'POST HELD'),
      typed(40, 124, 'Mar 2018 to date'),
    ]),
  ).toEqual(['TALCHER SPONGE IRON', 'POST HELD', 'Mar 2018 to date']);
});

it('reads a name beside its contact lines as two blocks', () => {
  const contact = column(380, 90, ['+91 98765 43210', 'asha@example.com', 'Pune']);
  expect(textsOf([[40, 98, 'Asha Rao', { size: 24 }], [40, 112, 'Engineer'], ...contact])).toEqual([
    'Asha Rao',
    'Engineer',
    '+91 98765 43210',
    'asha@example.com',
    'Pune',
  ]);
});

it('reads three full pages with two columns in a fraction of a second', () => {
  const pages = [1, 2, 3].map((page) => {
    const long = Array.from({ length: 55 }, (_, at) =>
      at % 9 === 0 ? `# Projects` : `Part ${'xabc'[page]!} ${String(at)} of it`,
    );
    return [...column(40, 60, ['# Skills', ...long]), ...column(300, 60, long)];
  });
  const document = documentOf(...pages);
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = processorMs();
    layOut(document);
    return processorMs() - start;
  });
  expect(Math.min(...times)).toBeLessThan(400);
});

it('is fast with any text', () => {
  const texts = ['a: '.repeat(16_000), '1 - '.repeat(12_500), ' '.repeat(49_999) + 'x', '2'.repeat(50_000)];
  const pieces = texts.map((text, at): Piece => [40, 100 + at * 14, text]);
  const start = processorMs();
  layOut(documentOf(pieces));
  expect(processorMs() - start).toBeLessThan(800);
});
