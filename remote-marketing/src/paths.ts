export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  team: '/team',
  contact: '/contact',
  hire: '/hire',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export const elsewhere = {
  jobs: '/jobs',
  savedJobs: '/saved-jobs',
  jobProfile: '/job-profile',
  myJobs: '/myjobs',
  profile: '/profile',
  account: '/account',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  courses: '/courses',
  resumeCheck: '/ats-score',
  resumeEditor: '/resume-editor',
} as const;

export type ContactTopic = 'employer';

export const contactHref = (): string => paths.contact;

export const jobHref = (jobId: string): string => `${elsewhere.jobs}/${encodeURIComponent(jobId)}`;

/** The job search of remote-jobs, with its query parameters. */
export function jobSearchHref(search: { readonly search: string; readonly location: string }): string {
  const query = new URLSearchParams(Object.entries(search).filter(([, text]) => text !== ''));
  return query.size > 0 ? `${elsewhere.jobs}?${query.toString()}` : elsewhere.jobs;
}
