import { BRAND } from '@kadam/shared/contract/brand';
import type { JobPosting } from '@kadam/shared/contract/jobs';
import { paragraphs } from './readable';

const RUPEES_PER_LAKH = 100_000;

/**
 * schema.org JobPosting with the properties search engines require (developers.google.com/search).
 */
export const jobStructuredData = (job: JobPosting, url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.jobName,
  description: paragraphs(job.description).source,
  identifier: { '@type': 'PropertyValue', name: BRAND.name, value: job.id },
  datePosted: job.createdAt.slice(0, 10),
  employmentType: job.employmentType === 'full_time' ? 'FULL_TIME' : 'PART_TIME',
  hiringOrganization: {
    '@type': 'Organization',
    name: job.companyName,
    ...(job.logoUrl && { logo: new URL(job.logoUrl, url).href }),
  },
  ...(job.jobType === 'remote' && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  }),
  ...(job.location && {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'IN' },
    },
  }),
  ...(job.ctc !== null && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', value: Math.round(job.ctc * RUPEES_PER_LAKH), unitText: 'YEAR' },
    },
  }),
  ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
  ...(job.responsibilities.length > 0 && { responsibilities: job.responsibilities.join(' ') }),
  ...(job.requirements.length > 0 && { qualifications: job.requirements.join(' ') }),
  directApply: true,
  url,
});
