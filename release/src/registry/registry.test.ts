import { existsSync } from 'node:fs';
import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleState } from '@kadam/shared/remote';
import { compose } from '../operations/compose';
import { restoreRegistry } from '../operations/restore-registry';
import { rollback } from '../operations/rollback';
import { readStatus } from '../operations/status';
import { signedRegistry } from '../signing/signed-registry';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';
import { putSignedRegistry } from '../testing/signed-file';
import { loadRegistry, prepareRegistry } from './registry-file';
import { fallbackOf, published, rolledBack } from './bundle-state';
import { withRegistryLock } from './lock';

const DAY = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
/** Timers of a lock and of files stay real. */
const ALL_BUT_DATE = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];
const version = (number: number) => `1.0.${number}-00000000`;

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
});
afterEach(() => remove());

const file = () => join(bundlesFolder, 'registry.json');
const lastGood = () => join(bundlesFolder, '.registry.last-good.json');
const liveNow = async () =>
  Object.fromEntries(
    Object.entries((await loadRegistry(bundlesFolder)).bundles).map(([name, { live }]) => [name, live]),
  );

async function publishTwo(): Promise<void> {
  await liveRelease(bundlesFolder, ['host', version(1)]);
  await liveRelease(bundlesFolder, ['jobs', version(1)], { paths: ['/jobs'] });
}

describe('a damaged registry', () => {
  it.each(['', '{"format":1', '{"format":1,"bundles":[{}]}', '<html>'])(
    'is left as it is and named: %j',
    async (content) => {
      await liveRelease(bundlesFolder, ['host', version(1)]);
      await writeFile(file(), content);
      await expect(liveRelease(bundlesFolder, ['jobs', version(1)])).rejects.toThrow(
        /registry\.json is damaged, so nothing was changed\. Run 'release restore-registry'/,
      );
      await expect(readStatus({ bundlesFolder })).rejects.toThrow('registry.json is damaged');
      expect(await readFile(file(), 'utf8')).toBe(content);
    },
  );

  it('is restored from its backup, and renamed', async () => {
    await publishTwo();
    const before = await liveNow();
    await writeFile(file(), '{"format":1');
    expect(await restoreRegistry({ bundlesFolder })).toEqual({ from: 'last good copy', live: before });
    expect(await liveNow()).toEqual(before);
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
    const aside = (await readdir(bundlesFolder)).find((name) => name.startsWith('.registry.replaced-')) ?? '';
    expect(await readFile(join(bundlesFolder, aside), 'utf8')).toBe('{"format":1');
  });
});

describe('a missing registry', () => {
  it('is not treated as an empty one, and the backup is not changed', async () => {
    await publishTwo();
    const copy = await readFile(lastGood(), 'utf8');
    await unlink(file());
    for (const command of [
      () => readStatus({ bundlesFolder }),
      () => compose({ bundlesFolder }),
      () => rollback('jobs', { bundlesFolder }),
      () => liveRelease(bundlesFolder, ['jobs', version(2)]),
    ])
      await expect(command()).rejects.toThrow(
        /registry\.json is missing, so nothing was changed\. Run 'release restore-registry' to put it back: something was published here/,
      );
    expect(existsSync(file())).toBe(false);
    expect(await readFile(lastGood(), 'utf8')).toBe(copy);
  });

  it('is restored from documents and releases if the backup is missing too', async () => {
    await publishTwo();
    for (let number = 2; number <= 9; number += 1) await liveRelease(bundlesFolder, ['jobs', version(number)]);
    await rollback('jobs', { bundlesFolder });
    // Built, rejected, and never live.
    await putRelease(bundlesFolder, ['jobs', version(10)]);
    const document = await readFile(join(bundlesFolder, 'pages/not-found.html'), 'utf8');
    await Promise.all([unlink(file()), unlink(lastGood())]);
    await expect(readStatus({ bundlesFolder })).rejects.toThrow('registry.json is missing');
    expect(await restoreRegistry({ bundlesFolder })).toEqual({
      from: 'releases',
      live: { host: version(1), jobs: version(8) },
    });
    expect(document).toContain(version(8));
    const jobs = (await loadRegistry(bundlesFolder)).bundles.jobs;
    expect(jobs?.previous).toHaveLength(9);
    expect(new Set(jobs?.quarantined)).toEqual(new Set([version(9), version(10)]));
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
  });

  it('an empty one is missing, and one that has lost a bundle never replaces the backup', async () => {
    await publishTwo();
    await writeFile(file(), '{"format":1,"updatedAt":"","bundles":{}}');
    await expect(readStatus({ bundlesFolder })).rejects.toThrow('registry.json is missing');
    await restoreRegistry({ bundlesFolder });
    const { bundles, ...registry } = await loadRegistry(bundlesFolder);
    await putSignedRegistry(bundlesFolder, { ...registry, bundles: { host: bundles.host } });
    await liveRelease(bundlesFolder, ['learning', version(1)]);
    expect((await readStatus({ bundlesFolder })).faults).toEqual([
      "registry.json has lost 'jobs', which its last good copy knows: run 'release restore-registry'.",
    ]);
    expect((await restoreRegistry({ bundlesFolder })).live).toMatchObject({ jobs: version(1) });
  });

  it('is not restored if it is intact', async () => {
    await publishTwo();
    await expect(restoreRegistry({ bundlesFolder })).rejects.toThrow(
      'registry.json is whole, so nothing was restored.',
    );
  });
});

