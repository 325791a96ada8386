/** Max flaky tests of a run: each is reported, one more fails the run. */
export const MAX_FLAKY = 3;

/**
 * Summary of a run: failed and flaky tests, and the counts.
 * @param {readonly { name: string, passed?: number, failures?: string[], flaky?: string[] }[]}
 * results one per step
 * @returns {{ lines: string[], passed: number, failed: number }} flaky tests count as passed, or as
 * failed if there are more than `MAX_FLAKY`
 */
export function summarize(results) {
  const listed = (kind) => results.flatMap(({ name, [kind]: tests = [] }) => tests.map((test) => `${name}: ${test}`));
  const failures = listed('failures');
  const flaky = listed('flaky');
  const isFlakyRun = flaky.length > MAX_FLAKY;
  const passed = results.reduce((sum, result) => sum + (result.passed ?? 0), 0);
  const lines = [
    ...(flaky.length > 0 ? ['', 'Flaky (passed when retried):', ...flaky] : []),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    ...(isFlakyRun ? ['', `${flaky.length} tests were flaky, the limit is ${MAX_FLAKY}: they count as failed.`] : []),
  ];
  return {
    lines,
    passed: passed + (isFlakyRun ? 0 : flaky.length),
    failed: failures.length + (isFlakyRun ? flaky.length : 0),
  };
}
