import { firstView, fitScale, zoomStep } from './sheet-size';

it.each([
  [1366, 1],
  [794, 1],
  [397, 0.5],
  [0, 1],
])('shows the sheet in a frame of %d px at %d', (width, scale) => {
  expect(fitScale(width)).toBe(scale);
});

it.each([
  [344, 'column'],
  [700, 'column'],
  [720, 'fit'],
  [1366, 'fit'],
])('begins in a frame of %d px with the view %s', (width, view) => {
  expect(firstView(width)).toBe(view);
});

it.each([
  [1, 1, 125],
  [1, -1, 90],
  [0.43, 1, 50],
  [0.43, -1, undefined],
  [0.907, -1, 90],
  [2, 1, undefined],
] as const)('goes from %d by %d to %d per cent', (scale, by, percent) => {
  expect(zoomStep(scale, by)).toBe(percent);
});
