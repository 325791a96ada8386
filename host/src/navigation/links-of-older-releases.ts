import type { PageLink } from '@kadam/shared/remote';

/**
 * Links to pages of releases that declare none, because they are older than the `links` of
 * routes.json. To be removed once no such release can be live or a fallback.
 */
export const LINKS_OF_OLDER_RELEASES: readonly PageLink[] = [
  { place: 'navigation', label: 'Home', to: '/', order: 10 },
  { place: 'navigation', label: 'About Us', to: '/about', order: 20 },
  { place: 'navigation', label: 'Services', to: '/services', order: 30 },
  { place: 'navigation', label: 'Jobs', to: '/jobs', order: 40 },
  { place: 'navigation', label: 'Courses', to: '/courses', order: 50 },
  { place: 'navigation', label: 'Our Team', to: '/team', order: 60 },
  { place: 'navigation', label: 'Contact Us', to: '/contact', order: 70 },
  { place: 'drawer', label: 'My Profile', to: '/profile', order: 100, audience: 'members' },
  { place: 'drawer', label: 'Saved Jobs', to: '/saved-jobs', order: 100, audience: 'visitors' },
  { place: 'account', label: 'Dashboard', to: '/dashboard', order: 10, icon: 'dashboard' },
  { place: 'account', label: 'Profile', to: '/profile', order: 20, icon: 'person' },
  { place: 'account', label: 'My Jobs', to: '/myjobs', order: 30, icon: 'briefcase' },
  { place: 'footer-categories', label: 'IT & Software', to: '/jobs?category=it', order: 10 },
  { place: 'footer-categories', label: 'Healthcare', to: '/jobs?category=healthcare', order: 20 },
  { place: 'footer-categories', label: 'Finance', to: '/jobs?category=finance', order: 30 },
  { place: 'footer-categories', label: 'Marketing', to: '/jobs?category=marketing', order: 40 },
  { place: 'footer-categories', label: 'Engineering', to: '/jobs?category=engineering', order: 50 },
  { place: 'footer-important', label: 'Contact Us', to: '/contact', order: 10 },
  { place: 'footer-important', label: 'About Us', to: '/about', order: 20 },
  { place: 'footer-important', label: 'FAQ', to: '/faq', order: 30 },
  { place: 'footer-important', label: 'Latest Posts', to: '/jobs', order: 40 },
  { place: 'footer-important', label: 'Career Track', to: '/dashboard', order: 50 },
  { place: 'footer-start', label: 'Find a Job', to: '/jobs', order: 10 },
  { place: 'footer-start', label: 'Browse Courses', to: '/courses', order: 20 },
  { place: 'footer-start', label: 'Check Your Resume', to: '/ats-score', order: 30 },
  { place: 'footer-start', label: 'Saved Jobs', to: '/saved-jobs', order: 40 },
  { place: 'footer-legal', label: 'Terms of Service', to: '/terms', order: 10 },
  { place: 'footer-legal', label: 'Privacy Policy', to: '/privacy', order: 20 },
];
