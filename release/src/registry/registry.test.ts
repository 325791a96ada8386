import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recompose } from '../recompose';
import { rollback } from '../rollback';
import { readStatus } from '../status';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';
import { loadRegistry, saveRegistry } from './registry-file';
import { published, rolledBack } from './transitions';

const DAY = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const version = (number: number) => `1.0.${number}-00000000`;

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
});
afterEach(() => remove());

describe('a damaged registry', () => {
  it.each(['', '{"format":1', '{"format":1,"bundles":[{}]}', '<html>'])(
    'is left as it is and named: %j',
    async (content) => {
      await liveRelease(bundlesFolder, ['host', version(1)]);
      const file = join(bundlesFolder, 'registry.json');
      await writeFile(file, content);
      await expect(liveRelease(bundlesFolder, ['jobs', version(1)])).rejects.toThrow(
        /registry\.json is damaged, so nothing was changed/,
      );
      await expect(readStatus({ bundlesFolder })).rejects.toThrow('Its last good state is .registry.last-good.json');
      expect(await readFile(file, 'utf8')).toBe(content);
    },
  );

  it('is mended by its last good state', async () => {
    await liveRelease(bundlesFolder, ['host', version(1)]);
    await writeFile(
      join(bundlesFolder, 'registry.json'),
      await readFile(join(bundlesFolder, '.registry.last-good.json')),
    );
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
  });
});

describe('kept releases', () => {
  it('are the live one, five more, and all that are younger than 14 days', async () => {
    for (let number = 1; number <= 9; number += 1) {
      await liveRelease(bundlesFolder, ['jobs', version(number)], { releasedAt: ago(100 - number) });
    }
    expect((await readdir(join(bundlesFolder, 'jobs'))).sort()).toEqual([4, 5, 6, 7, 8, 9].map(version));
    for (let number = 10; number <= 17; number += 1) {
      await liveRelease(bundlesFolder, ['jobs', version(number)], { releasedAt: ago(20 - number) });
    }
    const { bundles } = await loadRegistry(bundlesFolder);
    expect(bundles.jobs?.live).toBe(version(17));
    expect(bundles.jobs?.previous).toEqual([16, 15, 14, 13, 12, 11, 10].map(version));
    expect((await readdir(join(bundlesFolder, 'jobs'))).sort()).toEqual([10, 11, 12, 13, 14, 15, 16, 17].map(version));
  });

  it('include what was rolled back to, however old', async () => {
    for (let number = 1; number <= 6; number += 1) {
      await liveRelease(bundlesFolder, ['jobs', version(number)], { releasedAt: ago(100 - number) });
    }
    await rollback('jobs', { bundlesFolder, version: version(1) });
    await liveRelease(bundlesFolder, ['jobs', version(7)], { releasedAt: ago(1) });
    expect(existsSync(join(bundlesFolder, 'jobs', version(6)))).toBe(true);
    expect((await loadRegistry(bundlesFolder)).bundles.jobs?.previous[0]).not.toBe(version(7));
  });
});

describe('the next to fall back to', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const why = 'test';
  const publish = (registry: Parameters<typeof published>[0], name: string) =>
    published(registry, 'jobs', { at, why, version: name });
  const empty = { format: 1, updatedAt: at, bundles: {} } as const;
  const three = ['a', 'b', 'c'].reduce(publish, empty as Parameters<typeof published>[0]);

  it('is what was live before', () => {
    expect(three.bundles.jobs).toMatchObject({ live: 'c', previous: ['b', 'a'] });
  });

  it('is never what was just given up', () => {
    const once = rolledBack(three, 'jobs', { at, why, version: 'b' });
    expect(once.bundles.jobs).toMatchObject({ live: 'b', previous: ['a', 'c'] });
    const twice = rolledBack(once, 'jobs', { at, why, version: 'a' });
    expect(twice.bundles.jobs).toMatchObject({ live: 'a', previous: ['c', 'b'] });
  });

  it('is found again when an old release is published again', () => {
    expect(publish(three, 'a').bundles.jobs).toMatchObject({ live: 'a', previous: ['c', 'b'] });
  });
});

describe('documents that lag behind the registry', () => {
  it('are named by status and written again by compose', async () => {
    await liveRelease(bundlesFolder, ['host', version(1)]);
    await liveRelease(bundlesFolder, ['jobs', version(1)], { paths: ['/jobs'] });
    await putRelease(bundlesFolder, ['jobs', version(2)], { paths: ['/jobs'] });
    const registry = await loadRegistry(bundlesFolder);
    const change = { at: ago(0), version: version(2), why: 'killed between the two steps' };
    await saveRegistry(bundlesFolder, published(registry, 'jobs', change));
    expect((await readStatus({ bundlesFolder })).faults).toEqual([
      "The documents are older than what is live: run 'release compose'.",
    ]);
    expect(await recompose({ bundlesFolder })).toEqual({
      wereCurrent: false,
      paths: ['jobs/index.html', 'not-found.html'],
    });
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
    expect(await readFile(join(bundlesFolder, 'pages/jobs/index.html'), 'utf8')).toContain(version(2));
  });
});
