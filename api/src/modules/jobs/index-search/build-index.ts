import type { SearchRow } from '../search-row';
import type { DatabaseMoment, SearchRowsRepository } from '../search-rows.repository';
import { PostingIndex } from './posting-index';

// So few that taking them in stops nothing else for more than some milliseconds.
export const ROWS_AT_ONCE = 1_000;
const WORDS_AT_ONCE = 10_000;

/** An index with its horizon: it has everything that transactions before this number did, and perhaps more. */
export interface DatedIndex {
  readonly index: PostingIndex;
  horizon: number;
  /** Of the tables it was read from. */
  readonly identity: string;
  /** The transaction that removed all postings before it was built, 0 for none. */
  readonly emptiedIn: number;
}

/** Reads all active postings, oldest first, in small parts. What changes meanwhile is at or beyond the horizon. */
export async function buildIndex(
  rows: SearchRowsRepository,
  { horizon, identity }: DatabaseMoment & { readonly identity: string },
  signal: AbortSignal,
): Promise<DatedIndex> {
  await rows.tidyTally();
  const emptiedIn = await rows.emptiedIn();
  const index = new PostingIndex(await rows.countActive());
  await learnAll(rows, index, signal);
  let reading = rows.active(undefined, ROWS_AT_ONCE);
  for (let last: SearchRow | undefined; ;) {
    const part = await reading;
    signal.throwIfAborted();
    last = part.length === ROWS_AT_ONCE ? part.at(-1) : undefined;
    // The next part is read while this one is taken in.
    if (last) reading = rows.active(last, ROWS_AT_ONCE);
    reading.catch(() => undefined);
    await putAll(rows, index, part);
    if (!last) return { index, horizon, identity, emptiedIn };
  }
}

/** Takes in rows, with the words of theirs that are new; answers those that were news. */
export async function putAll(
  rows: SearchRowsRepository,
  index: PostingIndex,
  part: readonly SearchRow[],
): Promise<SearchRow[]> {
  const unknown = index.unknownWords(part);
  if (unknown.length > 0) index.learn(await rows.words(unknown));
  return index.put(part);
}

async function learnAll(rows: SearchRowsRepository, index: PostingIndex, signal: AbortSignal): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    signal.throwIfAborted();
    const part = await rows.wordsAfter(last, WORDS_AT_ONCE);
    index.learn(part);
    last = part.numbers.length === WORDS_AT_ONCE ? part.numbers.at(-1) : undefined;
  }
}

/** True when changes since the index tell how the tables are now. */
export const isOf = (
  { identity, horizon }: Pick<DatedIndex, 'identity' | 'horizon'>,
  moment: DatabaseMoment,
): boolean => identity === moment.identity && horizon <= moment.horizon && horizon >= moment.forgottenBelow;
