/** Skips a test for want of a program, and says which. In CI, where every program is installed, the test fails instead. */
export function skipWithout(test: { skip(isSkipped: boolean, why: string): void }, missing: string | undefined): void {
  if (missing === undefined) return;
  if (process.env.CI === 'true') throw new Error(missing);
  test.skip(true, missing);
}
