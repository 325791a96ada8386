import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@kadam/shared/remote';
import { activate } from './activate';
import { endPreview, startPreview } from './preview';
import { publishReleases } from './publish-releases';
import { readStatus } from './status';
import { statusText } from './status-text';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { createBundlesFolder, liveRelease, putRelease, type ReleaseFixture } from '../testing/hand-made-release';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';
const V3 = '1.0.0-00000003';
const DAY_MS = 24 * 3_600_000;
/** Older than the time for which builds are retained. */
const LONG_AGO = new Date(Date.now() - 20 * DAY_MS).toISOString();

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
  await liveRelease(bundlesFolder, ['host', V1]);
  await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs', '/jobs/:jobId'] });
});
afterEach(() => remove());

const until = new Date(Date.now() + DAY_MS).toISOString();
const publicRegistry = () => JSON.parse(readFileSync(join(bundlesFolder, 'registry.public.json'), 'utf8')) as Registry;
const page = () => readFileSync(join(bundlesFolder, 'pages/jobs/index.html'), 'utf8');
const isOnDisk = (version: string) => existsSync(join(bundlesFolder, 'jobs', version, 'release.json'));

async function previewJobs(version: string, made: ReleaseFixture = {}, name = 'my-work') {
  await putRelease(bundlesFolder, ['jobs', version], { paths: ['/jobs'], releasedAt: LONG_AGO, ...made });
  const candidates = [{ bundle: 'jobs', version, isBuilt: true }];
  return publishReleases(bundlesFolder, candidates, { why: 'test', preview: { name, until } });
}

test('a preview is named to browsers with its digest and is in no document, even if it drops a page', async () => {
  expect(await previewJobs(V2)).toEqual([{ status: 'preview', bundle: 'jobs', version: V2, name: 'my-work', until }]);
  expect(page()).not.toContain(V2);
  expect(publicRegistry().bundles.jobs).toMatchObject({
    live: V1,
    previous: [],
    previews: [{ name: 'my-work', version: V2, until }],
    digests: { [V2]: expect.stringMatching(/^sha384-/) as string },
  });
  expect(statusText(await readStatus({ bundlesFolder }))).toContain(`preview 'my-work': jobs ${V2} until `);
});

test('a preview replaces the one of its name, and its files are retained until it ends', async () => {
  await previewJobs(V2);
  await previewJobs(V3);
  expect(publicRegistry().bundles.jobs?.previews).toEqual([{ name: 'my-work', version: V3, until }]);
  expect([isOnDisk(V2), isOnDisk(V3)]).toEqual([false, true]);
  await expect(endPreview('jobs', 'other', bundlesFolder)).rejects.toThrow(
    "'jobs' has no preview named 'other'. There are: my-work.",
  );
  await endPreview('jobs', 'my-work', bundlesFolder);
  expect(publicRegistry().bundles.jobs?.previews).toBeUndefined();
  expect(isOnDisk(V3)).toBe(false);
});

test('an expired preview is removed with the next change of the site', async () => {
  await previewJobs(V2);
  await withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    const jobs = registry.bundles.jobs!;
    const expired = [{ name: 'my-work', version: V2, until: LONG_AGO }];
    await activate(
      bundlesFolder,
      { ...registry, bundles: { ...registry.bundles, jobs: { ...jobs, previews: expired } } },
      lock,
    );
  });
  expect([publicRegistry().bundles.jobs?.previews, isOnDisk(V2)]).toEqual([undefined, false]);
});

test.each([
  ['host', 'A host has no previews'],
  ['news', "'news' was never published"],
])('%s cannot be previewed', async (bundle, message) => {
  await putRelease(bundlesFolder, [bundle, V2]);
  const candidates = [{ bundle, version: V2, isBuilt: true }];
  const publishing = publishReleases(bundlesFolder, candidates, { why: 'test', preview: { name: 'my-work', until } });
  await expect(publishing).rejects.toThrow(message);
});

test('a name that cannot be part of a link is rejected before anything is built', async () => {
  await expect(startPreview(['jobs'], { bundlesFolder, name: 'My work', days: 7 })).rejects.toThrow(
    "'My work' cannot name a preview: write up to 63 lower-case letters",
  );
});
