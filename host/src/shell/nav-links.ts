/** The links of the navigation bar and the drawer, in this order (specification, section 2, and specification-decisions, row 30). */
export const NAV_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/services', label: 'Services' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/courses', label: 'Courses' },
  { to: '/team', label: 'Our Team' },
  { to: '/contact', label: 'Contact Us' },
] as const;
