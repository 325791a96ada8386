import fc from 'fast-check';
import { toJob, toJobs, type Job } from './job-posting';

const ID = '0b9e3c8e-6a3f-4b0e-9a3c-2f1d5e7a9c11';
const bare = { id: ID };
const read = (fields: Record<string, unknown>): Job | undefined => toJob({ ...bare, ...fields });

describe('toJob', () => {
  it.each<[string, Record<string, unknown>, Partial<Job>]>([
    ['jobName', { jobName: 'Nurse' }, { jobName: 'Nurse' }],
    ['title', { title: 'Nurse' }, { jobName: 'Nurse' }],
    ['jobName before title', { jobName: 'Nurse', title: 'Other' }, { jobName: 'Nurse' }],
    ['title when jobName is blank', { jobName: '  ', title: 'Nurse' }, { jobName: 'Nurse' }],
    ['no title at all', {}, { jobName: 'Untitled job' }],
    ['companyName', { companyName: 'Acme' }, { companyName: 'Acme' }],
    ['company_name', { company_name: 'Acme' }, { companyName: 'Acme' }],
    ['company', { company: 'Acme' }, { companyName: 'Acme' }],
    ['no company', {}, { companyName: '' }],
    ['location', { location: ' Pune ' }, { location: 'Pune' }],
    ['employmentType', { employmentType: 'full_time' }, { employmentType: 'full_time' }],
    ['jobType', { jobType: 'hybrid' }, { jobType: 'hybrid' }],
    ['experienceLevel', { experienceLevel: 'fresher' }, { experienceLevel: 'fresher' }],
    ['no types at all', {}, { employmentType: '', jobType: '', experienceLevel: '' }],
    ['description', { description: ' Care for patients. ' }, { description: 'Care for patients.' }],
    ['companyName before the others', { companyName: 'A', company_name: 'B', company: 'C' }, { companyName: 'A' }],
    ['company_name before company', { company_name: 'B', company: 'C' }, { companyName: 'B' }],
    ['skills as a list', { skills: ['SQL', 'Excel'] }, { skills: ['SQL', 'Excel'] }],
    ['skills as text with commas', { skills: 'SQL, Excel ,,' }, { skills: ['SQL', 'Excel'] }],
    ['skills named twice', { skills: ['SQL', 'SQL'] }, { skills: ['SQL'] }],
    ['no skills', {}, { skills: [] }],
    ['skills of a wrong type', { skills: { a: 1 } }, { skills: [] }],
    ['ctc as a number', { ctc: 12.5 }, { ctc: 12.5 }],
    ['ctc as text', { ctc: '12.5' }, { ctc: 12.5 }],
    ['ctc with its grouping', { ctc: '1,200.5' }, { ctc: 1200.5 }],
    ['ctc with its unit', { ctc: '12 LPA' }, { ctc: 12 }],
    ['ctc as a switch', { ctc: true }, { ctc: null }],
    ['ctc of nothing', { ctc: 0 }, { ctc: 0 }],
    ['no ctc', { ctc: null }, { ctc: null }],
    ['unreadable ctc', { ctc: 'negotiable' }, { ctc: null }],
    ['negative ctc', { ctc: -1 }, { ctc: null }],
    ['eCTC', { eCTC: 14 }, { eCTC: 14 }],
    ['e_ctc', { e_ctc: '14' }, { eCTC: 14 }],
    ['eCTC before e_ctc', { eCTC: 14, e_ctc: 9 }, { eCTC: 14 }],
    ['e_ctc when eCTC is blank', { eCTC: '', e_ctc: 9 }, { eCTC: 9 }],
    ['no expected ctc', {}, { eCTC: null }],
    ['noticePeriod before notice_period', { noticePeriod: 30, notice_period: 60 }, { noticePeriod: 30 }],
    ['notice_period when noticePeriod is blank', { noticePeriod: '', notice_period: 60 }, { noticePeriod: 60 }],
    ['a notice period with its unit', { noticePeriod: '30 days' }, { noticePeriod: 30 }],
    ['no notice period', {}, { noticePeriod: null }],
    ['a notice period of nothing', { noticePeriod: 0 }, { noticePeriod: 0 }],
    ['workingDays before working_days', { workingDays: 'Mon', working_days: 'Tue' }, { workingDays: 'Mon' }],
    ['no working days', {}, { workingDays: null }],
    ['isActive true', { isActive: true }, { isActive: true }],
    ['requirements', { requirements: ['B.Sc.'] }, { requirements: ['B.Sc.'] }],
    ['responsibilities of a wrong type', { responsibilities: 'Lead' }, { responsibilities: [] }],
    ['no pictures', {}, { logoUrl: null, image: null }],
    ['no date', {}, { createdAt: null }],
    ['an unreadable date', { createdAt: 'soon' }, { createdAt: null }],
    ['noticePeriod', { noticePeriod: 30 }, { noticePeriod: 30 }],
    ['notice_period', { notice_period: 30 }, { noticePeriod: 30 }],
    ['workingDays', { workingDays: 'Mon to Fri' }, { workingDays: 'Mon to Fri' }],
    ['working_days', { working_days: 5 }, { workingDays: '5' }],
    ['isActive false', { isActive: false }, { isActive: false }],
    ['is_active false', { is_active: false }, { isActive: false }],
    ['is_active as 0', { is_active: 0 }, { isActive: false }],
    ['is_active as text', { is_active: 'false' }, { isActive: false }],
    ['isActive before is_active', { isActive: true, is_active: false }, { isActive: true }],
    ['no word about activity', {}, { isActive: true }],
    ['responsibilities', { responsibilities: ['Lead', '', 4] }, { responsibilities: ['Lead', '4'] }],
    ['missing requirements', { requirements: null }, { requirements: [] }],
    ['logoUrl', { logoUrl: '/a.png' }, { logoUrl: '/a.png' }],
    ['image', { image: '/b.png' }, { image: '/b.png' }],
    ['createdAt', { createdAt: '2026-01-02T00:00:00Z' }, { createdAt: '2026-01-02T00:00:00Z' }],
    ['a numeric id', { id: 7 }, { id: '7' }],
    ['the id when jobPostingId is blank', { jobPostingId: '' }, { id: ID }],
    ['the posting of an application', { id: 'application', jobPostingId: ID }, { id: ID }],
  ])('reads %s', (_, fields, expected) => {
    expect(read(fields)).toMatchObject(expected);
  });

  it.each([undefined, null, 'text', 7, [], {}, { id: '' }, { id: null }, { jobName: 'No id' }])(
    'makes nothing of %j',
    (value) => {
      expect(toJob(value)).toBeUndefined();
    },
  );

  it('leaves out what is not a posting', () => {
    expect(toJobs([bare, null, 'x', {}]).map(({ id }) => id)).toEqual([ID]);
  });

  const variants = fc.record(
    Object.fromEntries(
      [
        'id',
        'jobPostingId',
        'jobName',
        'title',
        'companyName',
        'company_name',
        'company',
        'location',
        'skills',
        'ctc',
        'eCTC',
        'e_ctc',
        'notice_period',
        'working_days',
        'isActive',
        'is_active',
        'responsibilities',
        'requirements',
        'logoUrl',
        'createdAt',
      ].map((name) => [name, fc.anything()]),
    ),
    { requiredKeys: [] },
  );

  it('takes anything without throwing, and reads its own result as the same job', () => {
    fc.assert(
      fc.property(fc.oneof(variants, fc.anything()), (value) => {
        const job = toJob(value);
        if (job) expect(toJob(JSON.parse(JSON.stringify(job)))).toEqual(job);
      }),
    );
  });

  it('always gives texts, lists of texts and sound amounts', () => {
    fc.assert(
      fc.property(variants, (value) => {
        const job = toJob(value);
        if (!job) return;
        expect([...job.skills, ...job.responsibilities, ...job.requirements].every((text) => text.trim() !== '')).toBe(
          true,
        );
        for (const amount of [job.ctc, job.eCTC, job.noticePeriod]) {
          expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
        }
      }),
    );
  });
});
