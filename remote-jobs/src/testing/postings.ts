import type { Facets, JobPosting } from '@kadam/shared/contract/jobs';

export const success = <Data extends object>(data: Data) => ({ status: 200, body: { success: true, data } });

export const posting = (number = 1, change: Partial<JobPosting> = {}): JobPosting => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  jobName: `Staff Nurse ${number}`,
  companyName: 'Sahyadri Hospital',
  location: 'Pune, Maharashtra',
  employmentType: 'full_time',
  jobType: 'onsite',
  experienceLevel: 'fresher',
  description: 'Care for patients of the general ward in three shifts.',
  skills: ['Patient care', 'Charting'],
  ctc: 4.5,
  eCTC: 5.25,
  noticePeriod: 30,
  workingDays: 'Monday to Saturday',
  isActive: true,
  responsibilities: ['Keep the charts'],
  requirements: ['B.Sc. Nursing'],
  logoUrl: null,
  image: null,
  createdAt: '2026-03-01T06:00:00.000Z',
  ...change,
});

export const FACETS: Facets = {
  jobType: { onsite: 18, hybrid: 12, remote: 0 },
  employmentType: { full_time: 27, part_time: 3 },
  experienceLevel: { fresher: 9, intermediate: 1284, experienced: 8 },
  category: { it: 7, healthcare: 6, finance: 5, marketing: 4, engineering: 3, other: 5 },
};

export const found = (jobPostings: readonly JobPosting[], total = jobPostings.length, rest: object = {}) =>
  success({
    jobPostings,
    pagination: { page: 1, limit: 12, total, totalPages: Math.ceil(total / 12) },
    facets: FACETS,
    mentions: 0,
    similarTo: null,
    meant: null,
    partly: 0,
    dropped: [],
    ...rest,
  });

export const applicationIdOf = ({ id }: Pick<JobPosting, 'id'>): string => id.replace(/^0{8}/, 'aaaaaaaa');

/** The response to an application. */
export const submitted = ({ id: jobPostingId }: Pick<JobPosting, 'id'>) => ({
  status: 201,
  body: {
    success: true,
    message: 'Sent',
    data: { id: posting(9).id, jobPostingId, appliedAt: '2026-03-02T00:00:00Z' },
  },
});

export const appliedTo = (...jobs: readonly JobPosting[]) => success({ jobPostingIds: jobs.map(({ id }) => id) });

export const listed = (...jobs: readonly JobPosting[]) =>
  success({
    jobPostings: jobs.map((job) => ({
      ...job,
      jobPostingId: job.id,
      appliedAt: '2026-03-02T00:00:00Z',
      applicationId: applicationIdOf(job),
      status: 'received',
      history: [{ status: 'received', at: '2026-03-02T00:00:00Z', note: '' }],
      resumeName: null,
      unread: 0,
      savedAt: '2026-03-02T00:00:00Z',
    })),
    pagination: { page: 1, limit: 100, total: jobs.length },
  });

export const activity = (profileViews: number, newMessages: number) => success({ profileViews, newMessages });

export const views = (...numbers: readonly number[]) =>
  success({
    views: numbers
      .map((number) => posting(number))
      .map(({ jobName, companyName, id }) => ({
        at: '2026-03-03T06:00:00.000Z',
        applicationId: applicationIdOf({ id }),
        jobPostingId: id,
        jobName,
        companyName,
      })),
    pagination: { page: 1, limit: 100, total: numbers.length },
  });

/** An error in the shape of the contract. */
export const rejected = (status: number, message: string, rest: object = {}) => ({
  status,
  body: { success: false, message, code: 'INTERNAL', ...rest },
});
