import { layOut } from './lay-out';
import { documentOf, type Piece } from './written-document';

const letter = 5;
const bold = { isBold: true, size: 12 } as const;
const left = (y: number, text: string): Piece => [40, y, text];
const endingAt = (right: number, y: number, text: string): Piece => [right - letter * text.length, y, text];
const heading = (y: number, text: string): Piece => [40, y, text, bold];
const value = (y: number, text: string): Piece => [240, y, text];

const textsOf = (pieces: readonly Piece[]): string[] => layOut(documentOf(pieces)).lines.map(({ text }) => text);

const values = (): Piece[] => [
  value(60, 'Asha Rao'),
  value(72, '12 Lake Road, Pune'),
  value(84, 'asha@example.com'),
  value(120, '2019 - 2022'),
  value(132, 'Engineer of the ledgers that hold the accounts of a bank'),
  value(144, 'Built them with four others and kept them for three years'),
  value(156, 'Acme Ltd'),
  value(192, 'Wrote a thesis of many pages on the counting of coins for'),
  value(204, 'the department of money and banks, which nobody has read'),
];

it.each([
  ['at the left', left],
  ['at the right', (y: number, text: string) => endingAt(220, y, text)],
])('joins form values to their labels, which are %s of their column', (_, label) => {
  const labels = [label(60, 'Name'), label(72, 'Address'), label(84, 'E-mail'), label(120, 'Dates')];
  const below = [label(132, 'Position held'), label(156, 'Name of employer'), label(192, 'Course')];
  const headings = [heading(108, 'Work experience'), heading(180, 'Education')];
  expect(textsOf([...labels, ...below, ...headings, ...values()])).toEqual([
    'Name\tAsha Rao',
    'Address\t12 Lake Road, Pune',
    'E-mail\tasha@example.com',
    'Work experience',
    'Dates\t2019 - 2022',
    'Position held\tEngineer of the ledgers that hold the accounts of a bank',
    'Built them with four others and kept them for three years',
    'Name of employer\tAcme Ltd',
    'Education',
    'Course\tWrote a thesis of many pages on the counting of coins for',
    'the department of money and banks, which nobody has read',
  ]);
});

it('reads a left column with a list before the right one', () => {
  const list = ['Java', 'Kafka', 'PostgreSQL', 'Docker'].map((text, at) => left(132 + 12 * at, text));
  const texts = textsOf([
    heading(60, 'Skills'),
    heading(120, 'Tools'),
    ...list,
    ...values(),
    [240, 108, 'Experience', bold],
  ]);
  expect(texts.indexOf('Docker')).toBeLessThan(texts.indexOf('2019 - 2022'));
});

it('joins a label over two lines, without the heading below', () => {
  const rows: Piece[] = [
    left(60, 'Name and address'),
    value(60, 'Acme Ltd, Pune, in the old mill by the river'),
    left(72, 'of employer'),
    left(84, 'Percentage'),
    value(84, '62%'),
    left(96, 'EDUCATION'),
    left(108, 'Course'),
    value(108, 'B.Com'),
  ];
  expect(textsOf(rows)).toEqual([
    'Name and address of employer\tAcme Ltd, Pune, in the old mill by the river',
    'Percentage\t62%',
    'EDUCATION',
    'Course\tB.Com',
  ]);
});

it('does not join labels that have a value each after a colon, nor the bullets below a label', () => {
  const label = (y: number, text: string): Piece => [40, y, text];
  const labels = [label(72, 'Project Name'), label(84, 'Environment'), label(96, 'Duration'), label(108, '*')];
  const values = [
    value(72, ': Ledger of a bank'),
    value(84, ': Java, Oracle'),
    value(96, ': 2 years'),
    value(108, 'Wrote the ledger'),
  ];
  const texts = textsOf([[40, 50, 'Projects', bold], ...labels, ...values]);
  expect(texts.slice(0, 4)).toEqual([
    'Projects',
    'Project Name\t: Ledger of a bank',
    'Environment\t: Java, Oracle',
    'Duration\t: 2 years',
  ]);
});
