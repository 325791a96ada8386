export const paths = {
  jobs: '/jobs',
  job: '/jobs/:jobId',
  company: '/companies/:slug',
  jobProfile: '/job-profile',
  myJobs: '/myjobs',
  savedJobs: '/saved-jobs',
  profile: '/profile',
  account: '/account',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
} as const;

export const otherPages = {
  home: '/',
  courses: '/courses',
  resumeCheck: '/ats-score',
  resumeEditor: '/resume-editor',
} as const;

export const jobHref = (jobId: string): string => `${paths.jobs}/${encodeURIComponent(jobId)}`;

/** The page of a company, with a page of its jobs, from 1. */
export const companyHref = (slug: string, page = 1): string =>
  `/companies/${encodeURIComponent(slug)}${page > 1 ? `?page=${page}` : ''}`;

/** Also finds postings that mention the name elsewhere. */
export const jobsOfCompanyHref = (company: string): string => `${paths.jobs}?search=${encodeURIComponent(company)}`;

export const courseHref = (courseId: string): string => `${otherPages.courses}/${encodeURIComponent(courseId)}`;

/** Opens the deletion dialog of the account settings. */
export const DELETION_HASH = '#delete';
