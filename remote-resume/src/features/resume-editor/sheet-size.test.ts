import { fitScale, pagesOf } from './sheet-size';

it.each([
  [0, 1],
  [1123, 1],
  [1123.4, 1],
  [1124, 2],
  [3000, 3],
])('counts text of %d px as %d pages', (height, pages) => {
  expect(pagesOf(height)).toBe(pages);
});

it.each([
  [1366, 1],
  [794, 1],
  [397, 0.5],
  [0, 1],
])('shows the sheet in a frame of %d px at %d', (width, scale) => {
  expect(fitScale(width)).toBe(scale);
});
