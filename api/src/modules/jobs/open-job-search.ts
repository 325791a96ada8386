import type { Database } from '../../db/database';
import type { Chore } from '../../tasks';
import { LiveSearch } from './index-search/live-search';
import { savedIndex } from './index-search/saved-index';
import { namedSearch } from './named-search';
import type { JobSearch } from './job-search';
import { jobsRepository } from './jobs.repository';
import { ListedPostings } from './listed-postings';
import { SearchAnswers } from './search-answers';
import { searchChores } from './search-chores';
import { searchRowsRepository } from './search-rows.repository';
import { sqlSearch } from './sql-search.repository';

interface Parts {
  readonly database: Database;
  /** Where the index is kept between two runs of the process, if anywhere. */
  readonly folder?: string | undefined;
  /** The day of posting counts back from it. */
  readonly clock?: () => Date;
  readonly log: ConstructorParameters<typeof LiveSearch>[0]['log'];
}

export interface OpenJobSearch {
  readonly answers: SearchAnswers;
  readonly search: JobSearch;
  readonly chores: readonly Chore[];
  /** Begins to build the index; SQL answers until it is there. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What triggers of migration 0008 notify on. */
const CHANNEL = 'job_postings';

/** The job search by the index. */
export function indexedJobSearch({
  database,
  folder,
  clock = currentTime,
  log,
}: Parts): OpenJobSearch & { readonly live: LiveSearch } {
  const rows = searchRowsRepository(database);
  const listen = (onChange: () => void) => database.listen(CHANNEL, onChange);
  const live = new LiveSearch({
    rows,
    sql: sqlSearch(database),
    listen,
    saved: folder === undefined ? undefined : savedIndex(folder),
    log,
  });
  const postings = new ListedPostings(jobsRepository(database), () => live.version);
  live.onChange = (id) => postings.forget(id);
  const answers = new SearchAnswers({
    search: live,
    postings,
    version: () => live.version,
    settle: () => live.settle(),
    now: () => clock().getTime(),
  });
  const chores = searchChores(database, (most) => live.takeUnusedWords(most));
  return { live, search: live, answers, chores, start: () => live.start(), stop: () => live.stop() };
}

/** The job search by SQL alone: it needs no memory, and takes longer the more postings there are. */
export function sqlJobSearch({ database, clock = currentTime }: Parts): OpenJobSearch {
  const version = () => undefined;
  const postings = new ListedPostings(jobsRepository(database), version);
  const search = namedSearch(sqlSearch(database));
  const now = () => clock().getTime();
  const answers = new SearchAnswers({ search, postings, version, settle: version, now });
  const chores = searchChores(database, () => []);
  return { search, answers, chores, start: async () => undefined, stop: async () => undefined };
}

const currentTime = () => new Date();
