/** Links of the navigation bar and the drawer, in order. */
export const NAV_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/services', label: 'Services' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/courses', label: 'Courses' },
  { to: '/team', label: 'Our Team' },
  { to: '/contact', label: 'Contact Us' },
] as const;
