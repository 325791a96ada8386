import type { Database } from '../../../db/database';
import type { HousekeepingJob } from '../../../tasks';
import { jobsRepository } from '../jobs.repository';
import { ListedPostings } from '../listed-postings';
import { searchJobs } from './housekeeping.repository';
import { savedIndex } from './index-file';
import { indexRowsRepository } from './index-rows.repository';
import { LiveSearch } from './live-search';
import { ResponseCache } from './response-cache';

interface Parts {
  readonly database: Database;
  /** Where the index is stored when the process ends, if anywhere. */
  readonly folder?: string | undefined;
  /** Ages of postings are relative to it. */
  readonly clock?: () => Date;
  readonly log: ConstructorParameters<typeof LiveSearch>[0]['log'];
  /** Reads the changes before each search, instead of following the database. */
  readonly isOnDemand?: boolean | undefined;
}

export interface OpenJobSearch {
  readonly responses: ResponseCache;
  readonly search: LiveSearch;
  readonly housekeepingJobs: readonly HousekeepingJob[];
  /** Starts to load the index; searches wait for it. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Channel that the triggers of migration 0008 notify. */
const CHANNEL = 'job_postings';

export function openJobSearch({ database, folder, clock = currentTime, log, isOnDemand }: Parts): OpenJobSearch {
  const search = new LiveSearch({
    rows: indexRowsRepository(database),
    listen: isOnDemand ? undefined : (onChange) => database.listen(CHANNEL, onChange),
    saved: folder === undefined ? undefined : savedIndex(folder),
    log,
  });
  const postings = new ListedPostings(jobsRepository(database), () => search.version);
  search.onChange = (id) => postings.forget(id);
  const responses = new ResponseCache({ search, postings, now: () => clock().getTime() });
  const housekeepingJobs = searchJobs(database, (limit) => search.takeUnusedWords(limit));
  return { search, responses, housekeepingJobs, start: () => search.start(), stop: () => search.stop() };
}

const currentTime = () => new Date();
