/**
 * Who runs this portal. The one place that names the company: pages, mails and documents read it, so another consultancy changes
 * this file only (specification-decisions, row 1).
 */
export const BRAND = {
  name: 'Kadam',
  legalName: 'Kadam Careers Private Limited',
  tagline: 'Every career move, one clear step',
  url: 'https://kadam.example',
  email: 'hello@kadam.example',
  phone: { label: '+91 124 555 0148', href: 'tel:+911245550148' },
  address: {
    lines: ['4th Floor, Tower B, Sector 44', 'Near HUDA City Centre'],
    city: 'Gurugram',
    state: 'Haryana',
    postalCode: '122003',
    country: 'India',
  },
  professionalNetwork: { label: 'LinkedIn', url: 'https://www.linkedin.com/company/kadam-careers-example' },
  companyNumber: 'U78100HR2026PTC000000',
  recruitmentLicence: 'RA-HR-2026-0000',
} as const;
