import { isPublished, PUBLISHED } from './published-content';

/**
 * Sample content that the owner replaces before the portal goes live. `kadam doctor` lists what is
 * left. Remove the line here and the `Sample<…>` type with the content.
 */
export const SAMPLE_CONTENT = {
  company: {
    file: 'shared/src/contract/brand.ts',
    todo: 'Name, address, phone, mail and web addresses, company number and license are invented: publish your own under Content in the office, with hours and an answer time that you keep.',
  },
  testimonials: {
    file: 'shared/src/contract/testimonials.ts',
    todo: 'The four people and what they say are invented: publish under Content in the office what real clients have said and agreed to see here.',
  },
  team: {
    file: 'shared/src/contract/team.ts',
    todo: 'The eight people are invented: publish the names, roles and addresses of your own under Content in the office.',
  },
  terms: {
    file: 'shared/src/contract/terms.ts',
    todo: 'The terms of service are a sample: have a lawyer adapt them to your company, and publish them with their date under Content in the office.',
  },
  privacy: {
    file: 'shared/src/contract/privacy-policy.ts',
    todo: 'The privacy policy is a sample: have a lawyer adapt it to your company, and publish it with its date under Content in the office.',
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

/**
 * Whether this content is still a sample; false once the office has published its own, or its line
 * above is removed.
 */
export const isSample = (name: string): boolean => name in SAMPLE_CONTENT && !isPublished(name);

/** The company behind a portal. */
export interface Company {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  /** URL of the portal if KADAM_PUBLIC_URL is not set. */
  readonly url: string;
  readonly email: string;
  readonly phone: { readonly label: string; readonly href: string };
  readonly address: {
    readonly lines: readonly string[];
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
    readonly country: string;
  };
  /** Office hours for calls, in the office's time zone. */
  readonly hours: string;
  readonly professionalNetwork: { readonly label: string; readonly url: string };
  readonly companyNumber: string;
  readonly recruitmentLicence: string;
  /** Response time of the office; ends the sentences that promise it. */
  readonly answerTime: string;
}

/** The company until the office publishes its own details. */
export const BUILT_IN_COMPANY: Sample<'company', Company> = {
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
  hours: 'Monday to Saturday, 9:30 am to 6:30 pm IST',
  professionalNetwork: { label: 'LinkedIn', url: 'https://www.linkedin.com/company/kadam-careers-example' },
  companyNumber: 'U78100HR2026PTC000000',
  recruitmentLicence: 'RA-HR-2026-0000',
  answerTime: 'within one working day',
};

/** The company behind this portal. Pages, mails and documents read its name only here. */
export const BRAND: Company = { ...BUILT_IN_COMPANY, ...(PUBLISHED.content.company as Company | undefined) };

/** In the API, which runs while the office publishes other details. */
export const replaceBrand = (company: Company): void => void Object.assign(BRAND, company);
