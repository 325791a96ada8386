import { postedAgo, postedDate } from './posted-date';

const NOW = Date.parse('2026-03-12T10:00:00Z');

describe('the posting date', () => {
  it('is the day in India', () => {
    expect(postedDate('2026-03-11T20:00:00Z')).toBe('12 Mar 2026');
  });

  it.each([null, '', 'soon'])('is nothing for %j', (value) => {
    expect(postedDate(value)).toBe('');
  });

  it.each([
    ['2026-03-12T09:00:00Z', 'today'],
    ['2026-03-11T09:00:00Z', 'yesterday'],
    ['2026-03-10T09:00:00Z', '2 days ago'],
    ['2026-01-01T00:00:00Z', ''],
    ['2026-03-11T18:29:00Z', 'yesterday'],
    ['2026-03-11T18:31:00Z', 'today'],
    ['2026-03-13T11:00:00Z', ''],
  ])('of %s is %j from now', (createdAt, expected) => {
    expect(postedAgo(createdAt, NOW)).toBe(expected);
  });
});
