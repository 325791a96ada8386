import { nextSending } from './alert-times';

const next = (frequency: 'daily' | 'weekly', now: string) => nextSending(frequency, new Date(now)).toISOString();

test.each([
  ['before eight in India', '2026-11-23T02:29:59.999Z', '2026-11-23T02:30:00.000Z'],
  ['at eight, when its mail has just gone out', '2026-11-23T02:30:00.000Z', '2026-11-24T02:30:00.000Z'],
  ['late in the evening in India, which is the next day there', '2026-11-23T19:00:00.000Z', '2026-11-24T02:30:00.000Z'],
  ['on the last day of a year', '2026-12-31T12:00:00.000Z', '2027-01-01T02:30:00.000Z'],
])('a daily alert is sent at eight in India: %s', (_, now, expected) => {
  expect(next('daily', now)).toBe(expected);
});

test.each([
  ['on Sunday evening in UTC, which is Monday in India', '2026-11-22T20:00:00.000Z', '2026-11-23T02:30:00.000Z'],
  ['on Monday after eight', '2026-11-23T02:30:00.000Z', '2026-11-30T02:30:00.000Z'],
  ['on Tuesday', '2026-11-24T10:00:00.000Z', '2026-11-30T02:30:00.000Z'],
])('a weekly alert is sent on Monday at eight in India: %s', (_, now, expected) => {
  expect(next('weekly', now)).toBe(expected);
});
