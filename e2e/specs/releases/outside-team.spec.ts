import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { retire } from '../../../release/src/operations/retire';
import { freePort } from '../../../release/src/testing/free-port';
import { root } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, NIGHTLY, test } from '../../portal/test';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const QUIET = ['--no-audit', '--no-fund', '--prefer-offline'];

let scratch: string;
let generator: string;
let installed = '';

/** Runs a command to its end; the error has its output. */
const run = ([command = '', ...args]: readonly string[], folder: string, env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(command, args, { cwd: folder, env: { ...process.env, INIT_CWD: folder, ...env } }).catch(
    (error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );

/** Runs a server of npm during `work`. */
async function whileRunning(args: readonly string[], folder: string, work: () => Promise<void>): Promise<void> {
  const server = spawn(NPM, ['run', ...args], { cwd: folder, detached: true, stdio: 'ignore' });
  try {
    await work();
  } finally {
    // The whole group, with the server that npm has started.
    process.kill(-(server.pid ?? 0));
  }
}

test.beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'kadam-team-'));
  await run([process.execPath, join(root, 'scripts/contract-types.mjs'), scratch], scratch);
  generator = `./${readdirSync(scratch).find((file) => file.startsWith('create-kadam-remote')) ?? ''}`;
});
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }));

for (const bundler of ['webpack', 'rspack', 'vite'] as const)
  test(
    `a team elsewhere gets from an empty folder to a live page with ${bundler}`,
    NIGHTLY,
    async ({ page, portal, pageErrors }) => {
      const name = `tools${bundler}`;
      const folder = join(scratch, name);
      const seconds: string[] = [];
      const step = async (what: string, work: () => Promise<unknown>) => {
        const began = performance.now();
        await work();
        seconds.push(`${what} ${((performance.now() - began) / 1000).toFixed(1)} s`);
      };
      const create = [
        NPM,
        'exec',
        '--yes',
        '--package',
        generator,
        '--',
        'create-kadam-remote',
        name,
        '--bundler',
        bundler,
      ];
      await step('create', () => run(create, scratch));
      // Only the first remote installs everything: npm adds and removes what another bundler needs.
      if (existsSync(installed)) renameSync(installed, join(folder, 'node_modules'));
      installed = join(folder, 'node_modules');
      await step('install', () => run([NPM, 'install', ...QUIET], folder));
      // The sources and their tests are the same for all bundlers.
      if (bundler === 'webpack') await step('types', () => run([NPM, 'run', 'types'], folder));
      if (bundler === 'vite') await step('test', () => run([NPM, 'test'], folder));
      await step('build', () => run([NPM, 'run', 'build'], folder));
      const files = ['--files', join(folder, 'dist'), '--routes', join(folder, 'routes.json')];
      const command = [
        process.execPath,
        join(root, 'scripts/release.mjs'),
        'publish',
        ...files,
        '--bundles',
        portal.bundlesFolder,
      ];
      // Remotes of all bundlers are mounted by stock-plugin.spec.ts.
      await step('publish', () => run(command, root, { KADAM_CHROMIUM: 'none' }));
      await splashSeen(page.context());
      await step('visit', async () => {
        await page.goto(`/${name}`);
        await page.getByRole('button', { name: 'Show a tip' }).click();
        await expect(page.getByText('Pages are listed in routes.json.')).toBeVisible();
      });
      expect(pageErrors).toEqual([]);
      console.log(`  ${bundler}: ${seconds.join(', ')}`);
      await retire(name, { bundlesFolder: portal.bundlesFolder, why: 'test' });
    },
  );

test('pages of that team run inside a deployed portal from source, and alone', NIGHTLY, async ({ page, portal }) => {
  const folder = join(scratch, 'toolsvite');
  const [inside, alone] = [await freePort(), await freePort()];
  await splashSeen(page.context());
  const shows = (address: string, button: string, prepare = () => {}) =>
    expect(async () => {
      prepare();
      await page.goto(address);
      await expect(page.getByRole('button', { name: button })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
  await whileRunning(['dev', '--', '--site', portal.origin, '--port', String(inside)], folder, async () => {
    const address = `http://localhost:${inside}/toolsvite`;
    await shows(address, 'Show a tip');
    await expect(page.getByRole('contentinfo')).toContainText('Office Location');
    const file = join(folder, 'src/pages/toolsvite-page.tsx');
    const changed = readFileSync(file, 'utf8').replace('Show a tip', 'Show another tip');
    // Saved again each time: a bundler watches only once its first build is done.
    await shows(address, 'Show another tip', () => writeFileSync(file, changed));
  });
  await whileRunning(['start', '--', '--host', '127.0.0.1', '--port', String(alone)], folder, async () => {
    await shows(`http://127.0.0.1:${alone}/toolsvite`, 'Show another tip');
    await expect(page.getByRole('navigation', { name: 'Site' })).toContainText('Toolsvite');
  });
});
