import fc from 'fast-check';
import { seededRandom } from '../seeded-random';
import { postingDate } from './posting-date';

const DAY = 24 * 60 * 60 * 1000;
const IST = 5.5 * 60 * 60 * 1000;

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

test('a posting is from the sixty days before the moment, from office hours, and not from a Sunday in India', () => {
  fc.assert(
    fc.property(moments, fc.string(), (moment, key) => {
      const date = postingDate(moment, seededRandom(key));
      const india = new Date(date.getTime() + IST);
      const hour = india.getUTCHours() + india.getUTCMinutes() / 60;
      expect(date.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(moment.getTime() - date.getTime()).toBeLessThanOrEqual(60 * DAY);
      expect(india.getUTCDay()).not.toBe(0);
      expect(hour).toBeGreaterThanOrEqual(9.5);
      expect(hour).toBeLessThan(19);
    }),
    { numRuns: 500 },
  );
});

test('recent days have more postings than old ones', () => {
  const moment = new Date('2026-03-18T12:00:00Z');
  const ages = Array.from({ length: 600 }, (_, index) => {
    return (moment.getTime() - postingDate(moment, seededRandom(`${index}`)).getTime()) / DAY;
  });
  const recent = ages.filter((age) => age < 15).length;
  const old = ages.filter((age) => age > 45).length;
  expect(recent).toBeGreaterThan(old * 2);
  expect(old).toBeGreaterThan(30);
});
