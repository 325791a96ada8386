import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './running-portal';

/** Sources of the bundles. */
const SOURCES = ['host', 'shared/src', 'resume-engine/src', 'remote-*'];
/** Documents and files of the release tool are in the same folder. */
const NO_BUNDLE = /^(pages|\..*)$/;
const BEGIN = `require('./release/src/registry/registry-file.ts').beginRegistry(process.argv[1])`;
const PUBLISH = `
  require('./release/src/index.ts').publishChanged({ bundlesFolder: process.argv[1] }).then((outcomes) => {
    const rejected = outcomes.filter(({ status }) => ['rejected', 'refused'].includes(status));
    if (rejected.length > 0) throw new Error(rejected.map(({ message }) => message).join('\\n'));
  })`;

/**
 * The commit before the last one that changed a bundle; undefined if the checkout does not have it.
 */
export function previousCommit(): string | undefined {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', '--verify', `${git('log', '-1', '--format=%H', '--', ...SOURCES)}^`);
  } catch {
    return undefined;
  }
}

interface Folders {
  /** Receives the folder `bundles` with the releases, and the keys beside it. */
  readonly folder: string;
  /** Current releases; those of unchanged bundles are copied. */
  readonly built: string;
}

/** All bundles of a commit as live releases, built from its sources by its release tool. */
export function publishCommit(commit: string, { folder, built }: Folders): void {
  const bundlesFolder = join(folder, 'bundles');
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'kadam-previous-')));
  try {
    execFileSync('tar', ['-x', '-C', copy], {
      input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 }),
    });
    linkPackages(copy);
    const run = (program: string) =>
      execFileSync(process.execPath, ['--require', 'tsx/cjs', '--eval', program, bundlesFolder], { cwd: copy });
    run(BEGIN);
    const bundles = readdirSync(built, { withFileTypes: true });
    for (const { name } of bundles.filter((entry) => entry.isDirectory() && !NO_BUNDLE.test(entry.name)))
      cpSync(join(built, name), join(bundlesFolder, name), { recursive: true });
    run(PUBLISH);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

// Installed libraries, but the workspaces of that commit.
function linkPackages(copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@kadam'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kadam' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(root, 'node_modules/@kadam'))) {
    const own = realpathSync(join(root, 'node_modules/@kadam', name)).slice(root.length + 1);
    if (existsSync(join(copy, own))) symlinkSync(join(copy, own), join(modules, '@kadam', name));
  }
  const inWorkspaces = readdirSync(copy).filter((folder) => existsSync(join(root, folder, 'node_modules')));
  for (const folder of inWorkspaces)
    if (folder !== 'node_modules') symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
}
