import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobPosting } from '@kadam/shared/contract/jobs';

export const SAMPLE_SOURCE = 'sample';

export const SAMPLE_FOLDER = join(__dirname, '../../sample-data');

export interface SamplePosting
  extends
    Pick<JobPosting, 'jobName' | 'companyName' | 'location' | 'employmentType' | 'jobType' | 'experienceLevel'>,
    Pick<JobPosting, 'description' | 'skills' | 'responsibilities' | 'requirements'>,
    Partial<Pick<JobPosting, 'ctc' | 'eCTC' | 'noticePeriod' | 'workingDays'>> {
  readonly reference: string;
  readonly createdAt: string;
  readonly status?: 'closed';
}

let cache: readonly SamplePosting[] | undefined;

/** The sample postings, each with a date within the sixty days before the last of them. */
export const samplePostings = (): readonly SamplePosting[] =>
  (cache ??= readFileSync(join(SAMPLE_FOLDER, 'jobs.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as SamplePosting));
