/**
 * Invented content, for an owner to replace before the portal goes live: where it stands and what to put there. `kadam doctor` lists what is
 * left. Whoever has replaced something removes its line here and the mark `Sample<…>` beside it (specification-decisions, row 36).
 */
export const SAMPLE_CONTENT = {
  company: {
    file: 'shared/src/contract/brand.ts',
    todo: 'Name, address, phone, mail and web addresses, company number and license are invented: write your own, and hours and an answer time that you keep.',
  },
  testimonials: {
    file: 'remote-marketing/src/content/testimonials.ts',
    todo: 'The four people and what they say are invented: write what real clients have said and agreed to see here.',
  },
  team: {
    file: 'remote-marketing/src/content/team.ts',
    todo: 'The eight people are invented: write the names, roles, addresses and portraits of your own.',
  },
  rating: {
    file: 'remote-learning/src/features/course-details/course-details.content.ts',
    todo: 'The rating of 4.5/5 is invented and the same for every course: write a measured one.',
  },
  students: {
    file: 'remote-learning/src/lib/course.ts',
    todo: 'A course that tells no number of students shows 1200: write a number that is true.',
  },
  hired: {
    file: 'remote-resume/src/content/hired.ts',
    todo: 'The 6,530 job seekers hired are invented: write a number that you can show.',
  },
} as const;

/** Marks content of the list above where it stands: `const testimonials: Sample<'testimonials', readonly Testimonial[]>`. */
export type Sample<_Name extends keyof typeof SAMPLE_CONTENT, Content> = Content;

/** Whether this content is still a sample, for the small line beside it; false once its line above is removed. */
export const isSample = (name: string): boolean => name in SAMPLE_CONTENT;

const company = {
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
  /** When somebody answers the phone, in the time of the office. */
  hours: 'Monday to Saturday, 9:30 am to 6:30 pm IST',
  professionalNetwork: { label: 'LinkedIn', url: 'https://www.linkedin.com/company/kadam-careers-example' },
  companyNumber: 'U78100HR2026PTC000000',
  recruitmentLicence: 'RA-HR-2026-0000',
  /** How soon a person at the office answers; ends the sentences that promise it. */
  answerTime: 'within one working day',
} as const;

/**
 * Who runs this portal. The one place that names the company: pages, mails and documents read it, so another consultancy changes
 * this file only (specification-decisions, row 1).
 */
export const BRAND: Sample<'company', typeof company> = company;
