import { setTimeout as delay } from 'node:timers/promises';
import { closeSearch } from '../close-search';
import type { JobSearch } from '../job-search';
import type { SearchEngine } from '../search-engine';
import type { SearchQuestion } from '../search-question';
import { NIL, type SearchRow, type SearchRowsRepository } from '../search-rows.repository';
import { buildIndex, type DatedIndex, ROWS_AT_ONCE } from './build-index';
import { Follower } from './follower';
import { indexEngine } from './index-engine';

// A search waits this long for changes that are known of and not taken in yet; a large import takes longer.
const PATIENCE_MS = 25;
// The index is built anew when this part of it, and so many slots, are out of order or out of use.
const UNTIDY_PART = 8;
const UNTIDY_SLOTS = 10_000;

interface LiveSearchParts {
  readonly rows: SearchRowsRepository;
  /** Answers until the index is there. */
  readonly sql: SearchEngine;
  /** Calls back whenever postings have changed or may have; answers how to stop that. */
  readonly listen: (onChange: () => void) => Promise<() => Promise<void>>;
  readonly log: { info(message: string): void; warn(fields: object, message: string): void };
}

/** The search by an index in memory, which follows the database, whoever writes to it. */
export class LiveSearch implements JobSearch {
  /** Told of every posting that was changed; undefined stands for all. */
  onChange: (id: string | undefined) => void = () => undefined;

  private current: DatedIndex | undefined;
  private search: JobSearch;
  private changes = 0;
  private building: Promise<void> | undefined;
  private readonly ending = new AbortController();
  private readonly follower: Follower;

  constructor(private readonly parts: LiveSearchParts) {
    this.search = closeSearch(parts.sql);
    this.follower = new Follower({
      listen: parts.listen,
      catchUp: async () => (this.current ? this.takeIn(this.current) : this.build()),
      onFailure: (err) => parts.log.warn({ err }, 'The job search could not follow the database; trying again.'),
    });
  }

  /** Grows with every change that is taken in; undefined while SQL answers. */
  get version(): number | undefined {
    return this.current && this.changes;
  }

  find(question: SearchQuestion) {
    return this.search.find(question);
  }

  /** Waits a moment for the changes that are known of; undefined where there are none. */
  settle(): Promise<void> | undefined {
    const { running } = this.follower;
    return this.current && running ? Promise.race([running, delay(PATIENCE_MS)]) : undefined;
  }

  /** Waits until everything that is committed by now can be found. */
  async caughtUp(): Promise<void> {
    this.follower.follow();
    while (this.follower.running ?? this.building) await Promise.allSettled([this.follower.running, this.building]);
  }

  /** Begins to build the index, and to follow. */
  start(): Promise<void> {
    return this.follower.start();
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await Promise.allSettled([this.follower.stop(), this.building]);
  }

  private async takeIn(dated: DatedIndex): Promise<void> {
    const { rows } = this.parts;
    const horizon = await rows.horizon();
    let last: SearchRow | undefined;
    do {
      const part = await rows.changedSince(dated.horizon, last, ROWS_AT_ONCE);
      if (part.some(({ id, changedIn }) => id === NIL && changedIn !== dated.emptiedIn)) return this.rebuildBeside();
      const news = part.filter((row) => dated.index.put(row));
      if (news.length > 0) this.changes += 1;
      for (const { id } of news) this.onChange(id);
      last = part.length === ROWS_AT_ONCE ? part.at(-1) : undefined;
    } while (last && !this.ending.signal.aborted);
    dated.horizon = horizon;
    const { untidiness, size } = dated.index;
    if (untidiness > UNTIDY_SLOTS && untidiness * UNTIDY_PART > size) this.rebuildBeside();
  }

  // The old index stays up to date until the new one is there.
  private rebuildBeside(): void {
    this.building ??= this.build()
      .catch((err: unknown) => {
        this.parts.log.warn({ err }, 'The index of the job search could not be built anew; trying again.');
      })
      .finally(() => {
        this.building = undefined;
      });
  }

  private async build(): Promise<void> {
    const { rows, log } = this.parts;
    const start = performance.now();
    this.current = await buildIndex(rows, this.ending.signal);
    const { index } = this.current;
    this.search = closeSearch(indexEngine(index));
    this.changes += 1;
    this.onChange(undefined);
    log.info(`The job search has ${index.size} postings in memory after ${Math.round(performance.now() - start)} ms.`);
    this.follower.follow();
  }
}
