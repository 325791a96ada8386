import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, importers, MODULE } from './import-graph.mjs';
import { packages } from './packages.mjs';
import { root } from './root.mjs';
import { EXERCISED_BY, PAGES_OF, SMOKE } from './spec-map.mjs';

/** A run of everything: undefined means all. */
export const EVERYTHING = {
  reason: '',
  files: undefined,
  packages: undefined,
  specs: undefined,
  tests: undefined,
  hasGallery: true,
};

// Affects every package or every test.
const EVERY_TEST = [
  /^(package|package-lock|tsconfig\.[a-z-]+)\.json$/,
  /^jest\.config\.cjs$/,
  /^[^/]+\/(package\.json|tsconfig\.json|webpack\.config\.cjs)$/,
  /^shared\/src\/build\//,
  /^\.ci\//,
];
// Files of the root that only a check reads, which then checks all files.
const EVERY_FILE = /^(\.(oxlintrc|oxfmtrc)\.json|\.dependency-cruiser.*\.cjs|knip\.json)$/;
const TEXT = /\.md$/;
const TEST = /\.test\.tsx?$/;
const NOT_SHIPPED = /^(e2e|docs|\.github)\/|^[^/]+\/(gallery|bench|fixtures)\/|\/(testing|standalone)[./]/;
const PAGE = /^remote-([^/]+)\/src\/pages\/([^/.]+)\.tsx$/;
const SPEC = /^e2e\/specs\/.*\.spec\.ts$/;
// Connects all modules of the API: a change of one module reaches only its own tests through it, a
// change of a plugin all, because a plugin handles every request.
const COMPOSITION_ROOT = 'api/src/app.ts';
const API_PLUGIN = /^api\/src\/plugins\//;
const API_MODULE = /^api\/src\/modules\/[^/]+\//;
// A part of the portal is affected if one of its files changed, or imports a changed module of
// these packages.
const IMPORTED_BY_MANY = /^(shared|resume-engine|e2e)\//;
// These read the title of every test.
const TITLE_TESTS = ['e2e/specification/'];
// Tests, or folders of tests, of files that are read or started, not imported.
const READ_BY = {
  'docs/runbook.md': ['release/src/runbook.nightly.test.ts', 'api/src/metrics/prometheus.test.ts'],
  'docs/': ['e2e/specification/'],
  'api/src/backup/': ['api/src/backup/'],
  'api/src/commands/': ['api/src/commands/', 'api/src/backup/'],
  'api/src/db/migrations/': ['api/src/db/', 'api/src/backup/'],
  'api/src/db/': ['api/src/killed.nightly.test.ts'],
  'api/src/listening.ts': ['api/src/server.test.ts'],
  'api/src/modules/': ['api/src/openapi-fuzzer.test.ts'],
  'api/src/server.ts': ['api/src/server.test.ts', 'api/src/killed.nightly.test.ts', 'e2e/restarts/'],
  'api/src/tracing/': ['api/src/tracing/'],
  'nginx/headers.json': ['release/src/serve/'],
  'nginx/': ['release/src/serve/', 'e2e/restarts/'],
  'deploy/prometheus/': ['api/src/metrics/prometheus.test.ts'],
  'deploy/grafana/': ['api/src/metrics/prometheus.test.ts'],
  'deploy/': ['release/src/systemd.test.ts', 'release/src/runbook.nightly.test.ts'],
  'docker-compose.yml': ['release/src/docker-compose.test.ts'],
  Dockerfile: ['release/src/docker-compose.test.ts'],
  'scripts/': ['e2e/checks/'],
};

let graph;

/** Effects of the changes since the merge base with main, committed or not. */
export function changedScope() {
  const base = mergeBase();
  if (!base) return { ...EVERYTHING, reason: 'Everything runs: there is no main to compare with.' };
  return scopeOf(changedFiles(base), `since ${base.slice(0, 9)}`);
}

/**
 * Effects of changes to these files, by import graph and `spec-map.mjs`.
 * @param {readonly string[]} files paths relative to the repository
 * @param {string} since for the reason
 */
