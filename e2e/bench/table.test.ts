import { markdownTable, textTable, verdictOn } from './table';

test.each([
  [0.4, { floor: 0.6, aim: 0.4 }, 'aim met'],
  [0.41, { floor: 0.6, aim: 0.4 }, 'floor met'],
  [0.61, { floor: 0.6, aim: 0.4 }, 'floor missed'],
  [1, { floor: 1, aim: null }, 'aim met'],
  [2, { floor: 1, aim: null }, 'floor missed'],
  [30, { floor: null, aim: 25 }, 'aim missed'],
])('%d against %o: %s', (value, limits, verdict) => {
  expect(verdictOn(value, limits)).toBe(verdict);
});

const ROWS = [
  ['bar', 'measured'],
  ['paint', '0.5'],
];

test('columns of a terminal table are aligned', () => {
  expect(textTable(ROWS)).toBe('bar    measured\npaint  0.5');
});

test('a page gets a Markdown table with a header', () => {
  expect(markdownTable(ROWS)).toBe('| bar | measured |\n| --- | --- |\n| paint | 0.5 |');
});
