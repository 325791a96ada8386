import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../operations/publish';
import { rollback } from '../operations/rollback';
import { readStatus } from '../operations/status';
import { statusText } from '../operations/status-text';
import { createFixtureRepository, type FixtureRepository } from '../testing/fixture-repository';

jest.setTimeout(60_000);

let team: FixtureRepository;
let other: string;
let bundlesFolder: string;

const git = (repository: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com', ...words], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const commitBeta = (text: string) => {
  team.write('remote-beta/src/pages/only-page.tsx', `export default () => '${text}';\n`);
  git(team.repository, 'commit', '-qam', text);
};
const betaOf = async () => (await readStatus({ bundlesFolder })).bundles[0];

beforeEach(async () => {
  team = await createFixtureRepository();
  team.write('.gitignore', 'node_modules\n');
  git(team.repository, 'init', '-q');
  git(team.repository, 'add', '.');
  git(team.repository, 'commit', '-qm', 'first');
  other = mkdtempSync(join(tmpdir(), 'kadam-other-'));
  cpSync(team.repository, other, { recursive: true, verbatimSymlinks: true });
  bundlesFolder = mkdtempSync(join(tmpdir(), 'kadam-site-'));
});
afterEach(() => {
  team.remove();
  for (const folder of [other, bundlesFolder]) rmSync(folder, { recursive: true });
});

test('a checkout without the live commit needs --force to publish', async () => {
  commitBeta('second');
  await publish('beta', { repository: team.repository, bundlesFolder });
  const commit = git(team.repository, 'rev-parse', 'HEAD');
  const old = { repository: other, bundlesFolder };
  await expect(publish('beta', old)).rejects.toThrow(
    `'beta' was not released. What is live was built from commit ${commit.slice(0, 10)}, which this checkout does not contain: its changes would be lost. Run git pull and publish again, or say why they may go: release publish beta --force --reason "…".`,
  );
  expect((await betaOf())?.commit).toBe(commit);
  expect(await publish('beta', { ...old, isForced: true, why: 'goes without it' })).toMatchObject({
    status: 'published',
  });
  await rollback('beta', { bundlesFolder });
  git(other, 'pull', '-q', team.repository);
  expect(await publish('beta', old)).toMatchObject({ status: 'unchanged' });
});

test('marks a release of uncommitted changes', async () => {
  team.write('remote-gamma/src/entry.js', 'window.gamma = 2;\n');
  await publish('beta', { repository: team.repository, bundlesFolder });
  expect((await betaOf())?.commit).toBe(git(team.repository, 'rev-parse', 'HEAD'));
  team.write('shared/src/words.ts', 'export const word = 2;\n');
  await publish('beta', { repository: team.repository, bundlesFolder });
  const beta = await betaOf();
  expect(beta?.commit).toBe(`${git(team.repository, 'rev-parse', 'HEAD')}-dirty`);
  expect(statusText(await readStatus({ bundlesFolder }))).toContain(
    `beta: ${beta?.live} was built from changes that no commit has (${beta?.commit})`,
  );
});
