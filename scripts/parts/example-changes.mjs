/**
 * Six typical changes, timed by `scripts/time-changed.mjs`; e2e/checks/changed.test.ts checks what
 * they select.
 */
export const EXAMPLE_CHANGES = {
  text: ['remote-marketing/src/pages/about-page.tsx'],
  filter: ['remote-jobs/src/features/job-search/search-filters.tsx'],
  'profile field': ['shared/src/contract/members.ts', 'remote-jobs/src/features/job-profile/form-fields.ts'],
  'resume check': ['resume-engine/src/checks/ats/links.ts'],
  'nginx header': ['nginx/headers.json'],
  'API service': ['api/src/modules/applications/applications.service.ts'],
};
