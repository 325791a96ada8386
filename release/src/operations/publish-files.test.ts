import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import { routesJson } from '../testing/fixture-repository';
import { createBundlesFolder, liveRelease } from '../testing/hand-made-release';
import { publishFiles } from './publish-files';
import { readStatus } from './status';
import { retire } from './retire';
import { rollback } from './rollback';

const HOST = '1.0.0-00000001';

let bundlesFolder: string;
let team: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
  team = join(dirname(bundlesFolder), 'team');
  await liveRelease(bundlesFolder, ['host', HOST], {
    shared: { react: '^19.3.1', '@kadam/shared/session': '^1.0.0' },
    offers: {
      modules: {
        react: { version: '19.3.1', exports: [] },
        '@kadam/shared/session': { version: '1.0.0', exports: [] },
      },
      events: { 'auth:openLogin': 'aaaa1111', 'auth:login': 'bbbb2222' },
      tokens: ['--color-ink'],
      admitsOwnLoaders: true,
    },
  });
  write('routes.json', routesJson('tools', { '/tools': './tools-page' }));
  write('dist/entry.js', "window.mfe_tools = 1; emit('auth:openLogin');");
  write('dist/tools-page.js', "window.page = 'color: var(--color-ink); margin: var(--own)';");
  write('dist/look.css', ':root { --own: 4px }');
  manifest({});
});
afterEach(() => remove());

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(team, file)), { recursive: true });
  writeFileSync(join(team, file), content);
}

const assets = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } });
const EXPOSED = { path: './tools-page', assets: assets('tools-page.js') };
const REACT = { name: 'react', singleton: true, requiredVersion: '^19.0.0', assets: assets() };

/** The manifest in the form in which the federation plugins write it. */
function manifest({ name = 'mfe_tools', type = 'global', publicPath = 'auto', entry = 'entry.js', ...lists }): void {
  const { exposes = [EXPOSED], shared = [REACT] } = lists as { exposes?: unknown; shared?: unknown };
  const metaData = { name, publicPath, remoteEntry: { name: entry, path: '', type } };
  write('dist/mf-manifest.json', JSON.stringify({ id: name, name, metaData, shared, remotes: [], exposes }));
}

const publish = (options: object = {}, source: object = {}) =>
  publishFiles(
    { folder: join(team, 'dist'), routes: join(team, 'routes.json'), ...source },
    { bundlesFolder, ...options },
  );
const liveVersion = async () =>
  (await readStatus({ bundlesFolder })).bundles.find(({ bundle }) => bundle === 'tools')?.live;

