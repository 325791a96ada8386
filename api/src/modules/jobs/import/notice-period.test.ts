import { readNoticeDays } from './notice-period';

test.each<[unknown, number | null]>([
  ['30', 30],
  [0, 0],
  ['30 days', 30],
  ['2 months', 60],
  ['2 weeks', 14],
  ['15-30 days', 30],
  ['up to 60 days', 60],
  ['Immediate joiner', 0],
  ['Negotiable', null],
])('a notice period of %j is %j days', (value, expected) => {
  expect(readNoticeDays(value)).toBe(expected);
});

test.each(['soon', '400', '-5', '2 years of it'])('a notice period of %j is rejected', (value) => {
  expect(() => readNoticeDays(value)).toThrow(`'${value}' is not a notice period. Write the days, from 0 to 365`);
});
