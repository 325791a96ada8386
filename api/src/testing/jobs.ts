import type { Database } from '../db/database';
import { jobsRepository } from '../modules/jobs/jobs.repository';
import { createJobsService } from '../modules/jobs/jobs.service';
import { openJobSearch } from '../modules/jobs/open-job-search';
import { PostingNames } from '../modules/jobs/posting-names';

const log = { info: () => undefined, warn: () => undefined };

/** The postings of a database and the search of them, which sees every write at once. */
export function jobsService(database: Database) {
  const postings = jobsRepository(database);
  const { answers, search } = openJobSearch({ database, log, isOnDemand: true });
  const names = new PostingNames({ load: () => postings.names(), now: Date.now });
  return createJobsService({ postings, answers, search, names });
}
