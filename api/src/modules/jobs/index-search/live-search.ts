import { setTimeout as delay } from 'node:timers/promises';
import { once, EventEmitter } from 'node:events';
import { DomainError } from '../../../errors';
import { namedSearch } from '../named-search';
import type { JobSearch } from '../job-search';
import type { CountedWords, SearchQuestion } from '../search-question';
import { type SearchRow, uuidText } from '../search-row';
import { type DatabaseMoment, NIL, type SearchRowsRepository } from '../search-rows.repository';
import { buildIndex, type DatedIndex, isOf, putAll, ROWS_AT_ONCE } from './build-index';
import { Follower } from './follower';
import { indexEngine } from './index-engine';
import type { savedIndex } from './saved-index';

// A search waits this long for changes that are known of and not taken in yet; a large import takes longer.
const SETTLE_TIMEOUT_MS = 25;
// Less than a handler may take, so that the response says what is wrong.
const LOAD_TIMEOUT_MS = 15_000;
const RETRY_SECONDS = 5;
// The index is built anew when this part of it, and so many slots, are out of order or out of use.
const UNTIDY_PART = 8;
const UNTIDY_SLOTS = 10_000;

interface LiveSearchParts {
  readonly rows: SearchRowsRepository;
  /**
   * Calls back whenever postings have changed or may have; returns how to stop that. Without it each search reads
   * what has changed.
   */
  readonly listen: ((onChange: () => void) => Promise<() => Promise<void>>) | undefined;
  /** Where the index is kept between two runs of the process, if anywhere. */
  readonly saved?: ReturnType<typeof savedIndex> | undefined;
  readonly log: { info(message: string): void; warn(fields: object, message: string): void };
}

/** The search by an index in memory, which follows the database, whoever writes to it. */
export class LiveSearch implements JobSearch {
  /** Told of every posting that was changed; undefined stands for all. */
  onChange: (id: string | undefined) => void = () => undefined;

