import { breakPages, type Row } from './break-pages';

/** Rows of 10 px; `h` must stay with the next row. */
const rowsOf = (kinds: string): Row[] =>
  [...kinds].map((kind, index) => ({ top: index * 10, bottom: index * 10 + 10, keepsNext: kind === 'h' }));

it.each([
  ['nothing', '', []],
  ['what fits', 'hrrrr', []],
  ['one row too many', 'rrrrrr', [5]],
  ['three pages', 'rrrrrrrrrrrr', [5, 10]],
  ['a heading at the foot', 'rrrrhr', [4]],
  ['a heading and the first row of an entry at the foot', 'rrrhhr', [3]],
  ['headings without end', 'hhhhhhhh', [5]],
  ['a heading at the foot of each page', 'rrrrhrrrhr', [4, 8]],
])('breaks %s', (_, kinds, starts) => {
  expect(breakPages(rowsOf(kinds), 50)).toEqual(starts);
});

it('leaves a row higher than a page a page of its own', () => {
  const rows: Row[] = [
    { top: 0, bottom: 10, keepsNext: false },
    { top: 10, bottom: 200, keepsNext: false },
    { top: 200, bottom: 210, keepsNext: false },
  ];
  expect(breakPages(rows, 50)).toEqual([1, 2]);
});

it('counts the room above the first row of the first page, and none above later ones', () => {
  const rows = [20, 40, 60].map((top) => ({ top, bottom: top + 20, keepsNext: false }));
  expect(breakPages(rows, 50)).toEqual([1]);
});
