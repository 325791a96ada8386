/**
 * Sample content that the owner replaces before the portal goes live. `kadam doctor` lists what is
 * left. Remove the line here and the `Sample<…>` type with the content.
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
    todo: 'A course without a number of students shows 1200: write the true number.',
  },
  hired: {
    file: 'remote-resume/src/content/hired.ts',
    todo: 'The 6,530 job seekers hired are invented: write a number that you can show.',
  },
} as const;

/** Type of sample content: `const testimonials: Sample<'testimonials', readonly Testimonial[]>`. */
export type Sample<_Name extends keyof typeof SAMPLE_CONTENT, Content> = Content;

/** Whether this content is still a sample; false once its line above is removed. */
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
  /** Office hours for calls, in the office's time zone. */
  hours: 'Monday to Saturday, 9:30 am to 6:30 pm IST',
  professionalNetwork: { label: 'LinkedIn', url: 'https://www.linkedin.com/company/kadam-careers-example' },
  companyNumber: 'U78100HR2026PTC000000',
  recruitmentLicence: 'RA-HR-2026-0000',
  /** Response time of the office; ends the sentences that promise it. */
  answerTime: 'within one working day',
} as const;

/** The company behind this portal. Pages, mails and documents read its name only here. */
export const BRAND: Sample<'company', typeof company> = company;
