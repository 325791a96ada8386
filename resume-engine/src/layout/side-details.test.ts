import { layOut } from './lay-out';
import { documentOf, type Piece } from './written-document';

const bold = { isBold: true } as const;
const heading = (y: number, text: string): Piece => [40, y, text, { isBold: true, size: 12 }];
const detail = (y: number, text: string): Piece => [40, y, text];
const text = (y: number, line: string): Piece => [200, y, line];

const textsOf = (pieces: readonly Piece[]): string[] => layOut(documentOf(pieces)).lines.map((line) => line.text);

const work = [
  text(112, 'Wired the flats of two housing societies at Vashi'),
  text(124, 'Trained four helpers in earthing and in safe work'),
];

it('reads employer, place and dates left of a job above it', () => {
  const job = [detail(100, 'Sai Electricals'), detail(112, 'Pune'), detail(124, '2019 - 2022'), text(100, 'Wireman')];
  expect(textsOf([heading(80, 'Experience'), ...job, ...work])).toEqual([
    'Experience',
    'Sai Electricals',
    'Pune',
    '2019 - 2022',
    'Wireman',
    ...work.map(([, , line]) => line),
  ]);
});

it('begins the next group where the text beside it begins after a gap', () => {
  const job = (y: number, employer: string): Piece[] => [
    detail(y, employer),
    detail(y + 12, 'Pune'),
    detail(y + 24, '2019 - 2022'),
    text(y, 'Wireman at the sites of the company'),
    text(y + 12, 'Wired flats of two housing societies at Vashi and Panvel'),
    text(y + 24, 'Trained four helpers in earthing'),
  ];
  const texts = textsOf([heading(80, 'Experience'), ...job(100, 'Sai Electricals'), ...job(142, 'Om Power')]);
  expect(texts.indexOf('Om Power')).toBe(7);
});

it('joins a detail that the width of the rail broke', () => {
  const job = [
    detail(100, 'Maharashtra Electric and'),
    detail(112, 'Power Company'),
    detail(124, '2019 - 2022'),
    text(100, 'Wireman'),
  ];
  const tight = job.map(([x, y, line, look]): Piece => [x, y, line, { ...look, width: line.length * 6 }]);
  expect(textsOf([heading(80, 'Experience'), ...tight, ...work])).toContain('Maharashtra Electric and Power Company');
});

it('leaves a date or a label in the row of its text', () => {
  const rows = [
    detail(100, '2019 - 2022'),
    text(100, 'Wireman'),
    ...work,
    detail(150, '2017 - 2019'),
    text(150, 'Helper'),
  ];
  expect(textsOf([heading(80, 'Experience'), ...rows])).toContain('2019 - 2022\tWireman');
});

it('reads labels with a value each row by row', () => {
  const rows = ['Languages', 'Databases', 'Cloud'].flatMap((label, at) => [
    [40, 100 + at * 12, label, bold] as Piece,
    text(100 + at * 12, 'Ledgers, counters and a good deal of care'),
  ]);
  expect(textsOf([heading(80, 'Technical Skills'), ...rows])).toContain(
    'Cloud\tLedgers, counters and a good deal of care',
  );
});

it('is not a rail if the text beside it has headings of its own', () => {
  const side = ['Skills', 'Earthing', 'Wiring', 'Hobbies', 'Chess', 'Cricket'].map((line, at) =>
    /^[SH]/.test(line) ? heading(100 + at * 12, line) : detail(100 + at * 12, line),
  );
  const main = ['Experience', 'Wireman at Sai Electricals, Pune', 'Education', 'S.S.C., Pune Board, 2014'].flatMap(
    (line, at): Piece[] => [[200, 94 + at * 14, line, /^E/.test(line) ? { isBold: true, size: 12 } : {}]],
  );
  const bullets = [0, 1].map((at): Piece => [212, 150 + at * 12, 'Wired the flats of two housing societies at Vashi']);
  const texts = textsOf([...side, ...main, ...bullets]);
  expect(texts.indexOf('Cricket')).toBeLessThan(texts.indexOf('Experience'));
});
