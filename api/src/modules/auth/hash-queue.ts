import { DomainError } from '../../errors';

/** Who asks for work: a line of its own in the queue. Known callers are served before unknown ones. */
export interface Caller {
  readonly key: string;
  readonly isKnown: boolean;
}

interface QueueSize {
  readonly atOnce: number;
  /** How much work may wait. */
  readonly places: number;
  /** How much work of one caller may wait. */
  readonly placesPerCaller: number;
}

interface Waiting {
  start(): void;
  refuse(): void;
}
type Lines = Map<string, Waiting[]>;

/**
 * Runs a bounded amount of work at once and lets a bounded amount wait, fairly: callers take turns, and in a full queue whoever has more places
 * than a newcomer gives up the last of them. So no number of requests, but only a number of callers, can keep others waiting.
 */
export function createHashQueue({ atOnce, places, placesPerCaller }: QueueSize) {
  const known: Lines = new Map();
  const unknown: Lines = new Map();
  let running = 0;
  let waiting = 0;

  function next(): Waiting | undefined {
    const lines = known.size > 0 ? known : unknown;
    const [turn] = lines;
    if (!turn) return undefined;
    const [key, line] = turn;
    const first = line.shift();
    // Behind the others, until its next turn.
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    waiting -= 1;
    return first;
  }

  /** Frees a place for a caller who has `own`; false when nobody has more. */
  function displace(own: number, isKnown: boolean): boolean {
    const lines = unknown.size > 0 ? unknown : known;
    const [key, line] = longest(lines);
    const mustGive = line.length > own + 1 || (isKnown && unknown.size > 0);
    if (!mustGive) return false;
    line.pop()?.refuse();
    if (line.length === 0) lines.delete(key);
    waiting -= 1;
    return true;
  }

  function wait({ key, isKnown }: Caller): Promise<void> {
    const lines = isKnown ? known : unknown;
    const own = lines.get(key)?.length ?? 0;
    if (own >= placesPerCaller || (waiting >= places && !displace(own, isKnown))) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const line = lines.get(key) ?? [];
      line.push({ start: resolve, refuse: () => reject(busy()) });
      lines.set(key, line);
      waiting += 1;
    });
  }

  return async <T>(caller: Caller, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await wait(caller);
    else running += 1;
    try {
      return await work();
    } finally {
      const successor = next();
      if (successor) successor.start();
      else running -= 1;
    }
  };
}

const longest = (lines: Lines): [string, Waiting[]] =>
  [...lines].reduce((most, line) => (line[1].length > most[1].length ? line : most), ['', []]);

const busy = () =>
  new DomainError('UNAVAILABLE', 'Too many people are logging in at this moment. Please try again shortly.');
