import { fitScale } from './sheet-size';

it.each([
  [1366, 1],
  [794, 1],
  [397, 0.5],
  [0, 1],
])('shows the sheet in a frame of %d px at %d', (width, scale) => {
  expect(fitScale(width)).toBe(scale);
});
