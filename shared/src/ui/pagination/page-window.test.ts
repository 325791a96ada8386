import { pageWindow } from './page-window';

const shown = (page: number, totalPages: number) =>
  pageWindow(page, totalPages)
    .map((slot) => (slot === 'gap' ? '…' : slot.page))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 48, '1 2 … 48'],
  [3, 48, '1 2 3 4 … 48'],
  [4, 48, '1 2 3 4 5 … 48'],
  [5, 48, '1 … 4 5 6 … 48'],
  [46, 48, '1 … 45 46 47 48'],
  [48, 48, '1 … 47 48'],
])('page %i of %i offers %s', (page, totalPages, expected) => {
  expect(shown(page, totalPages)).toBe(expected);
});

test('a page beyond the end still offers the first and the last', () => {
  expect(shown(60, 48)).toBe('1 … 48');
});
