/** Each page of this remote beside the function that builds its address. */
export const paths = {
  jobs: '/jobs',
  job: '/jobs/:jobId',
  jobProfile: '/job-profile',
  myJobs: '/myjobs',
} as const;

export const jobHref = (jobId: string): string => `${paths.jobs}/${encodeURIComponent(jobId)}`;
