import type { SearchRow, SearchRowsRepository } from '../search-rows.repository';
import { PostingIndex } from './posting-index';

// So few that taking them in stops nothing else for more than some milliseconds.
export const ROWS_AT_ONCE = 500;

/** An index with its horizon: it has everything that transactions before this number did, and perhaps more. */
export interface DatedIndex {
  readonly index: PostingIndex;
  horizon: number;
  /** The transaction that removed all postings before it was built, 0 for none. */
  readonly emptiedIn: number;
}

/** Reads all active postings, oldest first, in small parts. What changes meanwhile is at or beyond the horizon. */
export async function buildIndex(rows: SearchRowsRepository, signal: AbortSignal): Promise<DatedIndex> {
  await rows.tidyTally();
  const horizon = await rows.horizon();
  const emptiedIn = await rows.emptiedIn();
  const index = new PostingIndex(await rows.countActive());
  let last: SearchRow | undefined;
  do {
    signal.throwIfAborted();
    const part = await rows.active(last, ROWS_AT_ONCE);
    for (const row of part) index.put(row);
    last = part.length === ROWS_AT_ONCE ? part.at(-1) : undefined;
  } while (last);
  return { index, horizon, emptiedIn };
}
