import { boxesOf } from './text-boxes';

const run = (text: string, left: number, top: number) => ({ text, left, top, width: text.length / 100, height: 0.02 });
const field = (value: string, line: number) => ({
  path: 'skills.0',
  value,
  confidence: 0.9,
  evidence: [{ page: 1, line, text: value }],
});
const reading = [
  { page: 1, line: 0, text: 'JavaScript developer', section: 'header' },
  { page: 1, line: 1, text: 'Skills: Java, SQL', section: 'skills' },
];
const glyphs = {
  page: 1,
  runs: [
    run('JavaScript dev', 0.1, 0.1),
    run('eloper', 0.24, 0.1),
    run('Skills: ', 0.1, 0.2),
    run('Java, SQL', 0.18, 0.2),
  ],
};

it('finds a field on its own line, not where the same text occurs first', () => {
  const [box] = boxesOf(glyphs, reading, [field('Java', 1)]);
  expect(box).toMatchObject({ top: 0.2, left: expect.closeTo(0.18) as number, width: expect.closeTo(0.04) as number });
});

it('marks each run of a field', () => {
  const boxes = boxesOf(glyphs, reading, [field('developer', 0)]);
  expect(boxes.map(({ left, width }) => [left, width])).toEqual([
    [expect.closeTo(0.21), expect.closeTo(0.03)],
    [expect.closeTo(0.24), expect.closeTo(0.06)],
  ]);
});

it('marks nothing that it cannot find', () => {
  expect(boxesOf(glyphs, reading, [field('Python', 1), field('Java', 7)])).toEqual([]);
});
