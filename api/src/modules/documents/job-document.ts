import { BRAND } from '@kadam/shared/contract/brand';
import type { JobPosting } from '@kadam/shared/contract/jobs';
import { type Html, markup } from '../../html';
import type { DocumentedPosting } from '../jobs';
import type { ItemDocument } from './fill-document';
import { jobStructuredData } from './job-structured-data';
import { facts, list, paragraphs, shortened } from './readable';

/** `companySlug` is the page of the company; null if it has none. */
interface DocumentedJob extends DocumentedPosting {
  readonly companySlug: string | null;
}

/** The document of a job; that of a closed job is only for people who follow an old link. */
export function jobDocument({ job, validThrough, companySlug }: DocumentedJob, url: string): ItemDocument {
  const place = [job.companyName, job.location].filter(Boolean).join(', ');
  const structuredData = job.isActive ? jobStructuredData({ job, validThrough }, url) : undefined;
  return {
    title: `${[job.jobName, job.companyName].filter(Boolean).join(' at ')} | ${BRAND.name}`,
    description: shortened(`${job.jobName}, ${place}. ${job.description}`),
    ...(job.isActive && { canonical: url }),
    ...(structuredData && { structuredData }),
    text: jobText(job, companySlug),
    pageData: { jobPosting: job },
  };
}

export const unknownJob = (): ItemDocument => ({
  title: `Job not found | ${BRAND.name}`,
  description: 'There is no job at this address.',
  text: markup`<article class="document-text"><h1>Job not found</h1>
<p>There is no job at this address. It may have been removed.</p><p><a href="/jobs">Back to Jobs</a></p></article>`,
});

const WORDS: Readonly<Record<string, string>> = {
  onsite: 'Onsite',
  hybrid: 'Hybrid',
  remote: 'Remote',
  full_time: 'Full-time',
  part_time: 'Part-time',
  fresher: 'Fresher',
  intermediate: 'Intermediate',
  experienced: 'Experienced',
};

function jobText(job: JobPosting, companySlug: string | null): Html {
  const { ctc, workingDays, noticePeriod } = job;
  return markup`<article class="document-text"><h1>${job.jobName}</h1>
<p>${[job.companyName, job.location].filter(Boolean).join(' • ')}</p>
${job.isActive ? '' : markup`<p><strong>This job is closed.</strong></p>`}
${facts([
  ['Employment type', WORDS[job.employmentType]],
  ['Work arrangement', WORDS[job.jobType]],
  ['Experience level', WORDS[job.experienceLevel]],
  ['Salary', ctc === null ? undefined : `${ctc.toLocaleString('en-IN')} LPA`],
  ['Working days', workingDays ?? undefined],
  ['Notice period', noticePeriod === null ? undefined : `${noticePeriod} days`],
])}
<h2>Description</h2>${paragraphs(job.description)}
${list('Skills', job.skills)}
${list('Key Responsibilities', job.responsibilities)}
${list('Requirements', job.requirements)}
${companySlug === null ? '' : markup`<p><a href="/companies/${companySlug}">All jobs of ${job.companyName}</a></p>`}
<p><a href="/jobs">All jobs</a></p></article>`;
}

export const jobListText = (jobs: readonly JobPosting[], total: number): Html =>
  markup`<div class="document-text"><h1>Jobs</h1>
<p>${text(jobs.length, total)}</p>
<ul>${jobs.map(
    ({ id, jobName, companyName, location, ctc }) =>
      markup`<li><a href="/jobs/${id}">${jobName}</a>, ${[companyName, location, ctc === null ? '' : `${ctc.toLocaleString('en-IN')} LPA`].filter(Boolean).join(', ')}</li>`,
  )}</ul></div>`;

function text(shown: number, total: number): string {
  if (total === 0) return 'There are no open positions right now. New ones come in every day.';
  if (shown === total) return 'All open positions, the newest first.';
  return `The newest ${shown} of ${total.toLocaleString('en-IN')} open positions.`;
}
