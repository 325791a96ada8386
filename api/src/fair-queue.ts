/** Identifies a caller in the queue. Known callers are served before unknown ones. */
export interface Caller {
  readonly key: string;
  readonly isKnown: boolean;
}

/** The caller, or the whole queue, has too much work in it. */
export type Rejection = 'caller' | 'queue';

interface QueueLimits {
  readonly atOnce: number;
  /** How much work of one caller may run at once; as much as of all when not given. */
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

/**
 * Runs a bounded amount of work at once and lets a bounded amount wait. Callers take turns, and in
 * a full queue the caller with the most places gives up its last one to a newcomer, so a single
 * caller cannot block others. Aborting the signal removes waiting work and rejects it with the
 * signal's reason; work that is running is not affected.
 */
export function createFairQueue({ atOnce, places, placesPerCaller, busy, ...limits }: QueueLimits) {
  const atOncePerCaller = limits.atOncePerCaller ?? atOnce;
  const known: Lines = new Map();
  const unknown: Lines = new Map();
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
    const turn = [...known, ...unknown].find(([key]) => mayRun(key));
    if (!turn) return;
    const [key, line] = turn;
    const lines = known.get(key) === line ? known : unknown;
    const first = line.shift();
    // Behind the others, until its next turn.
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    waiting -= 1;
    count(key, 1);
    first?.start();
  }

  /** Frees a place for a caller with `own` places; false when no caller has more. */
  function displace(own: number, isKnown: boolean): boolean {
    const lines = unknown.size > 0 ? unknown : known;
    const [key, line] = longestLine(lines);
    const mustGive = line.length > own + 1 || (isKnown && unknown.size > 0);
    if (!mustGive) return false;
    line.pop()?.reject(busy('queue'));
    if (line.length === 0) lines.delete(key);
    waiting -= 1;
    return true;
  }

  function leave(lines: Lines, key: string, place: Waiting): boolean {
    const line = lines.get(key);
    const index = line?.indexOf(place) ?? -1;
    if (!line || index < 0) return false;
    line.splice(index, 1);
    if (line.length === 0) lines.delete(key);
    waiting -= 1;
    return true;
  }

  function wait({ key, isKnown }: Caller, signal: AbortSignal | undefined): Promise<void> {
    const lines = isKnown ? known : unknown;
    const own = lines.get(key)?.length ?? 0;
    if (own >= placesPerCaller) return Promise.reject(busy('caller'));
    if (waiting >= places && !displace(own, isKnown)) return Promise.reject(busy('queue'));
    return new Promise((resolve, reject) => {
      const place = { start: resolve, reject };
      const line = lines.get(key) ?? [];
      line.push(place);
      lines.set(key, line);
      waiting += 1;
      const stopWaiting = () => {
        if (leave(lines, key, place)) reject(signal?.reason);
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

const longestLine = (lines: Lines): [string, Waiting[]] =>
  [...lines].reduce((max, line) => (line[1].length > max[1].length ? line : max), ['', []]);
