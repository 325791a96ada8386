/** Each page of this remote beside the function that builds its address. */
export const paths = {
  jobs: '/jobs',
  job: '/jobs/:jobId',
  jobProfile: '/job-profile',
  myJobs: '/myjobs',
  profile: '/profile',
  dashboard: '/dashboard',
} as const;

/** Pages of other teams that ours lead to. */
export const elsewhere = { courses: '/courses', resumeCheck: '/ats-score' } as const;

export const jobHref = (jobId: string): string => `${paths.jobs}/${encodeURIComponent(jobId)}`;

export const courseHref = (courseId: string): string => `${elsewhere.courses}/${encodeURIComponent(courseId)}`;
