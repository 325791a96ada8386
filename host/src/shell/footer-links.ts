/** Top Categories; each leads to a search that finds something (specification-decisions, row 14). */
export const CATEGORIES = [
  { label: 'IT & Software', search: 'software' },
  { label: 'Healthcare', search: 'healthcare' },
  { label: 'Finance', search: 'finance' },
  { label: 'Marketing', search: 'marketing' },
  { label: 'Engineering', search: 'engineering' },
] as const;

/** Important Links; those without an address stay text until such pages exist. */
export const IMPORTANT_LINKS: readonly { readonly label: string; readonly to?: string }[] = [
  { label: 'Contact Us', to: '/contact' },
  { label: 'About Us', to: '/about' },
  { label: 'FAQ' },
  { label: 'Latest Posts' },
  { label: 'Career Track' },
];

/** What a visitor can do here at once. */
export const START_LINKS = [
  { label: 'Find a Job', to: '/jobs' },
  { label: 'Browse Courses', to: '/courses' },
  { label: 'Check Your Resume', to: '/ats-score' },
] as const;
