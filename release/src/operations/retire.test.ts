import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startCanary } from './canary';
import { stillRetired } from '../checks/held-back';
import { runCommandLine } from '../command-line';
import { publishReleases } from './publish-releases';
import { loadRegistry } from '../registry/registry-file';
import { restoreRegistry } from './restore-registry';
import { retire } from './retire';
import { rollback } from './rollback';
import { readStatus } from './status';
import { statusText } from './status-text';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  for (const stream of ['log', 'error'] as const) jest.spyOn(console, stream).mockImplementation(() => {});
  ({ bundlesFolder, remove } = await createBundlesFolder());
  await liveRelease(bundlesFolder, ['host', V1]);
  await liveRelease(bundlesFolder, ['news', V1], { paths: ['/news'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  return remove();
});

const hasPage = () => existsSync(join(bundlesFolder, 'pages/news/index.html'));
const stateOf = async () => (await loadRegistry(bundlesFolder)).bundles.news;
const retireNews = () => retire('news', { bundlesFolder, why: 'nobody reads it' });

it('removes the pages of a remote and keeps its releases', async () => {
  expect(await retireNews()).toEqual({ bundle: 'news', version: V1 });
  expect([hasPage(), existsSync(join(bundlesFolder, 'news', V1, 'entry.js'))]).toEqual([false, true]);
  const [last] = (await stateOf())?.history.slice(-1) ?? [];
  expect(last).toMatchObject({ action: 'retire', version: V1, why: 'nobody reads it' });
  const status = await readStatus({ bundlesFolder });
  expect(status.faults).toEqual([]);
  expect(statusText(status)).toMatch(
    /^news: \S+ was retired on .* \(nobody reads it\); 'release publish news' brings it back$/m,
  );
});

it('lasts until the remote is published by name', async () => {
  await retireNews();
  expect(stillRetired(await loadRegistry(bundlesFolder), 'news')?.message).toMatch(
    /^'news' was retired on .*, and stays so\. To bring it back: release publish news\.$/,
  );
  await liveRelease(bundlesFolder, ['host', V2]);
  expect(hasPage()).toBe(false);
  await publishReleases(bundlesFolder, [{ bundle: 'news', version: V1, isBuilt: false }], { why: 'asked for' });
  expect(hasPage()).toBe(true);
  expect(await stateOf()).not.toHaveProperty('isRetired');
  expect(stillRetired(await loadRegistry(bundlesFolder), 'news')).toBeUndefined();
});

it('is rejected for the host, for an unknown and for a retired remote', async () => {
  const retireError = (name: string) => retire(name, { bundlesFolder, why: 'test' });
  await expect(retireError('host')).rejects.toThrow('Every page needs the host');
  await expect(retireError('weather')).rejects.toThrow("'weather' was never published.");
  await putRelease(bundlesFolder, ['news', V2], { paths: ['/news'] });
  const tryNews = () => startCanary([{ name: 'news', version: V2 }], { share: 10, bundlesFolder, isForced: true });
  await tryNews();
  await expect(retireError('news')).rejects.toThrow("'news' has a canary");
  expect(await runCommandLine(['abort', '--bundles', bundlesFolder])).toBe(0);
  await retireNews();
  await expect(retireError('news')).rejects.toThrow(
    /'news' was retired on .*\(nobody reads it\)\. Nothing was changed\./,
  );
  await expect(rollback('news', { bundlesFolder })).rejects.toThrow('To bring it back: release publish news.');
  await expect(tryNews()).rejects.toThrow('so it has no pages: release publish news.');
});

it('is preserved when the registry is restored from the releases', async () => {
  await retireNews();
  for (const file of ['registry.json', '.registry.last-good.json']) await rm(join(bundlesFolder, file));
  expect(await restoreRegistry({ bundlesFolder })).toMatchObject({ from: 'releases' });
  expect([hasPage(), (await stateOf())?.isRetired]).toEqual([false, true]);
  expect((await loadRegistry(bundlesFolder)).bundles.host).not.toHaveProperty('isRetired');
});

it('requires a reason', async () => {
  expect(await runCommandLine(['retire', 'news', '--bundles', bundlesFolder])).toBe(2);
  expect(hasPage()).toBe(true);
  expect(await runCommandLine(['retire', 'news', '--reason', 'old', '--bundles', bundlesFolder])).toBe(0);
  expect(hasPage()).toBe(false);
});
