/** Top Categories; each leads to its jobs (specification-decisions, row 14). */
export const CATEGORIES = [
  { label: 'IT & Software', category: 'it' },
  { label: 'Healthcare', category: 'healthcare' },
  { label: 'Finance', category: 'finance' },
  { label: 'Marketing', category: 'marketing' },
  { label: 'Engineering', category: 'engineering' },
] as const;

/** Important Links. The latest posts are the newest postings; a member's career track is the dashboard (specification-decisions, row 14). */
export const IMPORTANT_LINKS = [
  { label: 'Contact Us', to: '/contact' },
  { label: 'About Us', to: '/about' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Latest Posts', to: '/jobs' },
  { label: 'Career Track', to: '/dashboard' },
] as const;

/** What a visitor can do here at once. */
export const START_LINKS = [
  { label: 'Find a Job', to: '/jobs' },
  { label: 'Browse Courses', to: '/courses' },
  { label: 'Check Your Resume', to: '/ats-score' },
  { label: 'Saved Jobs', to: '/saved-jobs' },
] as const;
