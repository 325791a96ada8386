import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  BOOT_RECORD_FORMAT,
  COMPOSER_INTERFACE,
  readBootRecord,
  readRegistry,
  readRelease,
  type Registry,
} from '@kadam/shared/remote';
import { publish, publishChanged } from './publish';
import { retire } from './retire';
import { rollback } from './rollback';
import { readStatus } from './status';
import { createFixtureRepository, routesJson, type FixtureRepository } from '../testing/fixture-repository';
import { putSignedRegistry } from '../testing/signed-file';
import { REPOSITORY } from '../workspace';

jest.setTimeout(120_000);

let fixture: FixtureRepository;
let pristine: string;

beforeAll(async () => {
  fixture = await createFixtureRepository();
  pristine = join(fixture.repository, '.data/pristine');
  const outcomes = await publishChanged(fixture);
  expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published', 'published', 'published']);
  cpSync(fixture.bundlesFolder, pristine, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
});

beforeEach(() => {
  rmSync(fixture.bundlesFolder, { recursive: true });
  rmSync(join(fixture.repository, '.data/keys/sequences'), { recursive: true, force: true });
  cpSync(pristine, fixture.bundlesFolder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  for (const name of ['beta', 'gamma']) {
    fixture.restore(`remote-${name}/routes.json`);
    fixture.restore(`remote-${name}/src/pages/only-page.tsx`);
  }
});

afterAll(() => fixture.remove());

const file = (path: string) => readFileSync(join(fixture.bundlesFolder, path), 'utf8');
const registry = () => readRegistry(JSON.parse(file('registry.json')));
const live = (bundle: string) => registry()?.bundles[bundle]?.live ?? 'nothing';
const bootOf = (path: string) =>
  readBootRecord(JSON.parse(/id="kadam-boot">(.*?)<\/script>/.exec(file(path))?.[1] ?? 'null'));
/** Signs another description of what is live than the one that went live. */
async function signAsItLies(bundle: string): Promise<void> {
  const { bundles, ...others } = JSON.parse(file('registry.json')) as Registry;
  const state = { ...bundles[bundle], digests: {} };
  await putSignedRegistry(fixture.bundlesFolder, { ...others, bundles: { ...bundles, [bundle]: state } });
}
const changeBeta = (text: string) =>
  fixture.write('remote-beta/src/pages/only-page.tsx', `export default () => '${text}';\n`);

describe('a published portal', () => {
  it('has a document with a boot record for each route', async () => {
    expect((await readStatus(fixture)).documents).toEqual([
      'index.html',
      'mine/index.html',
      'not-found.html',
      'plain/index.html',
      'things/_/index.html',
      'things/index.html',
    ]);
    const boot = bootOf('pages/things/_/index.html');
    expect(boot?.host).toBe(live('host'));
    expect(boot?.remotes.map(({ name, version }) => [name, version])).toEqual([
      ['alpha', live('alpha')],
      ['beta', live('beta')],
      ['gamma', live('gamma')],
    ]);
  });

  it('preloads the scripts of the first paint with their integrity', () => {
    const document = file('pages/things/index.html');
    const boot = bootOf('pages/things/index.html');
    const hints = [
      ...document.matchAll(/<link rel="preload" as="script" href="(.*?)" integrity="(.*?)" crossorigin="anonymous"/g),
    ];
    const names = hints.map(([, url = '']) => url.replace(/^.*\/([a-z-]+)\..*$/, '$1'));
    expect(names).toEqual(['framework', 'bootstrap', 'entry', 'things-page']);
    const known = { ...boot?.hostIntegrity, ...boot?.remotes[0]?.integrity };
    for (const [, url = '', integrity] of hints) expect(known[url]).toBe(integrity);
  });

  it('has compressed copies of files that are smaller compressed', () => {
    const folder = join(fixture.bundlesFolder, 'host', live('host'));
    const names = readdirSync(folder);
    const main = names.find((name) => /^main\..*\.js$/.test(name)) ?? '';
    expect(names).toEqual(expect.arrayContaining([`${main}.br`, `${main}.gz`, 'document.html']));
    expect(existsSync(join(fixture.bundlesFolder, 'pages/index.html.br'))).toBe(true);
  });
});

describe('release.json', () => {
  const recordOf = (bundle: string) => readRelease(JSON.parse(file(`${bundle}/${live(bundle)}/release.json`)));

  it('contains the offers of a host', () => {
    const { offers, format } = recordOf('host') ?? {};
    expect(format).toBe(2);
    expect(offers?.modules['@kadam/shared/session']?.exports).toContain('storedToken');
    expect(offers?.modules['@kadam/shared/events']?.exports).toEqual(['emit', 'listen']);
    expect(offers?.modules.react?.exports).toContain('useState');
    expect(offers?.tokens).toEqual(['--color-ink']);
    expect(offers).toMatchObject({ bootRecord: BOOT_RECORD_FORMAT, composer: COMPOSER_INTERFACE });
  });

  it('contains the uses of a remote', () => {
    const [host, alpha] = [recordOf('host'), recordOf('alpha')];
    expect(alpha?.uses?.modules).toEqual({
      '@kadam/shared/events': ['emit'],
      '@kadam/shared/session': ['storedToken'],
      '@module-federation/runtime-core': expect.arrayContaining(['ModuleFederation']),
    });
    expect(alpha?.uses?.tokens).toEqual(['--color-ink']);
    expect(alpha?.uses?.events).toEqual({ 'auth:openLogin': host?.offers?.events['auth:openLogin'] });
    expect(alpha?.format).toBe(1);
  });

  it('contains the parts of each script for the budget check', () => {
    const { weights } = JSON.parse(file(`alpha/${live('alpha')}/build.json`)) as { weights: object };
    const [made] = Object.entries(weights).flatMap(([name, parts]) => (name.startsWith('things-page') ? [parts] : []));
    expect(made).toEqual([['src/pages/things-page.tsx', expect.any(Number)]]);
  });

  it('prevents a remote from using what the host lacks', async () => {
    const record = `host/${live('host')}/release.json`;
    writeFileSync(join(fixture.bundlesFolder, record), file(record).replace('"storedToken",', ''));
    await signAsItLies('host');
    fixture.write('remote-alpha/src/pages/home-page.tsx', "export default () => 'another home';\n");
    await expect(
      publish('alpha', fixture).finally(() => fixture.restore('remote-alpha/src/pages/home-page.tsx')),
    ).rejects.toThrow(
      /does not offer: storedToken of @kadam\/shared\/session\. Correct the name if no host has it\. Otherwise publish the host that has it first: release publish host\./,
    );
  });
});

describe('publish', () => {
  it('is reproducible in another folder', async () => {
    const other = await createFixtureRepository();
    for (const bundle of ['host', 'alpha']) {
      await publish(bundle, other);
      const hashes = (folder: string) =>
        readRelease(JSON.parse(readFileSync(join(folder, bundle, live(bundle), 'release.json'), 'utf8')))?.files;
      expect(hashes(other.bundlesFolder)).toEqual(hashes(fixture.bundlesFolder));
    }
    other.remove();
  });

  it('reports unchanged sources', async () => {
    const outcomes = await publishChanged(fixture);
    expect(outcomes.map(({ status }) => status)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
  });

  it('publishes a change, and the old release again after it is undone', async () => {
    const first = live('beta');
    changeBeta('second');
    const second = await publish('remote-beta', fixture);
    expect(second).toMatchObject({ status: 'published', isAgain: false });
    expect(live('beta')).not.toBe(first);
    fixture.restore('remote-beta/src/pages/only-page.tsx');
    expect(await publish('beta', fixture)).toMatchObject({ status: 'published', version: first, isAgain: true });
    expect(registry()?.bundles.beta?.previous).toEqual(['version' in second ? second.version : '']);
    expect(bootOf('pages/mine/index.html')?.remotes[1]?.version).toBe(first);
  });

  it('rebuilds a damaged live release', async () => {
    const version = live('beta');
    rmSync(join(fixture.bundlesFolder, 'beta', version), { recursive: true });
    expect((await readStatus(fixture)).faults).toHaveLength(1);
    expect(await publish('beta', fixture)).toMatchObject({ status: 'published', version, isAgain: true });
    expect((await readStatus(fixture)).faults).toEqual([]);
    writeFileSync(join(fixture.bundlesFolder, 'beta', version, 'release.json'), '{');
    expect(await publish('beta', fixture)).toMatchObject({ status: 'published', version, isAgain: true });
    expect((await readStatus(fixture)).faults).toEqual([]);
    expect(await publish('beta', fixture)).toMatchObject({ status: 'unchanged' });
  });

  it('uses the composer of the live host, even if the checkout’s is broken', async () => {
    const before = file('pages/index.html');
    fixture.write('host/src/composer/index.ts', "export const compose = () => ({ 'index.html': '{{summary}}' });\n");
    changeBeta('from an old checkout');
    await publish('beta', fixture);
    fixture.restore('host/src/composer/index.ts');
    const boot = /<script type="application\/json".*?<\/script>/;
    expect(file('pages/index.html').replace(boot, '')).toBe(before.replace(boot, ''));
    expect(bootOf('pages/index.html')?.remotes[1]?.version).toBe(live('beta'));
    expect(file('pages/robots.txt')).toContain('Disallow: /mine');
  });

  it('treats a change of shared sources as a change of every bundle', async () => {
    const before = live('beta');
    fixture.write('shared/src/words.ts', 'export const word = 2;\n');
    await publish('beta', fixture);
    fixture.restore('shared/src/words.ts');
    expect(live('beta')).not.toBe(before);
  });

  it('makes files readable for every user, whatever the umask', async () => {
    const umask = process.umask(0o077);
    const fresh = join(fixture.repository, '.data/private/bundles');
    try {
      changeBeta('private');
      await publish('beta', fixture);
      await publish('beta', { ...fixture, bundlesFolder: fresh });
    } finally {
      process.umask(umask);
    }
    expect((await readStatus(fixture)).faults).toEqual([]);
    const { faults, notes } = await readStatus({ bundlesFolder: fresh });
    expect(faults).toEqual(["No host is live, so there are no documents: run 'release publish host'."]);
    // Only its owner may enter a folder of mkdtemp.
    expect(notes).toEqual([expect.stringContaining(`Only its owner may enter ${fixture.repository}:`)]);
  });

  it('ignores folders that an interrupted deletion left', async () => {
    changeBeta('second');
    await publish('beta', fixture);
    const folder = join(fixture.bundlesFolder, 'beta');
    cpSync(join(folder, live('beta')), join(folder, '.deleted-1234'), { recursive: true });
    writeFileSync(
      join(folder, '.deleted-1234/release.json'),
      JSON.stringify({
        ...JSON.parse(file(`beta/${live('beta')}/release.json`)),
        version: '0.0.9-00000000',
        releasedAt: '2020-01-01T00:00:00.000Z',
      }),
    );
    changeBeta('third');
    expect(await publish('beta', fixture)).toMatchObject({ status: 'published' });
    expect((await readStatus(fixture)).faults).toEqual([]);
  });

  it('loses no update of concurrent publishes', async () => {
    changeBeta('at once');
    fixture.write('remote-gamma/src/pages/only-page.tsx', "export default () => 'at once';\n");
    const before = [live('beta'), live('gamma')];
    const outcomes = await Promise.all([publish('beta', fixture), publish('gamma', fixture)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published']);
    const after = [live('beta'), live('gamma')];
    expect(after).not.toContain(before[0]);
    expect(after).not.toContain(before[1]);
    expect(
      bootOf('pages/index.html')
        ?.remotes.slice(1)
        .map(({ version }) => version),
    ).toEqual(after);
  });

  it('prints webpack’s output when the build fails, and changes nothing', async () => {
    const before = file('registry.json');
    changeBeta("' +");
    await expect(publish('beta', fixture)).rejects.toThrow(/Building 'beta' failed[\s\S]*only-page\.tsx/);
    expect(file('registry.json')).toBe(before);
    expect(readdirSync(join(fixture.bundlesFolder, '.building'))).toEqual([]);
  });

  it('rejects a remote with another React version', async () => {
    fixture.write(
      'remote-beta/package.json',
      '{ "name": "beta", "version": "0.1.0", "dependencies": { "react": "20.0.0" } }',
    );
    await expect(publish('beta', fixture).finally(() => fixture.restore('remote-beta/package.json'))).rejects.toThrow(
      "'beta' was not released. Its package.json asks for react 20.0.0, but react 19.0.0 is what it was built with and what it shares with the host.",
    );
  });

  it('rejects a release over its budget and deletes it', async () => {
    const before = readdirSync(join(fixture.bundlesFolder, 'beta'));
    fixture.write(
      'remote-beta/package.json',
      '{ "name": "beta", "version": "0.1.0", "kadam": { "budgets": { "page": 0.01 } } }',
    );
    await expect(publish('beta', fixture).finally(() => fixture.restore('remote-beta/package.json'))).rejects.toThrow(
      /The first load of its page '\/mine' weighs .* more than its budget of 0\.01 KiB\. Largest: (entry|only-page)\.js/,
    );
    expect(readdirSync(join(fixture.bundlesFolder, 'beta'))).toEqual(before);
  });

  it('rejects a page with the path of another remote', async () => {
    fixture.write(
      'remote-beta/routes.json',
      routesJson('beta', { '/mine': './only-page', '/things/:id': './only-page' }),
    );
    await expect(publish('beta', fixture)).rejects.toThrow(
      /'beta' and 'alpha' both want the page '\/things\/:id'\. Remove it from the routes\.json/,
    );
  });

  it('publishes the other packages when one is rejected', async () => {
    fixture.write('remote-beta/routes.json', routesJson('beta', { '/things': './only-page' }));
    fixture.write('remote-gamma/src/pages/only-page.tsx', "export default () => 'through';\n");
    const outcomes = await publishChanged(fixture);
    expect(outcomes.map(({ bundle, status }) => `${bundle} ${status}`).sort()).toEqual([
      'alpha unchanged',
      'beta rejected',
      'gamma published',
      'host unchanged',
    ]);
    expect(JSON.parse(file('.rejected.json'))).toEqual([expect.stringMatching(/^beta \d/)]);
  });

  it('lists the packages if the name is unknown', async () => {
    await expect(publish('delta', fixture)).rejects.toThrow(
      "There is no package 'delta' to publish. Choose one of: host, alpha, beta, gamma.",
    );
  });

  it('does not change the site when it is killed', async () => {
    const [before, document] = [file('registry.json'), file('pages/mine/index.html')];
    changeBeta('killed');
    const script = `require('./release/src/operations/publish.ts').publish('beta', ${JSON.stringify(fixture)})`;
    const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
      cwd: REPOSITORY,
      stdio: 'ignore',
      // A process group of its own: otherwise its webpack lives on, and writes into the folder of
      // the next test.
      detached: true,
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const workshop = join(fixture.bundlesFolder, '.building');
    while (readdirSync(workshop).length === 0) await wait(20);
    process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
    await ended;
    expect([file('registry.json'), file('pages/mine/index.html')]).toEqual([before, document]);
    expect(await publish('beta', fixture)).toMatchObject({ status: 'published' });
  });
});

describe('rollback', () => {
  it('restores the previous release and its documents', async () => {
    const first = live('beta');
    changeBeta('bad');
    await publish('beta', fixture);
    const { to } = await rollback('remote-beta', fixture);
    expect([to, live('beta'), bootOf('pages/mine/index.html')?.remotes[1]?.version]).toEqual([first, first, first]);
    expect(registry()?.bundles.beta?.history.map(({ action }) => action)).toEqual([
      'publish',
      'publish',
      'quarantine',
      'rollback',
    ]);
  });

  it('prevents a publish of the same sources without --force', async () => {
    const good = live('beta');
    changeBeta('bad');
    await publish('beta', fixture);
    const { from } = await rollback('beta', { ...fixture, why: 'blank page' });
    await expect(publish('beta', fixture)).rejects.toThrow(
      /'beta' was not released, \S+ stays live\. Release \S+ was rolled back on .* \(blank page\) and is quarantined\. Change its sources and publish again, or say why it may go live: release publish beta --force --reason "…"\./,
    );
    const outcomes = await publishChanged(fixture);
    expect(outcomes.map(({ bundle, status }) => `${bundle} ${status}`)).toContain('beta held');
    expect([live('beta'), bootOf('pages/mine/index.html')?.remotes[1]]).toMatchObject([
      good,
      { version: good, previous: null },
    ]);
    expect(await publish('beta', { ...fixture, why: 'it was the API', isForced: true })).toMatchObject({
      version: from,
    });
    expect(registry()?.bundles.beta?.quarantined).toEqual([]);
  });

  it('publishes a retired remote only by name', async () => {
    await retire('beta', { ...fixture, why: 'nobody reads it' });
    const outcomes = await publishChanged(fixture);
    expect(outcomes.map(({ bundle, status }) => `${bundle} ${status}`)).toContain('beta held');
    expect(existsSync(join(fixture.bundlesFolder, 'pages/mine'))).toBe(false);
    expect(await publish('beta', { ...fixture, restoresRetired: true })).toMatchObject({
      status: 'published',
      isAgain: true,
    });
    expect(bootOf('pages/mine/index.html')?.remotes.map(({ name }) => name)).toContain('beta');
  });

  it('fails without an earlier release', async () => {
    await expect(rollback('alpha', fixture)).rejects.toThrow("'alpha' has no earlier release to go back to.");
    await expect(rollback('delta', fixture)).rejects.toThrow("'delta' was never published.");
    await expect(rollback('beta', { ...fixture, version: '9.9.9-00000000' })).rejects.toThrow(
      'no retained release 9.9.9',
    );
  });
});