export function scopeOf(files, since) {
  const wide = files.find((file) => EVERY_TEST.some((pattern) => pattern.test(file)) || isUnknown(file));
  if (wide)
    return { ...EVERYTHING, reason: `Everything runs: ${wide} changed ${since}, and anything may depend on it.` };
  const present = files.filter((file) => existsSync(join(root, file)));
  const reached = reachedBy(files);
  const specs = specsFor(reachedBy(files, (file) => IMPORTED_BY_MANY.test(file)));
  const tests = testsFor(files, reached);
  const touched = packages.filter((folder) => reached.some((file) => file.startsWith(`${folder}/`)));
  return {
    reason: `${files.length} files changed ${since}. They reach ${touched.join(', ') || 'no package'}: ${tests.length} test files and ${specs.length} browser specs. The rest runs before landing (npm test).`,
    files: files.some((file) => EVERY_FILE.test(file)) ? undefined : present,
    packages: dependents(touched),
    specs,
    tests,
    hasGallery: files.some((file) => /^shared\/(src\/ui|gallery)\//.test(file)),
  };
}

function isUnknown(file) {
  const [folder, ...rest] = file.split('/');
  const known = [...packages, 'docs', 'scripts', 'nginx', 'deploy', '.github'];
  return rest.length > 0 && !known.includes(folder);
}

/** The changed files and every module that imports one of them, directly or not. */
function reachedBy(files, isFollowed = () => true) {
  graph ??= importers();
  const reached = new Set(files);
  const reachesEveryModule = files.some((file) => file === COMPOSITION_ROOT || API_PLUGIN.test(file));
  // A Set iterates over elements that are added meanwhile.
  for (const file of reached) {
    if (!isFollowed(file) || (file === COMPOSITION_ROOT && !reachesEveryModule)) continue;
    for (const importer of graph.get(file) ?? []) reached.add(importer);
  }
  return [...reached];
}

/**
 * Test files that reach a change, those of every reached API module, and those of files that are
 * not imported.
 */
function testsFor(files, reached) {
  const folders = [
    ...reached.flatMap((file) => API_MODULE.exec(file)?.[0] ?? []),
    ...files.filter((file) => !TEST.test(file)).flatMap(readersOf),
    ...(files.some((file) => TEST.test(file) || SPEC.test(file)) ? TITLE_TESTS : []),
    ...(files.some((file) => TEXT.test(file)) ? ['e2e/checks/docs.test.ts'] : []),
  ];
  return filesIn(packages, TEST).filter(
    (file) => reached.includes(file) || folders.some((folder) => file.startsWith(folder)),
  );
}

/** All tests of a package if nothing names the readers of a file. */
function readersOf(file) {
  const [prefix] = Object.keys(READ_BY).filter((one) => file.startsWith(one));
  if (prefix) return READ_BY[prefix];
  const [folder = ''] = file.split('/');
  return MODULE.test(file) || TEXT.test(file) || !packages.includes(folder) ? [] : [`${folder}/`];
}

/**
 * Browser specs to run: those that changed, those of every reached part, and the smoke specs if a
 * part ships.
 */
function specsFor(reached) {
  const own = reached.filter((file) => SPEC.test(file) && existsSync(join(root, file)));
  const chosen = new Set([...own, ...reached.filter(isShipped).flatMap(specsOfPart)]);
  return allSpecs().filter((spec) => chosen.has(spec));
}

const isShipped = (file) => file.includes('/') && ![TEXT, TEST, NOT_SHIPPED].some((pattern) => pattern.test(file));

/** Those in `spec-map.mjs`; a part without specs of its own has the smoke specs. */
function specsOfPart(file) {
  const [longest] = Object.keys(EXERCISED_BY)
    .filter((prefix) => file.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  const [, remote] = /^remote-([^/]+)\//.exec(file) ?? [];
  const names = [...SMOKE, ...(longest ? EXERCISED_BY[longest] : []), ...(remote ? [remote] : [])];
  const pages = remote ? pagesOf(file, remote) : [];
  return allSpecs().filter((spec) => names.some((name) => isSpecOf(spec, name)) && !isOfOtherPages(spec, pages));
}

/** The pages of a remote that a file is part of, as `remote/page`; none if no page imports it. */
const pagesOf = (file, remote) =>
  reachedBy([file]).flatMap((path) => {
    const [, owner, page] = PAGE.exec(path) ?? [];
    return owner === remote ? [`${remote}/${page}`] : [];
  });

/** Whether a spec exercises pages of the same remote, and none of these. */
function isOfOtherPages(spec, pages) {
  const [remote] = pages[0]?.split('/') ?? [];
  const [exercised = []] = Object.entries(PAGES_OF).flatMap(([name, all]) => (isSpecOf(spec, name) ? [all] : []));
  const own = exercised.filter((page) => page.startsWith(`${remote}/`));
  return own.length > 0 && !own.some((page) => pages.includes(page));
}

export const isSpecOf = (spec, name) => spec.startsWith(`e2e/specs/${name}/`) || spec === `e2e/specs/${name}.spec.ts`;

export const allSpecs = () => filesIn(['e2e/specs'], SPEC);

/** These packages and those that depend on them: their types may be affected. */
function dependents(folders) {
  return packages.filter((folder) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return folders.includes(folder) || folders.some((other) => `@kadam/${other}` in dependencies);
  });
}

function mergeBase() {
  const { KADAM_CHANGED_SINCE: commit } = process.env;
  for (const main of [...(commit ? [commit] : []), 'origin/main', 'main', 'origin/master', 'master']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // No such branch here.
    }
  }
  return undefined;
}

function changedFiles(base) {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...tracked.split('\0'), ...untracked.split('\0')])].filter(Boolean);
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