test('preserves unknown fields of the registry', async () => {
  await publishTwo();
  const registry = JSON.parse(await readFile(file(), 'utf8')) as { bundles: { jobs: object } };
  Object.assign(registry, { joint: ['jobs'] });
  Object.assign(registry.bundles.jobs, { frozen: true });
  await putSignedRegistry(bundlesFolder, registry);
  await liveRelease(bundlesFolder, ['jobs', version(2)]);
  expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({
    joint: ['jobs'],
    bundles: { jobs: { frozen: true, live: version(2) } },
  });
});

describe('retained releases', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-01-01'), doNotFake: ALL_BUT_DATE }));
  afterEach(() => jest.useRealTimers());

  const liveOn = async (day: number, number = day) => {
    jest.setSystemTime(Date.parse('2026-01-01') + day * DAY);
    await liveRelease(bundlesFolder, ['jobs', version(number)], { releasedAt: new Date().toISOString() });
  };
  const retained = async () => (await readdir(join(bundlesFolder, 'jobs'))).sort();

  it('are the live one, the last five live ones, and all that were live within 14 days', async () => {
    for (let number = 1; number <= 9; number += 1) await liveOn(number * 20, number);
    expect(await retained()).toEqual([4, 5, 6, 7, 8, 9].map(version));
    for (let number = 10; number <= 17; number += 1) await liveOn(180 + number, number);
    const { bundles } = await loadRegistry(bundlesFolder);
    expect(bundles.jobs?.live).toBe(version(17));
    expect(bundles.jobs?.previous).toEqual([16, 15, 14, 13, 12, 11, 10, 9].map(version));
    expect(await retained()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 9].map(version));
  });

  it('include the last live one, however old its build is', async () => {
    for (let number = 1; number <= 6; number += 1) await liveOn(number * 20, number);
    jest.setSystemTime(Date.parse('2026-01-01') + 200 * DAY);
    await rollback('jobs', { bundlesFolder, version: version(1) });
    await liveOn(200, 7);
    expect(await retained()).toContain(version(1));
    expect(await rollback('jobs', { bundlesFolder })).toMatchObject({ to: version(1) });
  });

  it('include quarantined ones for 14 days', async () => {
    await liveOn(0, 1);
    await liveOn(1, 2);
    await rollback('jobs', { bundlesFolder });
    await liveOn(10, 3);
    expect(await retained()).toEqual([1, 2, 3].map(version));
    await liveOn(20, 4);
    expect(await retained()).toEqual([1, 3, 4].map(version));
    expect((await loadRegistry(bundlesFolder)).bundles.jobs?.quarantined).toEqual([version(2)]);
  });

  it('are taken from the history if the registry has no times', async () => {
    for (let number = 1; number <= 6; number += 1) await liveOn(number * 20, number);
    await rollback('jobs', { bundlesFolder, version: version(1) });
    const registry = JSON.parse(await readFile(file(), 'utf8')) as { bundles: { jobs: { lastLive?: object } } };
    delete registry.bundles.jobs.lastLive;
    await putSignedRegistry(bundlesFolder, registry);
    await liveOn(200, 7);
    expect(await retained()).toEqual([1, 2, 3, 4, 5, 7].map(version));
  });
});

describe('the fallback version', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const why = 'test';
  const publish = (registry: Parameters<typeof published>[0], name: string) =>
    published(registry, 'jobs', { at, why, version: name });
  const empty = { format: 1, updatedAt: at, bundles: {} } as const;
  const three = ['a', 'b', 'c'].reduce(publish, empty as Parameters<typeof published>[0]);

  it('is the previous live version', () => {
    expect(three.bundles.jobs).toMatchObject({ live: 'c', previous: ['b', 'a'] });
  });

  it('is never a version that was rolled back', () => {
    const once = rolledBack(three, 'jobs', { at, why, version: 'b' });
    expect(once.bundles.jobs).toMatchObject({ live: 'b', previous: ['a', 'c'], quarantined: ['c'] });
    const twice = rolledBack(once, 'jobs', { at, why, version: 'a' });
    expect(twice.bundles.jobs).toMatchObject({ live: 'a', previous: ['c', 'b'], quarantined: ['b', 'c'] });
    expect(fallbackOf(twice.bundles.jobs as BundleState)).toBeNull();
  });

  it('is correct after an old release is published again', () => {
    expect(publish(three, 'a').bundles.jobs).toMatchObject({ live: 'a', previous: ['c', 'b'] });
  });
});

describe('outdated documents', () => {
  it('are reported by status and written again by compose', async () => {
    await liveRelease(bundlesFolder, ['host', version(1)]);
    await liveRelease(bundlesFolder, ['jobs', version(1)], { paths: ['/jobs'] });
    await putRelease(bundlesFolder, ['jobs', version(2)], { paths: ['/jobs'] });
    const registry = await loadRegistry(bundlesFolder);
    const change = { at: ago(0), version: version(2), why: 'killed between the two steps' };
    const next = published(registry, 'jobs', change);
    await withRegistryLock(bundlesFolder, async (lock) =>
      (await prepareRegistry(bundlesFolder, await signedRegistry(bundlesFolder, next), lock))(),
    );
    expect((await readStatus({ bundlesFolder })).faults).toEqual([
      "The documents are older than what is live: run 'release compose'.",
    ]);
    expect(await compose({ bundlesFolder })).toEqual({
      wereCurrent: false,
      paths: ['jobs/index.html', 'not-found.html'],
    });
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
    expect(await readFile(join(bundlesFolder, 'pages/jobs/index.html'), 'utf8')).toContain(version(2));
  });
});
