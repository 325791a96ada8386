import { toApplications, toAppliedIds } from './applications';
import { NO_FACETS, toSavedJobs, toJobsFound } from './postings-response';

const job = { id: 'a', jobName: 'Nurse' };

describe('toJobsFound', () => {
  it('reads the jobs and the total', () => {
    const found = toJobsFound({ data: { jobPostings: [job], pagination: { total: 31 } } });
    expect(found).toMatchObject({ total: 31, jobs: [{ id: 'a' }] });
  });

  it('reads a total that comes as text', () => {
    expect(toJobsFound({ data: { jobPostings: [job], pagination: { total: '31' } } })?.total).toBe(31);
  });

  it('counts the jobs when the server does not', () => {
    expect(toJobsFound({ data: { jobPostings: [job] } })?.total).toBe(1);
  });

  it('reads the counts of the filters and the words of a close search', () => {
    const facets = { jobType: { remote: 3, onsite: -1, hybrid: 'x' }, employmentType: { full_time: 0 } };
    expect(toJobsFound({ data: { jobPostings: [], facets, similarTo: ' nurse ' } })).toMatchObject({
      facets: { jobType: { remote: 3 }, employmentType: { full_time: 0 }, experienceLevel: {} },
      similarTo: 'nurse',
    });
  });

  it('has no counts and no similar words where the server sends none', () => {
    expect(toJobsFound({ data: { jobPostings: [] } })).toMatchObject({ facets: NO_FACETS, similarTo: '' });
  });

  it.each(['<html>', '', null, {}, { data: {} }, { data: { jobPostings: 'x' } }])(
    'returns undefined for %j',
    (response) => {
      expect(toJobsFound(response)).toBeUndefined();
    },
  );
});

describe('the applied list', () => {
  it('names a posting by id or by jobPostingId', () => {
    const response = { data: { jobPostings: [{ id: 'a' }, { id: 'application', jobPostingId: 'b' }, null] } };
    expect(toAppliedIds(response)).toEqual(['a', 'application', 'b']);
  });

  it('names a posting by a number, as its card does', () => {
    expect(toAppliedIds({ data: { jobPostings: [{ id: 7 }] } })).toEqual(['7']);
  });

  it('shows the posting of each application', () => {
    const response = { data: { jobPostings: [{ id: 'application', jobPostingId: 'b' }] } };
    expect(toSavedJobs(response)?.map(({ id }) => id)).toEqual(['b']);
  });

  it('has the date of each application, if the server sends it', () => {
    const response = { data: { jobPostings: [{ ...job, appliedAt: '2026-03-02T00:00:00Z' }, { id: 'b' }, null] } };
    expect(toApplications(response)).toMatchObject([
      { job: { id: 'a' }, appliedAt: '2026-03-02T00:00:00Z' },
      { job: { id: 'b' }, appliedAt: '' },
    ]);
  });

  it('returns undefined for another shape', () => {
    expect(toApplications('<html>')).toBeUndefined();
    expect(toSavedJobs({ data: [] })).toBeUndefined();
    expect(toAppliedIds('<html>')).toBeUndefined();
  });
});
