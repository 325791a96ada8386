import { existsSync, readdirSync, readFileSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { abort, changeShare, promote, startCanary } from './canary';
import { publishReleases } from './publish-releases';
import { loadRegistry } from '../registry/registry-file';
import { rollback } from './rollback';
import { readStatus } from './status';
import { statusText } from './status-text';
import { createBundlesFolder, liveRelease, putRelease, type ReleaseFixture } from '../testing/hand-made-release';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';
const V3 = '1.0.0-00000003';

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
  await liveRelease(bundlesFolder, ['host', V1]);
  await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
});
afterEach(() => remove());

const page = (path: string) => readFileSync(join(bundlesFolder, 'pages', path), 'utf8');
const buckets = () => readdirSync(join(bundlesFolder, 'pages/.canary/.buckets')).sort();
const hasCanaryDocuments = () => existsSync(join(bundlesFolder, 'pages/.canary'));
const stateOf = async (bundle: string) => (await loadRegistry(bundlesFolder)).bundles[bundle];
const problems = async () => (await readStatus({ bundlesFolder })).faults;

const startJobs = (share: number) =>
  startCanary([{ name: 'jobs', version: V2 }], { share, bundlesFolder, why: 'new search' });

async function tryJobs(share = 10, made: ReleaseFixture = { paths: ['/jobs'] }) {
  await putRelease(bundlesFolder, ['jobs', V2], made);
  return startJobs(share);
}

describe('a canary', () => {
  it('is sent to its share of buckets only, and falls back to the live release', async () => {
    expect(await tryJobs()).toEqual([{ status: 'canary', bundle: 'jobs', version: V2 }]);
    const state = await stateOf('jobs');
    const since = state?.canary?.since ?? '';
    expect(state).toMatchObject({ live: V1, previous: [], canary: { version: V2, share: 10, why: 'new search' } });
    expect(state?.history.at(-1)).toMatchObject({ action: 'canary', version: V2, share: 10, why: 'new search' });
    expect(page('.canary/jobs/index.html')).toContain(`"version":"${V2}"`);
    expect(page('.canary/jobs/index.html')).toContain(`"previous":"${V1}"`);
    expect(page('.canary/not-found.html')).toContain(`"canary":"${since}"`);
    expect(page('jobs/index.html')).not.toMatch(/"canary"|00000002/);
    expect(buckets()).toHaveLength(10);
    expect(await problems()).toEqual([]);
    expect(statusText(await readStatus({ bundlesFolder }))).toContain(
      `canary: jobs ${V2} for 10 visitors in 100 since ${since.slice(0, 16).replace('T', ' ')} UTC, by ${state?.canary?.who} (new search)`,
    );
  });

  it('keeps its visitors when its share grows, and some of them when it shrinks', async () => {
    await tryJobs(30);
    const before = buckets();
    await changeShare(60, { bundlesFolder });
    expect(buckets()).toEqual(expect.arrayContaining(before));
    expect(buckets()).toHaveLength(60);
    expect((await startJobs(5))[0]).toMatchObject({ status: 'canary' });
    expect(before).toEqual(expect.arrayContaining(buckets()));
    expect((await stateOf('jobs'))?.history.map(({ share }) => share).filter(Boolean)).toEqual([30, 60, 5]);
  });

  it('is live after a promotion, with the old release as fallback', async () => {
    await tryJobs();
    expect((await promote({ bundlesFolder })).versions).toEqual({ jobs: V2 });
    expect(await stateOf('jobs')).toMatchObject({ live: V2, previous: [V1], canary: null });
    expect((await stateOf('jobs'))?.history.at(-1)).toMatchObject({ action: 'promote', version: V2 });
    expect(page('jobs/index.html')).toContain(`"version":"${V2}"`);
    expect(hasCanaryDocuments()).toBe(false);
    expect(await rollback('jobs', { bundlesFolder })).toMatchObject({ from: V2, to: V1 });
  });

  it('is quarantined after an abort, and needs --force to run again', async () => {
    await tryJobs();
    await abort({ bundlesFolder, why: 'search is empty', who: 'asha' });
    expect(await stateOf('jobs')).toMatchObject({ live: V1, previous: [], canary: null, quarantined: [V2] });
    expect(hasCanaryDocuments()).toBe(false);
    for (const again of [() => tryJobs(), () => publishReleases(bundlesFolder, [jobs2], { why: 'again' })])
      expect((await again())[0]).toMatchObject({
        status: 'held',
        message: expect.stringMatching(
          /was aborted as a canary on .* by asha \(search is empty\) and is quarantined/,
        ) as string,
      });
    const targets = [{ name: 'jobs', version: V2 }];
    await startCanary(targets, { share: 1, bundlesFolder, isForced: true, why: 'fixed elsewhere' });
    expect(await stateOf('jobs')).toMatchObject({ canary: { version: V2 }, quarantined: [] });
  });

  it('may contain a host and a remote that needs it', async () => {
    await putRelease(bundlesFolder, ['host', V2], { shared: { react: '^20.0.0' } });
    const jobs: ReleaseFixture = { paths: ['/jobs'], shared: { react: '^20.0.0' } };
    expect((await tryJobs(10, jobs))[0]).toMatchObject({
      status: 'rejected',
      message: expect.stringContaining('needs react') as string,
    });
    const both = ['host', 'jobs'].map((name) => ({ name, version: V2 }));
    expect(await startCanary(both, { share: 10, bundlesFolder })).toMatchObject([
      { status: 'canary' },
      { status: 'canary' },
    ]);
    expect(page('.canary/jobs/index.html')).toContain(`"host":"${V2}"`);
    await expect(abort({ bundlesFolder, names: ['jobs'] })).rejects.toThrow("is of 'host', 'jobs'");
    expect((await abort({ bundlesFolder, names: ['jobs', 'remote-host'] })).versions).toEqual({ host: V2, jobs: V2 });
  });

  it('rejects a second canary, unpublished bundles and live releases', async () => {
    const canary = (name: string, version: string) => startCanary([{ name, version }], { share: 5, bundlesFolder });
    await expect(canary('jobs', V1)).rejects.toThrow(`Release ${V1} of 'jobs' is live already`);
    await putRelease(bundlesFolder, ['learning', V1], { paths: ['/courses'] });
    await expect(canary('learning', V1)).rejects.toThrow("'learning' was never published");
    await expect(promote({ bundlesFolder })).rejects.toThrow('No canary runs');
    await tryJobs();
    await putRelease(bundlesFolder, ['host', V2]);
    await expect(canary('host', V2)).rejects.toThrow(
      /There is a canary already.*jobs 1\.0\.0-00000002 for 10 visitors/,
    );
  });
});

