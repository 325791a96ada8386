import { layOut } from './lay-out';
import { documentOf, type Piece } from './written-document';

const textsOf = (...pages: (readonly Piece[])[]): string[] =>
  layOut(documentOf(...pages)).lines.map((line) => line.text);

it('joins the pieces of a line and splits its cells at wide gaps', () => {
  expect(
    textsOf([
      [50, 100, 'Software'],
      [93, 100, 'Engi'],
      [113, 100, 'neer'],
      [400, 101, 'May 2023'],
    ]),
  ).toEqual(['Software Engineer\tMay 2023']);
});

it('splits a line at spaces or tabs used as a gap', () => {
  expect(
    textsOf([
      [50, 100, 'Infosys Ltd          Pune'],
      [50, 114, 'Trainee\t2019'],
    ]),
  ).toEqual(['Infosys Ltd\tPune', 'Trainee\t2019']);
});

it('splits two names of different weight', () => {
  expect(
    textsOf([
      [50, 100, 'Electrician', { isBold: true }],
      [107, 100, 'Sai Motors'],
      [50, 114, 'Wired', { isBold: true }],
      [77, 114, 'a house in Pune'],
      [50, 128, 'Asha', { isBold: true, size: 20 }],
      [97, 128, 'Rao', { size: 20 }],
    ]),
  ).toEqual(['Electrician\tSai Motors', 'Wired a house in Pune', 'Asha Rao']);
});

it('splits a broken period from the title beside it', () => {
  expect(
    textsOf([
      [50, 100, 'June 2024 – August'],
      [142, 100, 'Analyst, Taff Bank', { isBold: true }],
      [50, 112, '2024'],
      [150, 112, 'Cardiff'],
    ])[0],
  ).toBe('June 2024 – August 2024\tAnalyst, Taff Bank');
});

it('joins the words of one line in a monospaced font', () => {
  const look = { font: 'Mono', isBold: true } as const;
  const words: Piece[] = [
    [50, 100, 'ABOUT', look],
    [80, 100, 'MYSELF', look],
  ];
  expect(textsOf([...words, [50, 114, 'To work in a bank'], [50, 128, 'in a good team']])[0]).toBe('ABOUT MYSELF');
});

it('returns the positions of the cells of a line', () => {
  const [line] = layOut(
    documentOf([
      [50, 100, 'Acme', { isBold: true }],
      [400, 100, '2019'],
    ]),
  ).lines;
  expect(line!.cells).toMatchObject([
    { text: 'Acme', x: 50, right: 70, from: 0, isBold: true },
    { text: '2019', x: 400, right: 420, from: 5, isBold: false },
  ]);
});

it('removes a bullet from its line, even as a separate or slightly raised piece', () => {
  const { lines } = layOut(
    documentOf([
      [50, 100, '•'],
      [70, 100, 'Built a thing'],
      [50, 114, '➢ Ran it'],
      [50, 125, '▪'],
      [70, 131, 'Sold it'],
    ]),
  );
  expect(lines.map(({ bullet, text }) => [bullet, text])).toEqual([
    ['•', 'Built a thing'],
    ['➢', 'Ran it'],
    ['▪', 'Sold it'],
  ]);
});

it('measures the distance to the line above in usual line distances', () => {
  const { lines } = layOut(
    documentOf([
      [50, 100, 'a'],
      [50, 112, 'b'],
      [50, 124, 'c'],
      [50, 148, 'd'],
    ]),
  );
  expect(lines.map((line) => line.gapAbove)).toEqual([0, 1, 1, 2]);
});

it('includes a raised piece in its line', () => {
  expect(
    textsOf([
      [50, 100, 'the 10'],
      [80, 96, 'th', { size: 6 }],
      [90, 100, 'class'],
    ]),
  ).toEqual(['the 10th class']);
});

it('removes page numbers and running heads', () => {
  const out = layOut(
    documentOf(
      [
        [50, 20, 'Asha Rao'],
        [50, 400, 'Text'],
        [280, 780, 'Page 1 of 2'],
      ],
      [
        [50, 20, 'Asha Rao'],
        [50, 400, 'More'],
        [280, 780, 'Page 2 of 2'],
      ],
    ),
  );
  expect(out.lines.map((line) => line.text)).toEqual(['Asha Rao', 'Text', 'More']);
  expect(out.furniture.map((line) => line.text)).toEqual(['Page 1 of 2', 'Asha Rao', 'Page 2 of 2']);
});

it('returns the words in file order', () => {
  const document = documentOf([
    [300, 100, 'right side'],
    [50, 100, 'le'],
    [60, 100, 'ft'],
  ]);
  expect(layOut(document).contentOrder).toEqual(['right', 'side', 'left']);
});

it('reads the columns of a Word document in text flow order', () => {
  const [above, left, right] = [{ stretch: 0 }, { stretch: 1 }, { stretch: 2 }];
  expect(
    textsOf([
      [50, 100, 'Asha Rao', above],
      [50, 120, 'Wireman', left],
      [300, 120, 'Pune Board, 2014', right],
      [50, 134, 'Sai Electricals', left],
      [300, 134, 'S.S.C.', right],
      [300, 60, 'In a text box'],
    ]),
  ).toEqual(['In a text box', 'Asha Rao', 'Wireman', 'Sai Electricals', 'Pune Board, 2014', 'S.S.C.']);
});