async function published(source: object = {}): Promise<Release> {
  const outcome = await publish({}, source);
  if (!('version' in outcome)) throw new Error(outcome.message);
  const file = join(bundlesFolder, 'tools', outcome.version, 'release.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Release;
}

it('makes a folder of files live, with its pages, and what it needs of the host', async () => {
  write('dist/index.html', '<p>alone</p>');
  write('dist/entry.js.map', '{}');
  write('dist/.vite/manifest.json', '{}');
  write('package.json', '{ "version": "2.1.0" }');
  const release = await published();
  expect(release).toMatchObject({
    bundle: 'tools',
    version: expect.stringMatching(/^2\.1\.0-[0-9a-f]{8}$/) as string,
    entry: 'entry.js',
    loadsOwnScripts: true,
    exposes: { './tools-page': ['tools-page.js'] },
    shared: { react: '^19.0.0' },
    uses: { modules: { react: [] }, events: { 'auth:openLogin': 'aaaa1111' }, tokens: ['--color-ink'] },
    commit: null,
  });
  expect(release).not.toHaveProperty('entryType');
  expect(Object.keys(release.files)).toEqual(['entry.js', 'look.css', 'tools-page.js']);
  expect(await liveVersion()).toBe(release.version);
  expect(existsSync(join(bundlesFolder, 'pages/tools/index.html'))).toBe(true);
});

it('records the entry of Vite as a module', async () => {
  manifest({ type: 'module' });
  expect(await published()).toMatchObject({ entryType: 'module', loadsOwnScripts: true });
});

it('needs nothing of the host for a library that only the container has', async () => {
  const chart = { name: 'chart', singleton: true, requiredVersion: '^3.0.0', assets: assets('chart.js') };
  const react = { ...REACT, requiredVersion: false };
  manifest({ shared: [react, chart] });
  expect((await published()).shared).toEqual({ react: '*' });
});

it('gives the same files the same version, and other files or routes another one', async () => {
  const first = await publish();
  expect(first).toMatchObject({ status: 'published' });
  expect(await publish()).toEqual({ status: 'unchanged', bundle: 'tools', version: await liveVersion() });
  const versions = [await liveVersion()];
  write('dist/tools-page.js', 'window.page = 2;');
  await publish({}, { version: '3.0.0' });
  versions.push(await liveVersion());
  write('routes.json', routesJson('tools', { '/tools': './tools-page', '/tools/:toolId': './tools-page' }));
  await publish({}, { version: '3.0.0' });
  versions.push(await liveVersion());
  expect(new Set(versions).size).toBe(3);
  expect(versions.slice(1).every((version) => version?.startsWith('3.0.0-'))).toBe(true);
});

it('can be rolled back and retired, and published again', async () => {
  const first = await published();
  write('dist/tools-page.js', 'window.page = 2;');
  const second = await published();
  await rollback('tools', { bundlesFolder });
  expect(await liveVersion()).toBe(first.version);
  await expect(publish()).rejects.toThrow(`Release ${second.version} was rolled back`);
  expect(await publish({ isForced: true, why: 'it was not the cause' })).toMatchObject({ version: second.version });
  await retire('tools', { bundlesFolder, why: 'test' });
  expect(await publish()).toMatchObject({ status: 'published', isAgain: true });
});

const BIG = { 'dist/big.js': randomBytes(200_000).toString('base64') };

it.each<[string, () => void, string]>([
  [
    'a folder without a manifest',
    () => rmSync(join(team, 'dist/mf-manifest.json')),
    "'tools' was not released. There is no mf-manifest.json in",
  ],
  ['a manifest that is no JSON', () => write('dist/mf-manifest.json', '<html>'), 'Its mf-manifest.json is not JSON'],
  [
    'a manifest of another form',
    () => write('dist/mf-manifest.json', '{}'),
    'has no valid name, metaData, shared, exposes',
  ],
  ['no folder', () => rmSync(join(team, 'dist'), { recursive: true }), 'dist cannot be read (ENOENT)'],
  [
    'a container of another name',
    () => manifest({ name: 'tools' }),
    "Its container is called 'tools', but the host asks for 'mfe_tools': give the federation plugin the name 'mfe_tools'",
  ],
  ['a container that is not a global', () => manifest({ type: 'commonjs' }), "Its container is of type 'commonjs'"],
  ['a fixed path', () => manifest({ publicPath: '/tools/' }), "It asks for its files at '/tools/'"],
  [
    'a missing module',
    () => manifest({ exposes: [{ ...EXPOSED, path: './tool-page' }] }),
    "Its routes.json names the module './tools-page' for '/tools', but it exposes ./tool-page.",
  ],
  [
    'a missing file',
    () => rmSync(join(team, 'dist/tools-page.js')),
    "names 'tools-page.js', which is not a file of that",
  ],
  [
    'a file outside',
    () => manifest({ entry: '../routes.json' }),
    "names '../routes.json', which is not a file of that",
  ],
  [
    'a link that leads outside',
    () => symlinkSync(join(team, 'routes.json'), join(team, 'dist/other.json')),
    "'other.json' is a symbolic link",
  ],
  [
    'scripts that are too large',
    () => Object.entries(BIG).forEach(([file, content]) => write(file, content)),
    'The sum of its scripts, which load before a page, weighs',
  ],
  [
    'a prerendered page',
    () =>
      write(
        'routes.json',
        routesJson('tools', { '/tools': './tools-page' }).replace('"prerender":false', '"prerender":true'),
      ),
    "page '/tools' is to be prerendered",
  ],
  [
    'a name that leads out of the bundles',
    () => write('routes.json', routesJson('../host', { '/tools': './tools-page' })),
    "Nothing was released. The routes.json: the name '../host' becomes part of a variable",
  ],
  [
    'the name of the host',
    () => write('routes.json', routesJson('host', { '/tools': './tools-page' })),
    "the name 'host' is kept by the platform",
  ],
  ['routes that are no JSON', () => write('routes.json', ''), 'Nothing was released. The routes.json: it is not JSON'],
  ['a version of another form', () => write('package.json', '{ "version": "../1" }'), "Its version is '../1'"],
  [
    'a newer React than the host has',
    () => manifest({ shared: [{ ...REACT, requiredVersion: '^20.0.0' }] }),
    'needs react ^20.0.0, but the host',
  ],
  [
    'a module that no host has',
    () => manifest({ shared: [REACT, { ...REACT, name: '@kadam/shared/ui' }] }),
    'needs @kadam/shared/ui ^19.0.0, but the host',
  ],
  [
    'an unknown token',
    () => write('dist/entry.js', "'var(--color-new)'"),
    'does not offer: the CSS property --color-new',
  ],
])('rejects %s, and nothing changes', async (_, breakIt, message) => {
  breakIt();
  await expect(publish()).rejects.toThrow(message);
  expect(await liveVersion()).toBeUndefined();
  expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
});

it('rejects a container whose scripts the host would block', async () => {
  const before = '1.0.0-00000000';
  const shared = { react: '^19.3.1' };
  await liveRelease(bundlesFolder, ['host', before], { shared, offers: { tokens: ['--color-ink'] } });
  manifest({ shared: [{ ...REACT, assets: assets('react.js') }] });
  write('dist/entry.js', '');
  await expect(publish()).rejects.toThrow(
    `uses what the host ${before} does not offer: scripts that a loader of its own requests. Correct the name if no host has it. Otherwise publish the host that has it first`,
  );
});

it('rejects a page of another remote', async () => {
  await liveRelease(bundlesFolder, ['jobs', HOST], { paths: ['/tools'] });
  await expect(publish()).rejects.toThrow("'tools' was not released. 'tools' and 'jobs' both want the page '/tools'.");
});

it('takes budgets from the package.json beside the routes', async () => {
  for (const [file, content] of Object.entries(BIG)) write(file, content);
  write('package.json', '{ "kadam": { "budgets": { "page": 220, "whole": 220 } } }');
  expect(await publish()).toMatchObject({ status: 'published' });
});