const jobs2 = { bundle: 'jobs', version: V2, isBuilt: true };

describe('while a canary runs', () => {
  it('a publish of another bundle reaches canary visitors too', async () => {
    await tryJobs();
    await liveRelease(bundlesFolder, ['learning', V1], { paths: ['/courses'] });
    expect(page('.canary/courses/index.html')).toContain(`"version":"${V2}"`);
    expect((await stateOf('jobs'))?.canary?.version).toBe(V2);
    expect(await problems()).toEqual([]);
  });

  it('its release cannot be published', async () => {
    await tryJobs();
    const [outcome] = await publishReleases(bundlesFolder, [jobs2], { why: 'sources changed' });
    expect(outcome).toMatchObject({
      status: 'held',
      message: expect.stringContaining("run 'release promote'") as string,
    });
    await publishReleases(bundlesFolder, [jobs2], { why: 'sure', isForced: true });
    expect(await stateOf('jobs')).toMatchObject({ live: V2, canary: null });
  });

  it('a canary that conflicts with a new live release ends without quarantine', async () => {
    await tryJobs(10, { paths: ['/jobs', '/offers'] });
    await liveRelease(bundlesFolder, ['learning', V1], { paths: ['/offers'] });
    expect(await stateOf('jobs')).toMatchObject({ live: V1, canary: null, quarantined: [] });
    expect((await stateOf('jobs'))?.history.at(-1)).toMatchObject({
      action: 'abort',
      why: expect.stringContaining("no longer fits what is live: 'learning' and 'jobs' both want") as string,
    });
    expect(hasCanaryDocuments()).toBe(false);
  });

  it('a damaged canary is reported, and its visitors get the live release', async () => {
    await tryJobs();
    unlinkSync(join(bundlesFolder, 'jobs', V2, 'entry.js'));
    expect(await problems()).toContain(
      `The canary ${V2} of 'jobs' has lost or changed its file entry.js, so its visitors get what is live: run 'release abort', and begin again.`,
    );
    await liveRelease(bundlesFolder, ['jobs', V3], { paths: ['/jobs'] });
    expect(hasCanaryDocuments()).toBe(false);
    await expect(promote({ bundlesFolder })).rejects.toThrow('has lost or changed its file entry.js');
  });

  it('live and canary documents of one path have different ETags in nginx', async () => {
    const marks = new Set<string>();
    const mark = (path: string) => {
      const { size, mtimeMs } = statSync(join(bundlesFolder, 'pages', path));
      marks.add(`${size} ${Math.floor(mtimeMs / 1000)}`);
    };
    mark('jobs/index.html');
    for (const version of [V2, V3]) {
      await putRelease(bundlesFolder, ['jobs', version], { paths: ['/jobs'] });
      await startCanary([{ name: 'jobs', version }], { share: 10, bundlesFolder });
      mark('.canary/jobs/index.html');
      await abort({ bundlesFolder });
    }
    expect(marks.size).toBe(3);
  });
});
