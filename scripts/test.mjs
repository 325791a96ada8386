import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_MISSING, findChromium } from './parts/chromium.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { findPostgres, startPostgres } from './parts/postgres.mjs';
import { root } from './parts/root.mjs';
import { fail, since } from './parts/say.mjs';

const STEPS = ['types', 'lint', 'format', 'laws', 'unused', 'unit', 'browser'];
const packages = [
  'shared',
  'host',
  'remote-marketing',
  'remote-jobs',
  'remote-learning',
  'remote-resume',
  'resume-engine',
  'api',
  'release',
  'e2e',
];

const asked = process.argv.slice(2);
const unknown = asked.filter((step) => !STEPS.includes(step));
if (unknown.length > 0)
  fail(`Unknown step '${unknown[0]}'. npm test runs all of: ${STEPS.join(' ')}; name some to run only those.`);
const wants = (step) => asked.length === 0 || asked.includes(step);

ensureInstalled();
const scratch = mkdtempSync(join(tmpdir(), 'kadam-test-'));
const totals = { passed: 0, failed: 0 };

if (wants('types')) for (const folder of packages) check(`types ${folder}`, bin('typescript/bin/tsc', '-p', folder));
if (wants('lint')) check('lint', bin('eslint/bin/eslint.js', '.', '--max-warnings', '0'));
if (wants('format')) check('format', bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'));
if (wants('laws')) check('import laws', ['npm', 'run', '--silent', 'laws']);
if (wants('unused')) check('unused files, exports and packages', bin('knip/bin/knip.js'));
if (wants('unit') || wants('browser')) await withDatabases();

rmSync(scratch, { recursive: true, force: true });
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

async function withDatabases() {
  const postgresBin = findPostgres();
  if (!postgresBin) console.log('PostgreSQL is not installed: the tests run on the embedded database only.');
  const postgres = postgresBin && (await startPostgres(postgresBin));
  const env = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  try {
    if (wants('unit')) unitTests(env);
    if (wants('browser')) {
      browserTests('component gallery', 'shared/gallery/playwright.config.ts', env);
      browserTests('journeys and faults', 'e2e/playwright.config.ts', env);
    }
  } finally {
    await postgres?.stop();
  }
}

function unitTests(env) {
  const report = join(scratch, 'jest.json');
  run('unit and API tests', bin('jest/bin/jest.js', '--json', '--outputFile', report), env);
  const result = readReport(report);
  count(
    'unit and API tests',
    result?.numPassedTests ?? 0,
    result ? result.numFailedTests + result.numRuntimeErrorTestSuites : 1,
  );
}

function browserTests(name, config, env) {
  const chromium = findChromium();
  if (!chromium) {
    console.log(CHROMIUM_MISSING);
    return count(name, 0, 1);
  }
  const report = join(scratch, 'playwright.json');
  rmSync(report, { force: true });
  const command = bin('@playwright/test/cli.js', 'test', '--config', config);
  run(name, command, { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const stats = readReport(report)?.stats;
  count(name, stats?.expected ?? 0, stats ? stats.unexpected + stats.flaky : 1);
}

function check(name, command) {
  const ok = run(name, command);
  count(name, ok ? 1 : 0, ok ? 0 : 1);
}

function run(name, [command, ...args], env = {}) {
  const start = performance.now();
  console.log(`\n▸ ${name}`);
  const shell = process.platform === 'win32' && command === 'npm';
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } });
  console.log(`  ${status === 0 ? 'ok' : 'FAILED'} after ${since(start)}`);
  return status === 0;
}

function count(name, passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
  if (passed + failed !== 1) console.log(`  ${name}: ${passed} passed, ${failed} failed`);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function bin(file, ...args) {
  return [process.execPath, join(root, 'node_modules', file), ...args];
}
