import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedScope, EVERYTHING } from './parts/changed.mjs';
import { CHROMIUM_MISSING, findTestChromium } from './parts/chromium.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { NOT_NIGHTLY } from './parts/nightly.mjs';
import { ensureNode24, NODE_24_MISSING } from './parts/node-24.mjs';
import { packages } from './parts/packages.mjs';
import { findPostgres, startPostgres } from './parts/postgres.mjs';
import { readJestReport, readPlaywrightReport } from './parts/reports.mjs';
import { root } from './parts/root.mjs';
import { runStep } from './parts/run-step.mjs';
import { fail, since } from './parts/say.mjs';
import { newScratchFolder } from './parts/scratch.mjs';
import { summarize } from './parts/summary.mjs';

// Kept between runs: bundles are built again only if their sources changed.
process.env.E2E_BUNDLES ??= join(root, 'node_modules/.cache/kadam-bundles');
const CORES = Math.max(2, availableParallelism());
const NODE_24_PROJECTS = ['api', 'release'];
// What Node itself does: servers, sockets, bodies, database drivers. All others are tested on one
// version.
const NODE_24_TESTS = [
  'api/src/(server|http/uploads|plugins/slow-bodies|db/(embedded|postgres))\\.test',
  'release/src/serve/(requests|api-proxy|release-server)\\.test',
];

// Suites of both databases run on that of production.
const POSTGRES_ONLY = { TEST_ENGINES: 'postgres' };

// These have no time limits: at the lowest priority they use the time in which tests wait.
const CHECKS = { types, lint, format, rules, unused };
const TESTS = ['browser', 'unit', 'node24'];
const STEPS = [...Object.keys(CHECKS), ...TESTS];

const OPTIONS = ['--changed', '--nightly'];

const started = performance.now();
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => ![...OPTIONS, ...STEPS].includes(word));
if (unknown.length > 0) {
  fail(
    `Unknown step '${unknown[0]}'. npm test runs all of: ${STEPS.join(' ')}; name some to run only those, or say ${OPTIONS.join(' or ')}.`,
  );
}
const wanted = STEPS.filter((step) => asked.includes(step));
const steps = wanted.length > 0 ? wanted : STEPS;
const isChosen = (step) => steps.includes(step);
const isNightly = asked.includes('--nightly');

ensureInstalled();
const scope = asked.includes('--changed') ? changedScope() : EVERYTHING;
if (asked.includes('--changed')) console.log(scope.reason);

