import { setTimeout as delay } from 'node:timers/promises';

/** The work's result; rejects with this sentence when it is not done after so many milliseconds. The work itself is not ended. */
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
