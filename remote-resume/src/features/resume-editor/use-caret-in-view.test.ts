import { distanceTo } from './use-caret-in-view';

const line = (top: number) => ({ top, bottom: top + 20 });

it.each([
  ['is inside', 200, 0],
  ['is under the keyboard', 500, 144],
  ['is just above the keyboard', 370, 14],
  ['is above the window', -50, -74],
])('scrolls by what a caret needs that %s', (_, top, by) => {
  expect(distanceTo(line(top), { top: 0, bottom: 400 })).toBe(by);
});

it('counts from where a window that was moved by fingers begins', () => {
  expect(distanceTo(line(90), { top: 100, bottom: 400 })).toBe(-34);
});
