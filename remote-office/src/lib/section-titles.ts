import type { Section } from '@kadam/shared/contract/published-content';

/** Titles of the sections of the content. */
export const SECTION_TITLES: Readonly<Record<Section, string>> = {
  company: 'Company details',
  testimonials: 'Testimonials',
  team: 'Team',
  services: 'Services',
  questions: 'Questions and answers',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
};
