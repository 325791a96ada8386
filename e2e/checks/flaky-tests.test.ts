import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(__dirname, '../..');

/** Needs no browser. */
const SPEC = `
const { test, expect } = require('@playwright/test');
test('passes', () => {});
test('fails twice', () => expect(1).toBe(2));
test('passes when retried', ({}, { retry }) => {
  if (retry === 0) throw new Error('error of the first attempt');
});
`;

interface Summary {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

let folder: string;
const report = () => join(folder, 'report.json');

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'kadam-flaky-')));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'example.spec.js'), SPEC);
  const playwright = [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--retries',
    '1',
    '--reporter',
    'json',
  ];
  spawnSync(process.execPath, playwright, {
    cwd: folder,
    // Playwright does not run tests in a process that looks like one of Jest.
    env: { ...process.env, JEST_WORKER_ID: undefined, PLAYWRIGHT_JSON_OUTPUT_NAME: report() },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The summary of `npm test` when this many of its steps end with the report of the tests above. */
function summaryOf(steps: number): Summary {
  const part = (name: string) => pathToFileURL(join(root, `scripts/parts/${name}.mjs`)).href;
  const program = `import { readPlaywrightReport } from '${part('reports')}'; import { summarize } from '${part('summary')}';
    const results = Array(${steps}).fill({ name: 'browser', ...readPlaywrightReport(${JSON.stringify(report())}) });
    console.log(JSON.stringify(summarize(results)));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(printed) as Summary;
}

it('a browser test that passes when retried is listed as flaky with its first error and counts as passed', () => {
  const { lines, passed, failed } = summaryOf(1);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(lines).toEqual([
    '',
    'Flaky (passed when retried):',
    expect.stringContaining('browser: example.spec.js › passes when retried\n    Error: error of the first attempt'),
    '',
    'Failed:',
    expect.stringContaining('browser: example.spec.js › fails twice\n    Error: expect(received).toBe(expected)'),
  ]);
});

it('three flaky browser tests count as passed, a fourth one makes all of them failed', () => {
  expect(summaryOf(3)).toMatchObject({ passed: 6, failed: 3 });
  const { lines, passed, failed } = summaryOf(4);
  expect({ passed, failed }).toEqual({ passed: 4, failed: 8 });
  expect(lines.at(-1)).toBe('4 tests were flaky, the limit is 3: they count as failed.');
});
