/** The links of the navigation bar and the drawer, in this order (specification, section 2). */
export const NAV_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/services', label: 'Services' },
  { to: '/team', label: 'Our Team' },
  { to: '/contact', label: 'Contact Us' },
] as const;
