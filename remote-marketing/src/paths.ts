/** The pages of this remote. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  team: '/team',
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** Where these pages send people in the rest of the portal. */
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

/** What a message to the office can be about when another page leads to the form. */
export type ContactTopic = 'employer';

export const contactHref = (topic?: ContactTopic): string =>
  topic ? `${paths.contact}?topic=${topic}` : paths.contact;

export const jobHref = (jobId: string): string => `${elsewhere.jobs}/${encodeURIComponent(jobId)}`;

/** The job search as the page of remote-jobs reads it from its address. */
export function jobSearchHref(asked: { readonly search: string; readonly location: string }): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, text]) => text !== ''));
  return query.size > 0 ? `${elsewhere.jobs}?${query.toString()}` : elsewhere.jobs;
}
