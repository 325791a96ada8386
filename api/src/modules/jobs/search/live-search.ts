import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '../../../errors';
import { buildIndex, isCurrent, putRows, ROWS_AT_ONCE, type VersionedIndex } from './build-index';
import { Follower } from './follower';
import type { savedIndex } from './index-file';
import { type DatabaseMoment, NIL, type IndexRow, type IndexRowsRepository, uuidText } from './index-rows.repository';
import type { JobSearch, SearchQuery, SimilarityCriterion } from './job-search';
import { findMatches } from './matching';
import type { PostingIndex } from './posting-index';

// Max time a search waits for known changes; a large import takes longer.
const SETTLE_TIMEOUT_MS = 25;
// Shorter than the timeout of a handler, so that the response has this message.
const LOAD_TIMEOUT_MS = 15_000;
const RETRY_SECONDS = 5;
// The index is rebuilt when more slots, and a larger part of all slots, are out of order or
// removed.
const MAX_FRAGMENTED_PART = 8;
const MIN_FRAGMENTED_SLOTS = 10_000;

interface LiveSearchParts {
  readonly rows: IndexRowsRepository;
  /**
   * Calls back whenever postings have changed or may have; returns a function that stops this.
   * Without it each search reads the changes first.
   */
  readonly listen: ((onChange: () => void) => Promise<() => Promise<void>>) | undefined;
  /** Where the index is stored when the process ends, if anywhere. */
  readonly saved?: ReturnType<typeof savedIndex> | undefined;
  readonly log: { info(message: string): void; warn(fields: object, message: string): void };
}

/** The job search on an index in memory that follows the database. */
export class LiveSearch implements JobSearch {
  /** Called for every changed posting; undefined means all of them. */
  onChange: (id: string | undefined) => void = () => undefined;

  private current: VersionedIndex | undefined;
  private readonly loading = new EventEmitter<{ loaded: []; error: [unknown] }>().setMaxListeners(0);
  private changes = 0;
  private building: Promise<void> | undefined;
  private reading: Promise<void> = Promise.resolve();
  private isFirstBuild = true;
  /** The value of `changes` when the index was last stored. */
  private savedChanges = 0;
  private saving: Promise<void> | undefined;
  private readonly ending = new AbortController();
  private readonly follower: Follower;

  constructor(private readonly parts: LiveSearchParts) {
    this.follower = new Follower({
      listen: parts.listen,
      catchUp: () => this.catchUp(),
      onFailure: (err) => {
        parts.log.warn({ err }, 'The job search could not follow the database; trying again.');
        // Waiting searches fail with this error.
        if (this.loading.listenerCount('error') > 0) this.loading.emit('error', err);
      },
    });
  }

  /** Increases with every change; 0 until the index is loaded. */
  get version(): number {
    return this.changes;
  }

  /** Numbers of words that no active posting has; each is returned only once. */
  takeUnusedWords(limit: number): readonly number[] {
    return this.current?.index.takeUnusedWords(limit) ?? [];
  }

  async find(query: SearchQuery) {
    return findMatches(await this.loaded(), query);
  }

  async findSimilar(criteria: readonly SimilarityCriterion[], limit: number) {
    await this.upToDate();
    return (await this.loaded()).findSimilar(criteria, limit);
  }

  /**
   * Waits until the index is loaded, and briefly for known changes.
   * @throws DomainError UNAVAILABLE if loading takes too long; the error of the database if it
   * fails
   */
  async upToDate(): Promise<void> {
    if (!this.parts.listen) await this.readChanges();
    await this.loaded();
    const { running } = this.follower;
    if (running) await Promise.race([running, delay(SETTLE_TIMEOUT_MS)]);
  }

