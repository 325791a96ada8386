import type { PostingFields } from '@kadam/shared/contract/postings';
import type { Database } from '../db/database';
import { jobsRepository } from '../modules/jobs/jobs.repository';
import { createJobsService } from '../modules/jobs/jobs.service';
import { openJobSearch } from '../modules/jobs/search/open-job-search';
import { Suggestions } from '../modules/jobs/suggestions';

const log = { info: () => undefined, warn: () => undefined };

/** The jobs of a database; each search reads the changes first. */
export function jobsService(database: Database) {
  const postings = jobsRepository(database);
  const { responses, search } = openJobSearch({ database, log, isOnDemand: true });
  const names = new Suggestions({ load: () => postings.names(), now: Date.now });
  return createJobsService({ postings, publicPostings: postings, responses, search, names });
}

/** A complete posting, as sent by the office. */
export const POSTING_FIELDS: PostingFields = {
  jobName: 'Staff Nurse',
  companyName: 'Sahyadri Hospital',
  location: 'Pune, Maharashtra',
  employmentType: 'full_time',
  jobType: 'onsite',
  experienceLevel: 'fresher',
  category: null,
  description: 'Care for patients of the surgical ward.',
  skills: ['Triage'],
  responsibilities: ['Look after patients.'],
  requirements: ['GNM'],
  ctc: 4.8,
  noticePeriod: 30,
  workingDays: 'Monday to Saturday',
  expiresOn: null,
};
