import { activeFilters, NO_FILTERS } from './active-filters';

const labels = (change: Partial<typeof NO_FILTERS>) =>
  activeFilters({ ...NO_FILTERS, ...change }).map(({ label }) => label);

describe('the active filters', () => {
  it('are named as on the page', () => {
    expect(labels({ search: 'nurse', location: 'Pune', jobType: ['remote'], employmentType: ['part_time'] })).toEqual([
      'nurse',
      'Pune',
      'Remote',
      'Part-time',
    ]);
  });

  it.each([
    ['3', '', 'From ₹3 lakh a year'],
    ['', '9', 'Up to ₹9 lakh a year'],
    ['3', '9', '₹3 to 9 lakh a year'],
    ['9', '3', '9 to 3 LPA (ignored)'],
  ])('name the pay from %j to %j', (minCTC, maxCTC, label) => {
    expect(labels({ minCTC, maxCTC })).toEqual([label]);
  });

  it('go away one at a time, and lead to the first page', () => {
    const [remote] = activeFilters({ ...NO_FILTERS, jobType: ['remote', 'onsite'], page: 3 });
    expect(remote?.without).toEqual({ ...NO_FILTERS, jobType: ['onsite'] });
  });

  it('have different names when their labels are equal', () => {
    const names = activeFilters({ ...NO_FILTERS, search: 'Remote', location: 'Remote', jobType: ['remote'] });
    expect(new Set(names.map(({ name }) => name)).size).toBe(3);
  });

  it('are none without filters', () => {
    expect(activeFilters({ ...NO_FILTERS, page: 5 })).toEqual([]);
  });
});
