// Expensive tests run with --nightly, and with --changed if they reach the change
// (docs/decisions/0157).

/** Options of each program that leave nightly tests out. */
export const NOT_NIGHTLY = {
  jest: ['--testPathPatterns', String.raw`^(?!.*\.nightly\.test\.)`],
  playwright: ['--grep-invert', '@nightly'],
};
