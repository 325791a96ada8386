import fc from 'fast-check';
import { ValueError } from '../errors';
import { endOf, readMoment } from './day';

const at = (text: unknown) => readMoment(text).at.toISOString();

test.each<[unknown, string]>([
  ['2026-05-31', '2026-05-31T00:00:00.000Z'],
  ['31/05/2026', '2026-05-31T00:00:00.000Z'],
  ['31-05-2026', '2026-05-31T00:00:00.000Z'],
  ['1.5.2026 10:30', '2026-05-01T00:00:00.000Z'],
  ['31 May 2026', '2026-05-31T00:00:00.000Z'],
  ['31-May-26', '2026-05-31T00:00:00.000Z'],
  ['2026/05/31', '2026-05-31T00:00:00.000Z'],
  ['31-May-2026', '2026-05-31T00:00:00.000Z'],
  ['May 31st, 2026', '2026-05-31T00:00:00.000Z'],
  ['1 September 2026', '2026-09-01T00:00:00.000Z'],
  ['2026-05-31T10:00:00Z', '2026-05-31T10:00:00.000Z'],
  ['2026-05-31T10:00:00+05:30', '2026-05-31T04:30:00.000Z'],
  ['2026-05-31 10:00:00 +0530', '2026-05-31T04:30:00.000Z'],
  ['2026-05-31T10:00', '2026-05-31T04:30:00.000Z'],
  ['Fri, 19 Dec 2014 22:49:39 GMT', '2014-12-19T22:49:39.000Z'],
  [1_780_000_000, '2026-05-28T20:26:40.000Z'],
  [1_780_000_000_000, '2026-05-28T20:26:40.000Z'],
])('%j is %s', (text, expected) => {
  expect(at(text)).toBe(expected);
});

test.each([
  '05/31/2026',
  '31/02/2026',
  '2026-13-01',
  'yesterday',
  'May 2026',
  '01-05-26',
  '2026-05-31T25:00',
  '1/5',
  '0001-01-01',
  '31 Foo 2026',
  '12',
])('%j is rejected with advice', (text) => {
  expect(() => readMoment(text)).toThrow(ValueError);
  expect(() => readMoment(text)).toThrow(`'${text}' is`);
  expect(() => readMoment(text)).toThrow('2026-05-31.');
});

test('a day lasts until midnight in India, and a time is exact', () => {
  expect(endOf(readMoment('2026-05-31')).toISOString()).toBe('2026-05-31T18:30:00.000Z');
  expect(endOf(readMoment('2026-05-31T10:00:00Z')).toISOString()).toBe('2026-05-31T10:00:00.000Z');
});

test('a day is the same in every format', () => {
  const days = fc.date({ min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10);
      const [year, month, date] = iso.split('-');
      const name = day.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
      for (const text of [
        iso,
        `${date}/${month}/${year}`,
        `${Number(date)} ${name} ${year}`,
        `${name.slice(0, 3)} ${date}, ${year}`,
      ])
        expect(at(text)).toBe(`${iso}T00:00:00.000Z`);
    }),
  );
});
