/** The pages of this remote. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  team: '/team',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** Where these pages send people in the rest of the portal. */
export const elsewhere = { jobs: '/jobs', courses: '/courses', resumeCheck: '/ats-score' } as const;

/** What a message to the office can be about when another page leads to the form. */
export type ContactTopic = 'employer';

export const contactHref = (topic?: ContactTopic): string =>
  topic ? `${paths.contact}?topic=${topic}` : paths.contact;
