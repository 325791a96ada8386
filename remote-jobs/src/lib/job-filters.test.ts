import {
  CATEGORIES,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  POSTED_WITHIN,
  postingsQuery,
} from '@kadam/shared/contract/jobs';
import fc from 'fast-check';
import { NO_FILTERS } from './active-filters';
import { changeFilters, readFilters, toPostingsQuery, writeFilters } from './job-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of the URL', () => {
  it('are all read under their names', () => {
    expect(
      read('?search=nurse&location=Pune&jobType=remote,onsite&employmentType=full_time&minCTC=3&maxCTC=12.5&page=4'),
    ).toEqual({
      ...NO_FILTERS,
      search: 'nurse',
      location: 'Pune',
      jobType: ['onsite', 'remote'],
      employmentType: ['full_time'],
      minCTC: '3',
      maxCTC: '12.5',
      page: 4,
    });
  });

  it.each([
    ['an unknown choice', '?jobType=moon', NO_FILTERS],
    ['a page that is not a number', '?page=x', NO_FILTERS],
    ['a negative page', '?page=-3', NO_FILTERS],
    ['page 0', '?page=0', NO_FILTERS],
    ['a pay that is not a number', '?minCTC=abc&maxCTC=1e9', NO_FILTERS],
    ['a minimum of 0', '?minCTC=0', NO_FILTERS],
    ['blank texts', '?search=%20&location=', NO_FILTERS],
  ])('drop %s', (_, query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('take choices given several times', () => {
    expect(read('?jobType=remote&jobType=hybrid').jobType).toEqual(['hybrid', 'remote']);
  });

  it('cut a text that the server would reject, and remove NUL', () => {
    expect(read(`?search=${'a'.repeat(500)}`).search).toHaveLength(200);
    expect(read('?search=a%00b').search).toBe('ab');
  });

  it('leave the address empty when there are none', () => {
    expect(writeFilters(NO_FILTERS)).toBe('');
  });

  it('leave commas unescaped in the URL', () => {
    expect(writeFilters({ ...NO_FILTERS, jobType: ['onsite', 'remote'], page: 2 })).toBe(
      '?jobType=onsite,remote&page=2',
    );
  });

  it('come back from the address as they went in, and are always a query the server accepts', () => {
    const filters = fc.record({
      search: fc.string().map((text) => read(`?${new URLSearchParams({ search: text }).toString()}`).search),
      location: fc.constantFrom('', 'New Delhi', 'A & B, C'),
      category: fc.subarray([...CATEGORIES]),
      jobType: fc.subarray([...JOB_TYPES]),
      employmentType: fc.subarray([...EMPLOYMENT_TYPES]),
      experienceLevel: fc.subarray([...EXPERIENCE_LEVELS]),
      minCTC: fc.constantFrom('', '3', '12.5', '90'),
      maxCTC: fc.constantFrom('', '0', '12.5', '100000'),
      postedWithin: fc.constantFrom('', ...POSTED_WITHIN),
      sort: fc.constantFrom('', 'best'),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(read(writeFilters(wanted))).toEqual(wanted);
        const sent = Object.entries(toPostingsQuery(wanted)).map(([name, value]) => [name, String(value)]);
        expect(postingsQuery.safeParse(Object.fromEntries(sent)).success).toBe(true);
      }),
    );
  });
});

describe('the query', () => {
  it('leaves out pay bounds that contradict each other', () => {
    expect(toPostingsQuery({ ...NO_FILTERS, minCTC: '9', maxCTC: '3' })).not.toHaveProperty('minCTC');
  });

  it('requests twelve jobs a page', () => {
    expect(toPostingsQuery(NO_FILTERS)).toMatchObject({ page: 1, limit: 12 });
  });
});

it('a changed filter leads back to the first page', () => {
  expect(changeFilters({ ...NO_FILTERS, page: 7 }, { search: 'nurse' })).toMatchObject({ page: 1, search: 'nurse' });
});
