import type { DatabaseMoment, IndexRow, IndexRowsRepository } from './index-rows.repository';
import { PostingIndex } from './posting-index';

// Small enough that applying them delays requests by only a few milliseconds.
export const ROWS_AT_ONCE = 1_000;
const WORDS_AT_ONCE = 10_000;

/** An index with all changes of transactions before `horizon`, and perhaps some later ones. */
export interface VersionedIndex {
  readonly index: PostingIndex;
  horizon: number;
  /** Identifies the tables it was read from. */
  readonly identity: string;
  /** The last transaction that removed all postings, 0 for none. */
  readonly emptiedIn: number;
}

/**
 * Reads all active postings, oldest first, in small parts. Changes made meanwhile belong to the
 * horizon or a later transaction.
 */
export async function buildIndex(
  rows: IndexRowsRepository,
  { horizon, identity }: DatabaseMoment & { readonly identity: string },
  signal: AbortSignal,
): Promise<VersionedIndex> {
  const emptiedIn = await rows.emptiedIn();
  const index = new PostingIndex(await rows.countActive());
  await readDictionary(rows, index, signal);
  let reading = rows.active(undefined, ROWS_AT_ONCE);
  for (let last: IndexRow | undefined; ;) {
    const part = await reading;
    signal.throwIfAborted();
    last = part.length === ROWS_AT_ONCE ? part.at(-1) : undefined;
    // The next part is read while this one is added.
    if (last) reading = rows.active(last, ROWS_AT_ONCE);
    reading.catch(() => undefined);
    await putRows(rows, index, part);
    if (!last) return { index, horizon, identity, emptiedIn };
  }
}

/** Adds rows with their new words; returns the rows that changed the index. */
export async function putRows(
  rows: IndexRowsRepository,
  index: PostingIndex,
  part: readonly IndexRow[],
): Promise<IndexRow[]> {
  const unknown = index.unknownWords(part);
  if (unknown.length > 0) index.addWords(await rows.words(unknown));
  return index.put(part);
}

async function readDictionary(rows: IndexRowsRepository, index: PostingIndex, signal: AbortSignal): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    signal.throwIfAborted();
    const part = await rows.wordsAfter(last, WORDS_AT_ONCE);
    index.addWords(part);
    last = part.numbers.length === WORDS_AT_ONCE ? part.numbers.at(-1) : undefined;
  }
}

/** Whether the changes since the horizon are enough to bring the index up to date. */
export const isCurrent = (
  { identity, horizon }: Pick<VersionedIndex, 'identity' | 'horizon'>,
  moment: DatabaseMoment,
): boolean => identity === moment.identity && horizon <= moment.horizon && horizon >= moment.forgottenBelow;