const scratch = newScratchFolder();
process.env.TMPDIR = scratch;
const results = [];
const postgres = await databaseServer();
const databases = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
try {
  const checks = Object.keys(CHECKS).filter(isChosen);
  const lanes = TESTS.some(isChosen) ? Math.floor(CORES / 2) : CORES;
  await Promise.all([runTests(), ...Array.from({ length: lanes }, () => runChecks(checks))]);
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
const { lines, passed, failed } = summarize(results);
for (const line of lines) console.log(line);
console.log(`\nAfter ${since(started)}:`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Browser tests measure waiting times: only checks run beside them. */
async function runTests() {
  if (isChosen('browser')) await browser();
  await Promise.all([unit(), afterBrowser()]);
}

async function afterBrowser() {
  if (isChosen('node24')) await node24();
  if (isChosen('browser')) await gallery();
}

async function runChecks(names) {
  for (let name = names.shift(); name; name = names.shift()) await CHECKS[name]();
}

function unused() {
  return check('unused', bin('knip/bin/knip.js'));
}

/** Three programs check once what packages share; a release checks its package alone. */
async function types() {
  const changed = scope.packages?.map((folder) => `${folder}/tsconfig.json`);
  const configs = changed ?? ['tsconfig.browser-packages.json', 'tsconfig.server-packages.json', 'e2e/tsconfig.json'];
  const present = configs.filter((file) => existsSync(join(root, file)));
  if (present.length > 0) await check('types', bin('typescript-7/bin/tsc', '--build', ...present));
}

async function lint() {
  const files = scope.files?.filter((file) => /\.[cm]?[jt]sx?$/.test(file)) ?? ['.'];
  if (files.length > 0) await check('lint', bin('oxlint/bin/oxlint', '--no-error-on-unmatched-pattern', ...files));
}

async function format() {
  const files = scope.files ?? ['.'];
  if (files.length > 0)
    await check('format', bin('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files));
}

async function rules() {
  const shipped = (scope.packages ?? packages).filter((folder) => folder !== 'e2e');
  if (shipped.length === 0) return;
  for (const config of ['.dependency-cruiser.cjs', '.dependency-cruiser.packages.cjs'])
    await check('rules', bin('dependency-cruiser/bin/dependency-cruise.mjs', '--config', config, ...shipped));
}

async function unit() {
  if (!isChosen('unit')) return;
  const { tests } = scope;
  const everything = isNightly ? {} : { args: NOT_NIGHTLY.jest, env: POSTGRES_ONLY };
  await jest('unit', { tests, ...(!tests && everything) });
}

/** Server and release tool on Node 24, with the production database. */
async function node24() {
  const tests = scope.tests?.filter((file) => NODE_24_TESTS.some((path) => new RegExp(path).test(file)));
  if (tests?.length === 0) return;
  const node = ensureNode24();
  if (!node) return console.log(NODE_24_MISSING);
  const args = ['--testPathPatterns', ...NODE_24_TESTS, '--selectProjects', ...NODE_24_PROJECTS];
  await jest('node24', { node, tests, args, env: POSTGRES_ONLY, workers: 1 });
}

/** All tests that `args` select, or the named ones. With one more than cores, because some wait. */
async function jest(name, { node = process.execPath, tests, args = [], env = {}, workers = CORES + 1 }) {
  if (tests?.length === 0) return;
  const file = join(scratch, `${name}.json`);
  const [, script] = bin('jest/bin/jest.js');
  const options = ['--maxWorkers', String(workers), '--json', '--outputFile', file, '--passWithNoTests'];
  options.push(...(tests ? ['--runTestsByPath', ...tests] : args));
  await runStep(name, [node, script, ...options], { env: { ...databases, ...env, FORCE_COLOR: '0' } });
  count(name, readJestReport(file));
}

async function gallery() {
  if (scope.hasGallery) await playwright('gallery', 'shared/gallery/playwright.config.ts');
}

async function browser() {
  if (scope.specs?.length === 0) return;
  const selection = scope.specs ?? (isNightly ? [] : NOT_NIGHTLY.playwright);
  await playwright('browser', 'e2e/playwright.config.ts', ...selection);
}

async function playwright(name, config, ...specs) {
  const chromium = findTestChromium();
  if (!chromium) {
    return count(name, { failures: [CHROMIUM_MISSING] });
  }
  const report = join(scratch, `${name}.json`);
  const options = ['--config', config, '--retries', '1', '--trace', 'on-first-retry'];
  const command = bin('@playwright/test/cli.js', 'test', ...options, ...specs);
  await runStep(name, command, {
    env: { ...databases, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  count(name, readPlaywrightReport(report));
}

async function check(name, command) {
  const isOk = await runStep(name, command, { isLowPriority: true });
  count(name, isOk ? { passed: 1 } : undefined);
}

/** Without a result the step itself has failed; its output has the reason. */
function count(name, result = { failures: [`the step '${name}'`] }) {
  results.push({ name, ...result });
  const { passed = 0, skipped = 0, failures = [], flaky = [] } = result;
  const others = [
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  if (passed + failures.length + skipped + flaky.length !== 1)
    console.log([`${name}: ${passed} passed`, `${failures.length} failed`, ...others].join(', '));
}

async function databaseServer() {
  if (!TESTS.some(isChosen)) return undefined;
  const folder = findPostgres();
  if (!folder) console.log('PostgreSQL is not installed: the tests run on the embedded database only.');
  return folder && startPostgres(folder);
}

function bin(file, ...args) {
  return [process.execPath, join(root, 'node_modules', file), ...args];
}
