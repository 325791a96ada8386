import { fromIndia, toIndia } from './times';

test('a time input means Indian time, wherever the browser is', () => {
  expect(fromIndia('2026-11-27T10:00')).toBe('2026-11-27T04:30:00.000Z');
  expect(toIndia('2026-11-27T20:30:00.000Z')).toBe('2026-11-28T02:00');
});
