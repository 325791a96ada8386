/** Prints an error and exits. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Seconds since `start` (a `performance.now()`), formatted. */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
