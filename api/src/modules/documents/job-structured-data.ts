import { BRAND } from '@kadam/shared/contract/brand';
import { largeImage } from '@kadam/shared/contract/image-addresses';
import type { JobPosting } from '@kadam/shared/contract/jobs';
import type { DocumentedPosting } from '../jobs';
import { paragraphs } from './readable';

const RUPEES_PER_LAKH = 100_000;

/**
 * Names of properties that search engines require and this posting lacks. Such a posting has no
 * structured data and is in no feed, because one invalid posting is reported for the whole site.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function missingProperties({ jobName, companyName, description, location, jobType }: JobPosting): string[] {
  const required = { title: jobName, hiringOrganization: companyName, description };
  const missing = Object.entries(required).flatMap(([name, value]) => (value.trim() === '' ? [name] : []));
  return jobType !== 'remote' && location.trim() === '' ? [...missing, 'jobLocation'] : missing;
}

/** The schema.org JobPosting of an open posting; undefined if it would be invalid. */
export function jobStructuredData({ job, validThrough }: DocumentedPosting, url: string): object | undefined {
  if (missingProperties(job).length > 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobName,
    description: paragraphs(job.description).source,
    identifier: { '@type': 'PropertyValue', name: BRAND.name, value: job.id },
    datePosted: job.createdAt.slice(0, 10),
    ...(validThrough && { validThrough: validThrough.toISOString() }),
    employmentType: job.employmentType === 'full_time' ? 'FULL_TIME' : 'PART_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(job.logoUrl && { logo: new URL(largeImage(job.logoUrl), url).href }),
    },
    ...placeData(job),
    ...payData(job),
    ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
    ...(job.responsibilities.length > 0 && { responsibilities: job.responsibilities.join(' ') }),
    ...(job.requirements.length > 0 && { qualifications: job.requirements.join(' ') }),
    directApply: true,
    url,
  };
}

const placeData = ({ jobType, location }: JobPosting): object => ({
  ...(jobType === 'remote' && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  }),
  ...(location.trim() !== '' && {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...addressParts(location), addressCountry: 'IN' },
    },
  }),
});

function addressParts(location: string): { addressLocality: string; addressRegion?: string } {
  const { city, state } = cityAndState(location);
  return { addressLocality: city, ...(state && { addressRegion: state }) };
}

/** `Pune, Maharashtra` is a city and a state; a list of locations stays one text. */
export function cityAndState(location: string): { city: string; state: string } {
  const [city = '', state = '', ...others] = location.split(',').map((part) => part.trim());
  return state !== '' && others.length === 0 && !location.includes('/')
    ? { city, state }
    : { city: location.trim(), state: '' };
}

const payData = ({ ctc }: JobPosting): object =>
  ctc === null
    ? {}
    : {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          value: { '@type': 'QuantitativeValue', value: Math.round(ctc * RUPEES_PER_LAKH), unitText: 'YEAR' },
        },
      };