  private async loaded(): Promise<PostingIndex> {
    if (!this.current) {
      const signal = AbortSignal.any([this.ending.signal, AbortSignal.timeout(LOAD_TIMEOUT_MS)]);
      await once(this.loading, 'loaded', { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
    if (this.current) return this.current.index;
    throw new DomainError('UNAVAILABLE', 'The job search is starting. Please try again shortly.', {
      retryAfter: RETRY_SECONDS,
    });
  }

  /** Waits until the index has all changes committed by now. */
  async caughtUp(): Promise<void> {
    this.follower.follow();
    while (this.follower.running ?? this.building) await Promise.allSettled([this.follower.running, this.building]);
  }

  /** Starts to load the index and to follow changes. */
  async start(): Promise<void> {
    if (this.parts.listen) await this.follower.start();
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await Promise.allSettled([this.follower.stop(), this.building]);
    await this.saving;
    await this.save();
  }

  /** Reads all changes committed by now, after the current read. */
  private async readChanges(): Promise<void> {
    this.reading = this.reading.catch(() => undefined).then(() => this.catchUp());
    await this.reading;
    await this.building;
  }

  private async catchUp(): Promise<void> {
    await (this.current ? this.applyChanges(this.current) : this.build());
  }

  private async applyChanges(versioned: VersionedIndex): Promise<void> {
    const { rows, log } = this.parts;
    const moment = await rows.moment();
    if (!isCurrent(versioned, moment)) {
      log.warn({}, 'The database was restored or replaced: the job search is rebuilt, and searches wait for it.');
      this.discard();
      return this.build();
    }
    if (!(await this.addChanges(versioned))) return this.rebuildBeside();
    versioned.horizon = moment.horizon;
    const { fragmentation, size } = versioned.index;
    if (fragmentation > MIN_FRAGMENTED_SLOTS && fragmentation * MAX_FRAGMENTED_PART > size) this.rebuildBeside();
  }

  /** Applies changes since the horizon; returns false if all postings were removed at once. */
  private async addChanges(versioned: VersionedIndex): Promise<boolean> {
    const { rows } = this.parts;
    let last: IndexRow | undefined;
    do {
      const part = await rows.changedSince(versioned.horizon, last, ROWS_AT_ONCE);
      const isEmptied = ({ id, changedIn }: IndexRow) => changedIn !== versioned.emptiedIn && uuidText(id) === NIL;
      if (part.some(isEmptied)) return false;
      const news = await putRows(rows, versioned.index, part);
      if (news.length > 0) this.changes += 1;
      for (const { id } of news) this.onChange(uuidText(id));
      last = part.length === ROWS_AT_ONCE ? part.at(-1) : undefined;
    } while (last && !this.ending.signal.aborted);
    return true;
  }

  private discard(): void {
    this.current = undefined;
    this.onChange(undefined);
  }

  // The old index is used and updated until the new one is built.
  private rebuildBeside(): void {
    this.building ??= this.build()
      .catch((err: unknown) => {
        if (this.ending.signal.aborted) return;
        this.parts.log.warn({ err }, 'The index of the job search could not be rebuilt; trying again.');
      })
      .finally(() => {
        this.building = undefined;
      });
  }

  private async build(): Promise<void> {
    const { rows, log } = this.parts;
    const start = performance.now();
    const moment = await rows.moment();
    if (!isWhole(moment)) throw new Error('The tables of the job search are being restored.');
    const stored = this.isFirstBuild ? await this.loadSaved(moment) : undefined;
    this.isFirstBuild = false;
    this.current = stored ?? (await buildIndex(rows, moment, this.ending.signal));
    const { index } = this.current;
    this.changes += 1;
    this.onChange(undefined);
    this.loading.emit('loaded');
    log.info(`The job search has ${index.size} postings in memory after ${Math.round(performance.now() - start)} ms.`);
    if (this.parts.listen) this.follower.follow();
    if (!stored) this.saving = this.save();
  }

  private async loadSaved(moment: DatabaseMoment): Promise<VersionedIndex | undefined> {
    const stored = await this.parts.saved?.load(moment).catch(() => undefined);
    return stored && (await this.addChanges(stored)) ? stored : undefined;
  }

  private async save(): Promise<void> {
    const { saved, log } = this.parts;
    const { current, changes } = this;
    if (!saved || !current || changes === this.savedChanges) return;
    this.savedChanges = changes;
    await saved.save(current).catch((err: unknown) => {
      log.warn({ err }, 'The index of the job search could not be stored; the next start reads all postings again.');
    });
  }
}

const isWhole = (moment: DatabaseMoment): moment is DatabaseMoment & { identity: string } => moment.identity !== null;
