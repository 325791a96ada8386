/** Idle timeouts of one attempt at a file, and of all attempts at a page (docs/decisions/0047). */
export const ATTEMPT_TIMEOUT_MS = 5_000;
export const PAGE_TIMEOUT_MS = 15_000;

let lastArrival = -Infinity;

/** Resets all idle timeouts, because data has arrived. */
export function recordArrival(): void {
  lastArrival = performance.now();
}

/**
 * Resolves like `work`, or rejects when no data has arrived for `ms` milliseconds. Does not cancel
 * the work.
 */
export function withIdleTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const idleMs = performance.now() - Math.max(start, lastArrival);
      if (idleMs >= ms) reject(new Error(`Nothing has arrived for ${ms} ms.`));
      else timer = setTimeout(check, ms - idleMs);
    };
    check();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
