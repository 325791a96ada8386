import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './packages.mjs';
import { root } from './root.mjs';

/** A run of everything. `files` and `packages` undefined mean all; each entry of `jest` is one run's arguments. */
export const EVERYTHING = {
  reason: '',
  files: undefined,
  packages: undefined,
  specs: undefined,
  jest: [[]],
  hasGallery: true,
};

// What every package, every check or every page is made with.
const WIDE = [
  /^[^/]+$/,
  /^[^/]+\/(package\.json|tsconfig\.json|webpack\.config\.cjs)$/,
  /^shared\//,
  /^(scripts|nginx|\.ci|\.github)\//,
  /^e2e\/(?!specs\/|specification\/|failure-matrix\/|rules\/|checks\/|bench\/|screens\/)/,
];
const TEXT = /\.md$/;
const TEST = /\.test\.tsx?$/;
const SPEC = /^e2e\/specs\/.*\.spec\.ts$/;
const MODULE = /\.[cm]?[jt]sx?$/;
// These read the documents and every test's title.
const TEXT_TESTS = [
  'release/src/runbook.test.ts',
  'e2e/specification/coverage.test.ts',
  'e2e/failure-matrix/failure-matrix.test.ts',
  'e2e/checks/docs.test.ts',
];

/** What the changes since the commit that main and this branch share, committed or not, can break. */
export function changedScope() {
  const base = mergeBase();
  if (!base) return { ...EVERYTHING, reason: 'Everything runs: there is no main to compare with.' };
  return scopeOf(changedFiles(base), `since ${base.slice(0, 9)}`);
}

/**
 * What a change of these files can break.
 * @param {readonly string[]} files paths below the repository
 * @param {string} since for the reason
 */
export function scopeOf(files, since) {
  const wide = files.find((file) => !TEXT.test(file) && isWide(file));
  if (wide)
    return { ...EVERYTHING, reason: `Everything runs: ${wide} changed ${since}, and anything may depend on it.` };
  const present = files.filter((file) => existsSync(join(root, file)));
  const touched = packages.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  const specs = specsFor(files);
  return {
    reason: `${files.length} files changed ${since}: ${touched.join(', ') || 'no package'}. ${sayNumber(specs)}`,
    files: present,
    packages: touched,
    specs,
    jest: jestRuns(files, present),
    hasGallery: false,
  };
}

function isWide(file) {
  const [folder = ''] = file.split('/');
  return WIDE.some((pattern) => pattern.test(file)) || ![...packages, 'docs'].includes(folder);
}

/** Tests that reach a changed module; all of a package where a file was read, not imported, or is gone. */
function jestRuns(files, present) {
  const modules = present.filter((file) => MODULE.test(file) && !SPEC.test(file));
  const byName = files.filter((file) => !TEXT.test(file) && (!MODULE.test(file) || !present.includes(file)));
  const whole = packages.filter((folder) => byName.some((file) => file.startsWith(`${folder}/`)));
  return [
    ...(modules.length > 0 ? [['--findRelatedTests', ...modules]] : []),
    ...(whole.length > 0 ? [['--selectProjects', ...whole]] : []),
    [...TEXT_TESTS],
  ];
}

/** Browser tests to run; undefined means all of them. */
function specsFor(files) {
  const shipped = files.filter((file) => !TEXT.test(file) && !TEST.test(file) && !file.startsWith('e2e/'));
  const changedSpecs = files.filter((file) => SPEC.test(file) && existsSync(join(root, file)));
  const folders = [...new Set(shipped.map((file) => file.split('/')[0]))];
  if (folders.some((folder) => !folder.startsWith('remote-'))) return undefined;
  if (files.some((file) => file.startsWith('e2e/specs/') && !SPEC.test(file))) return undefined;
  return [...new Set([...changedSpecs, ...folders.flatMap(specsOfRemote)])];
}

/** Specs that visit one of the remote's paths, or every page of the changed remotes (E2E_REMOTES). */
function specsOfRemote(folder) {
  const { pages } = JSON.parse(readFileSync(join(root, folder, 'routes.json'), 'utf8'));
  const paths = [...new Set(pages.map(({ path }) => path.split('/:')[0]))];
  const patterns = paths.map((path) => new RegExp(`['"\`/]${path.replaceAll('/', '\\\\?/')}(?![\\w-])`));
  return allSpecs().filter((file) => {
    if (file.startsWith('e2e/specs/access/')) return true;
    const text = readFileSync(join(root, file), 'utf8');
    return patterns.some((pattern) => pattern.test(text));
  });
}

function allSpecs() {
  return readdirSync(join(root, 'e2e/specs'), { recursive: true })
    .map((file) => `e2e/specs/${file.replaceAll('\\', '/')}`)
    .filter((file) => SPEC.test(file));
}

const sayNumber = (specs) =>
  specs ? `${specs.length} browser specs can reach it.` : 'All browser specs can reach it.';

function mergeBase() {
  for (const main of ['origin/main', 'main', 'origin/master', 'master']) {
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
