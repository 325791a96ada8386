import { postingsQuery } from './jobs';
import { z } from './schema';

describe('postingsQuery', () => {
  it('returns the first page by default', () => {
    expect(z.parse(postingsQuery, {})).toEqual({
      page: 1,
      limit: 12,
      category: [],
      jobType: [],
      employmentType: [],
      experienceLevel: [],
    });
  });

  it('reports minCTC if it is above maxCTC', () => {
    const { error } = z.safeParse(postingsQuery, { minCTC: '20', maxCTC: '10' });
    expect(error?.issues).toMatchObject([{ path: ['minCTC'], message: 'Must not be above maxCTC.' }]);
  });

  it.each([
    ['jobType', 'moon'],
    ['page', '-1'],
    ['limit', '10000'],
    ['minCTC', 'ten'],
    ['search', 'x'.repeat(10_000)],
  ])('reports an invalid %s', (field, value) => {
    expect(z.safeParse(postingsQuery, { [field]: value }).error?.issues[0]?.path).toEqual([field]);
  });
});
