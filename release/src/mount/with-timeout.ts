import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves like `work`, or rejects with `sentence` after `ms` milliseconds. Does not cancel the
 * work.
 */
export async function withTimeout<Result>(work: Promise<Result>, ms: number, sentence: string): Promise<Result> {
  const done = new AbortController();
  const late = delay(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(sentence);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    late.catch(() => undefined);
  }
}
