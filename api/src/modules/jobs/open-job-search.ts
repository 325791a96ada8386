import type { Database } from '../../db/database';
import type { HousekeepingJob } from '../../tasks';
import { LiveSearch } from './index-search/live-search';
import { savedIndex } from './index-search/saved-index';
import { jobsRepository } from './jobs.repository';
import { ListedPostings } from './listed-postings';
import { SearchAnswers } from './search-answers';
import { searchChores } from './search-chores';
import { searchRowsRepository } from './search-rows.repository';

interface Parts {
  readonly database: Database;
  /** Where the index is stored between two runs of the process, if anywhere. */
  readonly folder?: string | undefined;
  /** The day of posting counts back from it. */
  readonly clock?: () => Date;
  readonly log: ConstructorParameters<typeof LiveSearch>[0]['log'];
  /** Reads what has changed before each search, instead of following the database. */
  readonly isOnDemand?: boolean | undefined;
}

export interface OpenJobSearch {
  readonly answers: SearchAnswers;
  readonly search: LiveSearch;
  readonly chores: readonly HousekeepingJob[];
  /** Begins to load the index; searches wait for it. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What triggers of migration 0008 notify on. */
const CHANNEL = 'job_postings';

export function openJobSearch({ database, folder, clock = currentTime, log, isOnDemand }: Parts): OpenJobSearch {
  const search = new LiveSearch({
    rows: searchRowsRepository(database),
    listen: isOnDemand ? undefined : (onChange) => database.listen(CHANNEL, onChange),
    saved: folder === undefined ? undefined : savedIndex(folder),
    log,
  });
  const postings = new ListedPostings(jobsRepository(database), () => search.version);
  search.onChange = (id) => postings.forget(id);
  const answers = new SearchAnswers({ search, postings, now: () => clock().getTime() });
  const chores = searchChores(database, (most) => search.takeUnusedWords(most));
  return { search, answers, chores, start: () => search.start(), stop: () => search.stop() };
}

const currentTime = () => new Date();
