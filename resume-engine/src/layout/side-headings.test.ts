import { layOut } from './lay-out';
import { documentOf, type Piece } from './written-document';

const bold = { isBold: true } as const;
const heading = (y: number, text: string): Piece => [40, y, text, bold];
const text = (y: number, line: string): Piece => [150, y, line];
const name: Piece = [40, 40, 'Asha Rao', { size: 18 }];

const textsOf = (...pages: (readonly Piece[])[]): string[] =>
  layOut(documentOf(...pages)).lines.map((line) => line.text);

const below = [heading(200, 'SKILLS'), text(200, 'Earthing'), heading(230, 'LANGUAGES'), text(230, 'Hindi')];

it('reads a heading left of its text above it, in one line', () => {
  const career = [
    heading(100, 'EMPLOYMENT'),
    heading(112, 'HISTORY'),
    text(100, 'Wireman'),
    text(112, 'Sai Electricals'),
  ];
  const rest = [text(124, '2019 - 2022'), text(136, 'Wired 40 flats')];
  expect(textsOf([name, ...career, ...rest, ...below])).toEqual([
    'Asha Rao',
    'EMPLOYMENT HISTORY',
    'Wireman',
    'Sai Electricals',
    '2019 - 2022',
    'Wired 40 flats',
    'SKILLS',
    'Earthing',
    'LANGUAGES',
    'Hindi',
  ]);
});

it.each([
  ['a hyphen', 'QUALIFICA-', 'TIONS'],
  ['no hyphen', 'QUALIFICATION', 'S'],
])('joins a heading broken inside a word with %s', (_, upper, lower) => {
  const education = [heading(100, 'ACADEMIC'), heading(112, upper), heading(124, lower)];
  const rest = ['S.S.C.', 'Pune Board', '2014', 'First Class'].map((line, at) => text(100 + at * 12, line));
  expect(textsOf([name, ...education, ...rest, ...below])).toContain('ACADEMIC QUALIFICATIONS');
});

it('keeps headings of lines directly below each other apart', () => {
  const short = [
    heading(230, 'HOBBIES AND'),
    heading(242, 'INTERESTS'),
    heading(254, 'PERSONAL'),
    heading(266, 'DETAILS'),
  ];
  const rest = [text(230, 'Chess'), text(254, 'Born in 1998'), text(266, 'Married')];
  const others = [heading(200, 'SKILLS'), text(200, 'Earthing'), heading(170, 'EDUCATION'), text(170, 'S.S.C.')];
  const texts = textsOf([name, ...others, ...short, ...rest]);
  expect(texts.slice(-5)).toEqual(['HOBBIES AND INTERESTS', 'Chess', 'PERSONAL DETAILS', 'Born in 1998', 'Married']);
});

it('moves headings on later pages with the same edge', () => {
  const first = [
    heading(100, 'EXPERIENCE'),
    text(100, 'Wireman'),
    text(112, 'Sai Electricals'),
    text(124, 'Pune'),
    ...below,
  ];
  const second = [
    text(60, 'Wired 40 flats'),
    heading(90, 'EDUCATION'),
    text(90, 'S.S.C.'),
    text(102, 'Pune'),
    text(114, '2014'),
  ];
  expect(textsOf([name, ...first], second).slice(-5)).toEqual([
    'Wired 40 flats',
    'EDUCATION',
    'S.S.C.',
    'Pune',
    '2014',
  ]);
});

it('reads a heading left of its text at the edge of the text', () => {
  const career = [heading(100, 'EXPERIENCE'), text(100, 'Wireman'), text(112, 'Sai Electricals')];
  const rest = [text(124, '2019 - 2022'), text(136, 'Wired 40 flats')];
  const lines = layOut(documentOf([name, ...career, ...rest, ...below])).lines;
  expect(new Set(lines.slice(1).map(({ x }) => x))).toEqual(new Set([150]));
});

it('reads a heading in the middle of its text above it', () => {
  const career = [100, 112, 124, 136].map((y) => text(y, 'Wireman'));
  const school = [172, 184, 196].map((y) => text(y, 'S.S.C.'));
  const skills = [heading(230, 'SKILLS'), text(230, 'Earthing')];
  const headings = [heading(118, 'EXPERIENCE'), heading(184, 'EDUCATION')];
  const texts = textsOf([name, ...headings, ...career, ...school, ...skills]);
  expect(texts.slice(1, 3)).toEqual(['EXPERIENCE', 'Wireman']);
  expect(texts.slice(5, 8)).toEqual(['Wireman', 'EDUCATION', 'S.S.C.']);
});

it('leaves a sidebar with its own text as a column', () => {
  const side = ['SKILLS', 'LANGUAGES', 'HOBBIES'].flatMap((word, at) => [
    heading(100 + at * 60, word),
    ...['Earthing', 'Hindi', 'Chess'].map((line, row): Piece => [40, 112 + at * 60 + row * 12, line]),
  ]);
  const main = [
    'EXPERIENCE',
    'Wireman',
    'Sai Electricals',
    '2019 - 2022',
    'EDUCATION',
    'S.S.C.',
    'Pune Board',
    '2014',
  ].map((line, at): Piece => [150, 100 + at * 12, line, /^E/.test(line) ? bold : {}]);
  const texts = textsOf([name, ...side, ...main]);
  expect(texts.indexOf('HOBBIES')).toBeLessThan(texts.indexOf('EXPERIENCE'));
});
