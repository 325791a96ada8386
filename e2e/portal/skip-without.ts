/** Skips a test if a program is missing. In CI, where all are installed, the test fails instead. */
export function skipWithout(test: { skip(isSkipped: boolean, why: string): void }, missing: string | undefined): void {
  if (missing === undefined) return;
  if (process.env.CI === 'true') throw new Error(missing);
  test.skip(true, missing);
}