  private current: DatedIndex | undefined;
  private search: JobSearch | undefined;
  private readonly loading = new EventEmitter<{ loaded: []; error: [unknown] }>().setMaxListeners(0);
  private changes = 0;
  private building: Promise<void> | undefined;
  private reading: Promise<void> = Promise.resolve();
  private isFirstBuild = true;
  /** What `changes` was when the index was kept the last time. */
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
        // Whoever waits for the index waits no longer.
        if (this.loading.listenerCount('error') > 0) this.loading.emit('error', err);
      },
    });
  }

  /** Grows with every change that is taken in; 0 until the index is loaded. */
  get version(): number {
    return this.changes;
  }

  /** Numbers of words that no active posting had when the index was built, nor since; each is told once. */
  takeUnusedWords(most: number): readonly number[] {
    return this.current?.index.takeUnusedWords(most) ?? [];
  }

  async find(question: SearchQuestion) {
    return (await this.loaded()).find(question);
  }

  async overlapping(counted: readonly CountedWords[], most: number) {
    await this.upToDate();
    return (await this.loaded()).overlapping(counted, most);
  }

  /**
   * Waits until the index is loaded, and a moment for changes that are known of.
   * @throws DomainError UNAVAILABLE when loading takes too long; the error of the database when it fails
   */
  async upToDate(): Promise<void> {
    if (!this.parts.listen) await this.readChanges();
    await this.loaded();
    const { running } = this.follower;
    if (running) await Promise.race([running, delay(SETTLE_TIMEOUT_MS)]);
  }

  private async loaded(): Promise<JobSearch> {
    if (!this.search) {
      const signal = AbortSignal.any([this.ending.signal, AbortSignal.timeout(LOAD_TIMEOUT_MS)]);
      await once(this.loading, 'loaded', { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
    if (this.search) return this.search;
    throw new DomainError('UNAVAILABLE', 'The job search is starting. Please try again shortly.', {
      retryAfter: RETRY_SECONDS,
    });
  }

  /** Waits until everything that is committed by now can be found. */
  async caughtUp(): Promise<void> {
    this.follower.follow();
    while (this.follower.running ?? this.building) await Promise.allSettled([this.follower.running, this.building]);
  }

  /** Begins to load the index, and to follow. */
  async start(): Promise<void> {
    if (this.parts.listen) await this.follower.start();
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await Promise.allSettled([this.follower.stop(), this.building]);
    await this.saving;
    await this.save();
  }

  /** Reads everything that is committed by now, after what is being read. */
  private async readChanges(): Promise<void> {
    this.reading = this.reading.catch(() => undefined).then(() => this.catchUp());
    await this.reading;
    await this.building;
  }

  private async catchUp(): Promise<void> {
    await (this.current ? this.takeIn(this.current) : this.build());
  }

  private async takeIn(dated: DatedIndex): Promise<void> {
    const { rows, log } = this.parts;
    const moment = await rows.moment();
    if (!isOf(dated, moment)) {
      log.warn({}, 'The database was restored or replaced: the job search is built anew, and searches wait for it.');
      this.discard();
      return this.build();
    }
    if (!(await this.addChanges(dated))) return this.rebuildBeside();
    dated.horizon = moment.horizon;
    const { untidiness, size } = dated.index;
    if (untidiness > UNTIDY_SLOTS && untidiness * UNTIDY_PART > size) this.rebuildBeside();
  }

  /** Takes in what has changed since the index's horizon; false when all postings were removed at once. */
  private async addChanges(dated: DatedIndex): Promise<boolean> {
    const { rows } = this.parts;
    let last: SearchRow | undefined;
    do {
      const part = await rows.changedSince(dated.horizon, last, ROWS_AT_ONCE);
      const isEmptied = ({ id, changedIn }: SearchRow) => changedIn !== dated.emptiedIn && uuidText(id) === NIL;
      if (part.some(isEmptied)) return false;
      const news = await putAll(rows, dated.index, part);
      if (news.length > 0) this.changes += 1;
      for (const { id } of news) this.onChange(uuidText(id));
      last = part.length === ROWS_AT_ONCE ? part.at(-1) : undefined;
    } while (last && !this.ending.signal.aborted);
    return true;
  }

  private discard(): void {
    this.current = undefined;
    this.search = undefined;
    this.onChange(undefined);
  }

  // The old index stays up to date until the new one is there.
  private rebuildBeside(): void {
    this.building ??= this.build()
      .catch((err: unknown) => {
        if (this.ending.signal.aborted) return;
        this.parts.log.warn({ err }, 'The index of the job search could not be built anew; trying again.');
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
    const kept = this.isFirstBuild ? await this.loadKept(moment) : undefined;
    this.isFirstBuild = false;
    this.current = kept ?? (await buildIndex(rows, moment, this.ending.signal));
    const { index } = this.current;
    this.search = namedSearch(indexEngine(index));
    this.changes += 1;
    this.onChange(undefined);
    this.loading.emit('loaded');
    log.info(`The job search has ${index.size} postings in memory after ${Math.round(performance.now() - start)} ms.`);
    if (this.parts.listen) this.follower.follow();
    if (!kept) this.saving = this.save();
  }

  private async loadKept(moment: DatabaseMoment): Promise<DatedIndex | undefined> {
    const kept = await this.parts.saved?.load(moment).catch(() => undefined);
    return kept && (await this.addChanges(kept)) ? kept : undefined;
  }

  private async save(): Promise<void> {
    const { saved, log } = this.parts;
    const { current, changes } = this;
    if (!saved || !current || changes === this.savedChanges) return;
    this.savedChanges = changes;
    await saved.save(current).catch((err: unknown) => {
      log.warn({ err }, 'The index of the job search could not be kept; the next start reads all postings again.');
    });
  }
}

const isWhole = (moment: DatabaseMoment): moment is DatabaseMoment & { identity: string } => moment.identity !== null;
