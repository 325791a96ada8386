import type { Section } from '@kadam/shared/contract/published-content';

/** Names of the sections of the content, as headings and links show them. */
export const SECTION_TITLES: Readonly<Record<Section, string>> = {
  company: 'Company details',
  testimonials: 'Testimonials',
  team: 'Team',
  services: 'Services',
  questions: 'Questions and answers',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
};
