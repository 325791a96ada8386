/** Says why it cannot go on, in one sentence, and ends the process. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Seconds since `start` (a `performance.now()`), for people. */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
