import type { Database } from '../../db/database';
import { closeSearch } from './close-search';
import { LiveSearch } from './index-search/live-search';
import { jobsRepository } from './jobs.repository';
import { ReadyPostings } from './ready-postings';
import { SearchAnswers } from './search-answers';
import { searchRowsRepository } from './search-rows.repository';
import { sqlSearch } from './sql-search.repository';

interface Parts {
  readonly database: Database;
  readonly log: ConstructorParameters<typeof LiveSearch>[0]['log'];
}

export interface OpenJobSearch {
  readonly answers: SearchAnswers;
  /** Begins to build the index; SQL answers until it is there. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What triggers of migration 0008 notify on. */
const CHANNEL = 'job_postings';

/** The job search by the index. */
export function indexedJobSearch({ database, log }: Parts): OpenJobSearch & { readonly live: LiveSearch } {
  const rows = searchRowsRepository(database);
  const listen = (onChange: () => void) => database.listen(CHANNEL, onChange);
  const live = new LiveSearch({ rows, sql: sqlSearch(database), listen, log });
  const postings = new ReadyPostings(jobsRepository(database), () => live.version);
  live.onChange = (id) => postings.forget(id);
  const answers = new SearchAnswers({
    search: live,
    postings,
    version: () => live.version,
    settle: () => live.settle(),
  });
  return { live, answers, start: () => live.start(), stop: () => live.stop() };
}

/** The job search by SQL alone: it needs no memory, and takes longer the more postings there are. */
export function sqlJobSearch({ database }: Parts): OpenJobSearch {
  const version = () => undefined;
  const postings = new ReadyPostings(jobsRepository(database), version);
  const answers = new SearchAnswers({ search: closeSearch(sqlSearch(database)), postings, version, settle: version });
  return { answers, start: async () => undefined, stop: async () => undefined };
}
