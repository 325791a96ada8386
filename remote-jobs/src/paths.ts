/** Each page of this remote beside the function that builds its address. */
export const paths = {
  jobs: '/jobs',
  job: '/jobs/:jobId',
  jobProfile: '/job-profile',
  myJobs: '/myjobs',
  savedJobs: '/saved-jobs',
  profile: '/profile',
  account: '/account',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
} as const;

/** Pages of other teams that ours lead to. */
export const otherPages = {
  home: '/',
  courses: '/courses',
  resumeCheck: '/ats-score',
  resumeEditor: '/resume-editor',
} as const;

export const jobHref = (jobId: string): string => `${paths.jobs}/${encodeURIComponent(jobId)}`;

/** The search for a company's jobs; it also finds postings that mention the name elsewhere. */
export const jobsOfCompanyHref = (company: string): string => `${paths.jobs}?search=${encodeURIComponent(company)}`;

export const courseHref = (courseId: string): string => `${otherPages.courses}/${encodeURIComponent(courseId)}`;

/** Put behind the address of the account settings, opens the question whether to delete the account. */
export const DELETION_HASH = '#delete';
