import { BRAND } from '@kadam/shared/contract/brand';
import type { JobPosting } from '@kadam/shared/contract/jobs';
import { type Html, markup } from '../../html';
import type { DocumentedPosting } from '../jobs';
import { cityAndState, missingProperties } from './job-structured-data';
import { shortened } from './readable';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** URL of the feed for feed readers and browsers. */
export const feedLink = (): Html =>
  markup`<link rel="alternate" type="application/rss+xml" title="${`Jobs at ${BRAND.name}`}" href="/feeds/jobs.rss">`;

/** The newest postings as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function newestFeed(origin: string, jobs: readonly JobPosting[]): string {
  const items = jobs.filter((job) => missingProperties(job).length === 0);
  const newest = items[0] && markup`\n<lastBuildDate>${new Date(items[0].createdAt).toUTCString()}</lastBuildDate>`;
  const channel = markup`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${`Jobs at ${BRAND.name}`}</title>
<link>${origin}/jobs</link>
<atom:link href="${origin}/feeds/jobs.rss" rel="self" type="application/rss+xml"/>
<description>${`The newest open positions at ${BRAND.name}.`}</description>
<language>en-IN</language>${newest ? [newest] : []}${items.map((job) => newestItem(origin, job))}
</channel></rss>
`;
  return `${HEAD}${xmlText(channel)}`;
}

function newestItem(origin: string, job: JobPosting): Html {
  const { id, jobName, companyName, location, description, createdAt } = job;
  return markup`
<item><title>${`${jobName} at ${companyName}`}</title><link>${origin}/jobs/${id}</link>
<guid isPermaLink="true">${origin}/jobs/${id}</guid><pubDate>${new Date(createdAt).toUTCString()}</pubDate>
<description>${shortened([location, description].filter(Boolean).join('. '))}</description></item>`;
}

const JOB_TYPES = { full_time: 'fulltime', part_time: 'parttime' } as const;
const REMOTE_TYPES = { remote: 'Fully remote', hybrid: 'Hybrid remote', onsite: '' } as const;
const EXPERIENCE = { fresher: 'Fresher', intermediate: 'Intermediate', experienced: 'Experienced' } as const;

/** Start of the feed of all postings, in the format of Indeed (https://docs.indeed.com). */
export const indeedStart = (origin: string, now: Date): string =>
  `${HEAD}<source>${
    markup`
<publisher>${BRAND.legalName}</publisher>
<publisherurl>${origin}</publisherurl>
<lastBuildDate>${now.toUTCString()}</lastBuildDate>`.source
  }`;

export const INDEED_END = '\n</source>\n';

/** One posting of that feed; '' if a required property is missing. */
export function indeedJob(origin: string, { job, validThrough }: DocumentedPosting): string {
  if (missingProperties(job).length > 0) return '';
  const { city, state } = cityAndState(job.location);
  const lines: readonly (readonly [string, string])[] = [
    ['title', job.jobName],
    ['date', new Date(job.createdAt).toUTCString()],
    ['referencenumber', job.id],
    ['url', `${origin}/jobs/${job.id}`],
    ['company', job.companyName],
    ['sourcename', BRAND.name],
    ['city', city],
    ['state', state],
    ['country', 'IN'],
    ['description', fullText(job)],
    ['salary', job.ctc === null ? '' : `₹${Math.round(job.ctc * 100_000).toLocaleString('en-IN')} per year`],
    ['jobtype', JOB_TYPES[job.employmentType]],
    ['experience', EXPERIENCE[job.experienceLevel]],
    ['remotetype', REMOTE_TYPES[job.jobType]],
    ['expirationdate', validThrough?.toUTCString() ?? ''],
  ];
  const known = lines.filter(([, value]) => value !== '');
  // Names are from the table above, so only values have to be escaped.
  return `\n<job>${known.map(([name, value]) => `<${name}>${xmlText(markup`${value}`)}</${name}>`).join('')}</job>`;
}

function fullText({ description, responsibilities, requirements, skills }: JobPosting): string {
  const section = (title: string, points: readonly string[]) =>
    points.length > 0 ? [`${title}:\n${points.map((point) => `- ${point}`).join('\n')}`] : [];
  return [
    description,
    ...section('Key responsibilities', responsibilities),
    ...section('Requirements', requirements),
    ...section('Skills', skills),
  ].join('\n\n');
}

// Characters that XML 1.0 does not allow, even escaped; text of an import may have them.
// oxlint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const xmlText = ({ source }: Html): string => source.toWellFormed().replace(NOT_IN_XML, '');
