/** Top Categories, each a filter of the jobs page. */
export const CATEGORIES = [
  { label: 'IT & Software', category: 'it' },
  { label: 'Healthcare', category: 'healthcare' },
  { label: 'Finance', category: 'finance' },
  { label: 'Marketing', category: 'marketing' },
  { label: 'Engineering', category: 'engineering' },
] as const;

/** Important Links. Latest posts are the newest postings; the career track is the dashboard. */
export const IMPORTANT_LINKS = [
  { label: 'Contact Us', to: '/contact' },
  { label: 'About Us', to: '/about' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Latest Posts', to: '/jobs' },
  { label: 'Career Track', to: '/dashboard' },
] as const;

export const START_LINKS = [
  { label: 'Find a Job', to: '/jobs' },
  { label: 'Browse Courses', to: '/courses' },
  { label: 'Check Your Resume', to: '/ats-score' },
  { label: 'Saved Jobs', to: '/saved-jobs' },
] as const;
