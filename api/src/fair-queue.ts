/** Identifies a caller in the queue. Known callers are served before unknown ones. */
export interface Caller {
  readonly key: string;
  readonly isKnown: boolean;
}

/** The queue is full, or the caller has too many entries in it. */
export type Rejection = 'caller' | 'queue';

interface QueueLimits {
  readonly atOnce: number;
  /** Max work of one caller that runs at once; by default the same as for all callers. */
  readonly atOncePerCaller?: number;
  readonly places: number;
  readonly placesPerCaller: number;
  readonly busy: (rejection: Rejection) => Error;
}

interface Waiting {
  start(): void;
  reject(error: Error): void;
}
type Lines = Map<string, Waiting[]>;

/** One of this many turns goes to callers that have had a turn before. */
const TURNS_PER_RETURN = 5;

/**
 * Waiting work of callers that take turns. As in FQ-CoDel (RFC 8290, section 4.2), callers without
 * a turn in this round come before those that return again and again, so the first request of a
 * visitor does not wait for a whole round of busy callers.
 */
class Turns {
  private readonly newcomers: Lines = new Map();
  /** Ordered by last turn. A line without work marks a caller that has had a turn in this round. */
  private readonly others: Lines = new Map();
  private turns = 0;

  /** Whether no work waits. */
  get isEmpty(): boolean {
    return this.longest()[1].length === 0;
  }

  placesOf = (key: string): number => this.lineOf(key)?.length ?? 0;

  add(key: string, place: Waiting): void {
    const line = this.lineOf(key);
    if (line) line.push(place);
    else this.newcomers.set(key, [place]);
  }

  /** Removes and returns the next work of a caller that may run. */
  next(mayRun: (key: string) => boolean): { readonly key: string; readonly place: Waiting } | undefined {
    const isReturn = (this.turns + 1) % TURNS_PER_RETURN === 0;
    for (const lines of isReturn ? [this.others, this.newcomers] : [this.newcomers, this.others]) {
      for (const [key, line] of lines) {
        const [place] = line;
        if (!place) lines.delete(key);
        else if (mayRun(key)) {
          line.shift();
          lines.delete(key);
          this.others.set(key, line);
          this.turns += 1;
          return { key, place };
        }
      }
    }
    return undefined;
  }

  /** The caller with the most waiting work, and that work. */
  longest = (): [string, Waiting[]] =>
    [...this.newcomers, ...this.others].reduce((max, line) => (line[1].length > max[1].length ? line : max), ['', []]);

  /** Removes this work; returns false if it is no longer waiting. */
  remove(key: string, place: Waiting): boolean {
    const line = this.lineOf(key);
    const index = line?.indexOf(place) ?? -1;
    if (line && index >= 0) line.splice(index, 1);
    if (line?.length === 0) this.newcomers.delete(key);
    return index >= 0;
  }

  private readonly lineOf = (key: string) => this.newcomers.get(key) ?? this.others.get(key);
}

/**
 * Runs a limited amount of work at once and queues a limited amount. Callers take turns, those
 * without a turn in this round first. In a full queue the caller with the most entries loses its
 * last one to a newcomer, so a single caller cannot block others. Aborting the signal removes
 * waiting work and rejects it with the signal's reason; running work is not affected.
 */
export function createFairQueue({ atOnce, places, placesPerCaller, busy, ...limits }: QueueLimits) {
  const atOncePerCaller = limits.atOncePerCaller ?? atOnce;
  const known = new Turns();
  const unknown = new Turns();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const mayRun = (key: string) => running < atOnce && (runningOf.get(key) ?? 0) < atOncePerCaller;

  function count(key: string, change: 1 | -1): void {
    running += change;
    const own = (runningOf.get(key) ?? 0) + change;
    if (own > 0) runningOf.set(key, own);
    else runningOf.delete(key);
  }

  function startNext(): void {
    const turn = known.next(mayRun) ?? unknown.next(mayRun);
    if (!turn) return;
    waiting -= 1;
    count(turn.key, 1);
    turn.place.start();
  }

  /** Frees an entry for a caller with `own` entries; returns false if no caller has more. */
  function displace(own: number, isKnown: boolean): boolean {
    const hasUnknown = !unknown.isEmpty;
    const turns = hasUnknown ? unknown : known;
    const [key, line] = turns.longest();
    const last = line.at(-1);
    const mustGive = line.length > own + 1 || (isKnown && hasUnknown);
    if (!mustGive || !last) return false;
    turns.remove(key, last);
    last.reject(busy('queue'));
    waiting -= 1;
    return true;
  }

  function wait({ key, isKnown }: Caller, signal: AbortSignal | undefined): Promise<void> {
    const turns = isKnown ? known : unknown;
    const own = turns.placesOf(key);
    if (own >= placesPerCaller) return Promise.reject(busy('caller'));
    if (waiting >= places && !displace(own, isKnown)) return Promise.reject(busy('queue'));
    return new Promise((resolve, reject) => {
      const place = { start: resolve, reject };
      turns.add(key, place);
      waiting += 1;
      const stopWaiting = () => {
        if (!turns.remove(key, place)) return;
        waiting -= 1;
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', stopWaiting, { once: true });
    });
  }

  return async <T>(caller: Caller, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (mayRun(caller.key)) count(caller.key, 1);
    else await wait(caller, signal);
    try {
      return await work();
    } finally {
      count(caller.key, -1);
      startNext();
    }
  };
}
