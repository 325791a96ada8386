import { readFileSync } from 'node:fs';

const LINES_OF_A_MESSAGE = 12;

/**
 * Result of a Jest report: the number of passed tests, and the failed ones with the start of their
 * message.
 * @param {string} file
 * @returns {{ passed: number, failures: string[] } | undefined} undefined without a report
 */
export function readJestReport(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length > 0) return tests.map((test) => failure(test.fullName, test.failureMessages[0]));
    return status === 'failed' ? [failure(name, message)] : [];
  });
  return { passed: report.numPassedTests, failures };
}

/**
 * Result of a Playwright report. A flaky test failed first and passed on retry; it has the message
 * of its first attempt.
 * @param {string} file
 * @returns {{ passed: number, skipped: number, failures: string[], flaky: string[] } | undefined}
 * undefined without a report
 */
export function readPlaywrightReport(file) {
  const report = readJson(file);
  if (!report?.stats) return undefined;
  const specs = report.suites.flatMap(specsOf);
  const failures = withStatus(specs, 'unexpected');
  if (failures.length === 0 && report.errors.length > 0) failures.push(failure('Playwright', report.errors[0].message));
  return {
    passed: report.stats.expected,
    skipped: report.stats.skipped,
    failures,
    flaky: withStatus(specs, 'flaky'),
  };
}

function withStatus(specs, wanted) {
  return specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => failure(`${file} › ${title}`, results.find(({ error }) => error)?.error.message)),
  );
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failure(title, message = '') {
  // oxlint-disable-next-line no-control-regex -- the colors of a terminal
  const lines = message.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  return [title, ...lines.slice(0, LINES_OF_A_MESSAGE).map((line) => `    ${line}`)].join('\n');
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
