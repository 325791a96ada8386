import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuardNotice, VersionHealth } from '@kadam/shared/contract/telemetry';
import { promote, startCanary } from '../operations/canary';
import { loadRegistry } from '../registry/registry-file';
import { rollback } from '../operations/rollback';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';
import type { LiveMount, MountResult } from '../mount/mount-live';
import { confirmWith } from './confirmation';
import { createGuard } from './guard';
import { ApiUnavailable, type GuardApi } from './guard-api';
import { watchedReleases } from './watched-releases';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';
const V3 = '1.0.0-00000003';

let bundlesFolder: string;
let remove: () => Promise<void>;

type Rates = readonly [failures: number, visits: number];
const row = (
  [bundle, version]: readonly [string, string],
  [failures, visits]: Rates,
  ofCanary: Rates = [0, 0],
): VersionHealth => ({
  bundle,
  version,
  visits,
  failures,
  times: UNTIMED,
  networks: MANY,
  canary: { failures: ofCanary[0], visits: ofCanary[1], times: UNTIMED, networks: MANY },
});
const MANY = { failing: 20, measured: 20 };
const fromOneNetwork = (made: VersionHealth): VersionHealth => {
  const networks = { failing: 1, measured: 1 };
  return { ...made, networks, canary: { ...made.canary, networks } };
};
const PASSED: MountResult = { verdict: 'working', message: 'Its pages were mounted.' };
const BROKEN: MountResult = { verdict: 'broken', message: "Its page '/jobs' throws." };
const UNKNOWN: MountResult = { verdict: 'unknown', message: 'There is no Chromium here.' };

const UNTIMED = { count: 0, p25: 0, p75: 0 };
type Times = readonly [count: number, p25: number, p75: number];
const timed = (made: VersionHealth, [count, p25, p75]: Times, where: 'live' | 'canary' = 'live'): VersionHealth => {
  const times = { count, p25, p75 };
  return where === 'live' ? { ...made, times } : { ...made, canary: { ...made.canary, times } };
};

/** An API with this release health that stores the notices. */
const counted = (...health: VersionHealth[]) => countedWith(PASSED, ...health);

/** The same, with this result of mounting the pages. */
function countedWith(mounted: MountResult, ...health: VersionHealth[]) {
  const notices: GuardNotice[] = [];
  const api: GuardApi = {
    origin: 'http://127.0.0.1:3001',
    health: async () => health,
    notify: async (notice) => void notices.push(notice),
  };
  const mount = jest.fn(async (_mount: LiveMount) => mounted);
  return { api, notices, mount, guard: createGuard(bundlesFolder, api, confirmWith(mount)) };
}
const jobsState = async () => (await loadRegistry(bundlesFolder)).bundles.jobs;

async function startJobsCanary(): Promise<void> {
  await putRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
  await startCanary([{ name: 'jobs', version: V2 }], { share: 10, bundlesFolder });
}
const publishJobs = () => liveRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });

describe('the guard', () => {
  beforeEach(async () => {
    ({ bundlesFolder, remove } = await createBundlesFolder());
    await liveRelease(bundlesFolder, ['host', V1]);
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
  });
  afterEach(() => remove());

  it('notifies operators once of missing live files, and again if they go missing again', async () => {
    const { guard, notices } = counted();
    const entry = join(bundlesFolder, 'host', V1, 'entry.js');
    const content = await readFile(entry);
    const why = `Release ${V1} of 'host' has lost or changed its file entry.js.`;
    await rm(entry);
    expect(await guard.check()).toMatchObject({ messages: [why, expect.any(String)], isWell: false });
    await guard.check();
    expect(notices).toEqual([{ action: 'damaged', releases: [{ bundle: 'host', version: V1 }], why }]);
    await writeFile(entry, content);
    expect((await guard.check()).isWell).toBe(true);
    await rm(entry);
    await guard.check();
    expect(notices).toHaveLength(2);
  });

  it('aborts a canary that fails more often than the live release, and notifies operators', async () => {
    await startJobsCanary();
    const { guard, notices } = counted(row(['jobs', V1], [1, 90]), row(['jobs', V2], [9, 10], [9, 10]));
    const { messages, isWell } = await guard.check();
    const sentence = 'jobs failed in 9 of 10 page views, what it is compared with in 1 of 90 page views';
    expect([isWell, messages[0]]).toEqual([
      true,
      expect.stringMatching(new RegExp(`^The canary of .* UTC: ${sentence}. It was aborted.$`)),
    ]);
    expect(await jobsState()).toMatchObject({ live: V1, canary: null, quarantined: [V2] });
    expect((await jobsState())?.history.at(-1)).toMatchObject({
      action: 'abort',
      version: V2,
      who: 'release guard',
      why: `judged by browsers: ${sentence}`,
    });
    expect(notices).toEqual([
      {
        action: 'abort',
        releases: [{ bundle: 'jobs', version: V2 }],
        why: expect.stringContaining(sentence) as string,
      },
    ]);
  });

  it('aborts a canary if a live bundle fails for its visitors', async () => {
    await startJobsCanary();
    await counted(row(['host', V1], [12, 400], [10, 12])).guard.check();
    expect(await jobsState()).toMatchObject({ canary: null, quarantined: [V2] });
  });

  it('rolls back a live release that fails more often than the one before, but not that one', async () => {
    await liveRelease(bundlesFolder, ['jobs', '1.0.0-00000000'], { paths: ['/jobs'] });
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
    await publishJobs();
    const { guard, notices } = counted(row(['jobs', V2], [30, 40]), row(['jobs', V1], [30, 40]));
    expect((await guard.check()).messages).toContainEqual(
      expect.stringContaining(`jobs ${V2}, live, failed in 30 of 40`),
    );
    expect((await jobsState())?.live).toBe(V2);
    const worse = counted(row(['jobs', V2], [38, 40]), row(['jobs', V1], [10, 40]));
    await worse.guard.check();
    expect(await jobsState()).toMatchObject({ live: V1, quarantined: [V2] });
    expect([notices, worse.notices.map(({ action }) => action)]).toEqual([[], ['rollback']]);
    const all = counted(row(['jobs', V1], [40, 40]), row(['host', V1], [40, 40]));
    const health = jest.spyOn(all.api, 'health');
    expect((await all.guard.check()).messages).toEqual([expect.stringContaining('Nothing to watch')]);
    // The API's metrics show that the guard runs.
    expect(health).toHaveBeenCalledTimes(1);
    expect((await jobsState())?.live).toBe(V1);
  });

  it('retires a first release that fails in more than a tenth of its page views, but not a first host', async () => {
    await liveRelease(bundlesFolder, ['news', V1], { paths: ['/news'] });
    const newsState = async () => (await loadRegistry(bundlesFolder)).bundles.news;
    const few = counted(row(['news', V1], [4, 40]), row(['host', V1], [40, 40]));
    expect((await few.guard.check()).messages).toContain(`news ${V1}, live, failed in 4 of 40 page views.`);
    expect(await newsState()).not.toHaveProperty('isRetired');
    const { guard, notices } = counted(row(['news', V1], [12, 40]));
    expect((await guard.check()).messages).toContain(
      `news ${V1}, live, failed in 12 of 40 page views. It was retired, because there is no previous version.`,
    );
    expect(await newsState()).toMatchObject({ live: V1, isRetired: true });
    expect((await newsState())?.history.at(-1)).toMatchObject({ action: 'retire', who: 'release guard' });
    expect(notices.map(({ action }) => action)).toEqual(['retire']);
  });

  it('reverts a canary and a live release that are ten times slower, with the times', async () => {
    await startJobsCanary();
    const before = timed(row(['jobs', V1], [0, 90]), [40, 150, 500]);
    await counted(before, timed(row(['jobs', V2], [0, 30], [0, 30]), [14, 1_500, 5_000], 'canary')).guard.check();
    expect(await jobsState()).toMatchObject({ live: V1, canary: null, quarantined: [V2] });
    await liveRelease(bundlesFolder, ['jobs', V3], { paths: ['/jobs'] });
    const { guard, notices } = counted(before, timed(row(['jobs', V3], [0, 30]), [14, 1_500, 5_000]));
    await guard.check();
    expect(await jobsState()).toMatchObject({ live: V1, quarantined: [V3, V2] });
    expect(notices[0]?.why).toContain(
      'took three quarters of 14 measured page views more than 1500 ms, what it is compared with three quarters of 40 less than 500 ms',
    );
  });

  it.each([
    ['20 visitors', 20],
    ['40 visitors', 40],
    ['400 visitors', 400],
  ])('leaves a working release live when one network reports failures of %s', async (_what, forged) => {
    await publishJobs();
    const { guard, mount, notices } = counted(
      fromOneNetwork(row(['jobs', V2], [forged, forged])),
      row(['jobs', V1], [0, 90]),
    );
    const { messages, isWell } = await guard.check();
    expect([isWell, messages[0]]).toEqual([
      true,
      expect.stringMatching(/Its pages were mounted\. Too few networks report it/),
    ]);
    expect(mount).toHaveBeenCalledWith({
      bundlesFolder,
      apiOrigin: 'http://127.0.0.1:3001',
      bundles: ['jobs'],
      isCanary: false,
    });
    await guard.check();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(await jobsState()).toMatchObject({ live: V2, quarantined: [] });
    expect(notices).toEqual([]);
  });

  it('reverts a canary and a live release whose reported failures it can confirm', async () => {
    await startJobsCanary();
    const ofCanary = fromOneNetwork(row(['jobs', V2], [10, 10], [10, 10]));
    const canary = countedWith(BROKEN, ofCanary, row(['jobs', V1], [0, 90]));
    await canary.guard.check();
    expect(canary.mount.mock.calls[0]?.[0]).toMatchObject({ bundles: ['jobs'], isCanary: true });
    expect(await jobsState()).toMatchObject({ canary: null, quarantined: [V2] });
    await liveRelease(bundlesFolder, ['jobs', V3], { paths: ['/jobs'] });
    const live = countedWith(BROKEN, fromOneNetwork(row(['jobs', V3], [10, 10])), row(['jobs', V1], [0, 90]));
    await live.guard.check();
    expect((await jobsState())?.live).toBe(V1);
    expect(live.notices[0]?.why).toContain("Its page '/jobs' throws.");
  });

  it('mounts pages only to confirm reports of few networks', async () => {
    await publishJobs();
    const few = countedWith(UNKNOWN, fromOneNetwork(row(['jobs', V2], [20, 20])), row(['jobs', V1], [0, 20]));
    expect((await few.guard.check()).messages[0]).toContain('There is no Chromium here.');
    expect((await jobsState())?.live).toBe(V2);
    const many = counted(row(['jobs', V2], [20, 20]), row(['jobs', V1], [0, 20]));
    await many.guard.check();
    expect(many.mount).not.toHaveBeenCalled();
    expect((await jobsState())?.live).toBe(V1);
  });

  it('continues after a crash of the browser that mounts the pages', async () => {
    await publishJobs();
    const { api } = counted(fromOneNetwork(row(['jobs', V2], [20, 20])), row(['jobs', V1], [0, 20]));
    const confirm = confirmWith(() => Promise.reject(new Error('Target closed\nat launch')));
    const { messages } = await createGuard(bundlesFolder, api, confirm).check();
    expect(messages[0]).toContain('Its pages could not be mounted: Target closed.');
    expect((await jobsState())?.live).toBe(V2);
  });

  it('notifies operators once of a failure that is unconfirmed for ten minutes', async () => {
    await publishJobs();
    const { guard, notices } = counted(fromOneNetwork(row(['jobs', V2], [20, 20])), row(['jobs', V1], [0, 20]));
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await guard.check();
    expect(notices).toEqual([]);
    clock.mockReturnValue(now + 10 * 60_000);
    await guard.check();
    await guard.check();
    clock.mockRestore();
    expect(notices.map(({ action }) => action)).toEqual(['refused']);
    expect((await jobsState())?.live).toBe(V2);
  });

  it('does not revert a release with too few visitors, or one that was changed meanwhile', async () => {
    await publishJobs();
    await counted(row(['jobs', V2], [9, 9]), row(['jobs', V1], [0, 400])).guard.check();
    expect((await jobsState())?.live).toBe(V2);
    const { api, notices } = counted(row(['jobs', V2], [99, 99]));
    const overtaken: GuardApi = {
      ...api,
      health: async (minutes) => {
        await rollback('jobs', { bundlesFolder });
        return api.health(minutes);
      },
    };
    const { messages, isWell } = await createGuard(bundlesFolder, overtaken).check();
    expect([isWell, messages[0]]).toEqual([
      true,
      expect.stringContaining(`It was changed meanwhile: Release ${V1} of 'jobs' is live`),
    ]);
    expect((await jobsState())?.live).toBe(V1);
    expect(notices).toEqual([]);
  });

  it('notifies operators once of a release that it could not revert', async () => {
    await liveRelease(bundlesFolder, ['jobs', V3], { paths: ['/jobs', '/offers'] });
    await publishJobs();
    await liveRelease(bundlesFolder, ['learning', V1], { paths: ['/offers'] });
    const { guard, notices } = counted(row(['jobs', V2], [20, 20]), row(['jobs', V3], [0, 20]));
    expect((await guard.check()).isWell).toBe(false);
    expect((await guard.check()).messages[0]).toContain("It could not be reverted: 'jobs' was not rolled back");
    expect(notices.map(({ action }) => action)).toEqual(['refused']);
  });

  it('sends its notices once the API is available again', async () => {
    await publishJobs();
    const { api, notices } = counted(row(['jobs', V2], [20, 20]), row(['jobs', V1], [0, 20]));
    let isAway = true;
    const assertAvailable = (): void => {
      if (isAway) throw new ApiUnavailable('http://127.0.0.1:3001 does not respond.');
    };
    const guard = createGuard(bundlesFolder, {
      origin: api.origin,
      health: api.health,
      notify: async (notice) => {
        assertAvailable();
        await api.notify(notice);
      },
    });
    const { messages, isWell } = await guard.check();
    expect([isWell, messages.at(-1)]).toEqual([
      false,
      expect.stringContaining('The API is not available, so no more releases are checked'),
    ]);
    expect([(await jobsState())?.live, notices]).toEqual([V1, []]);
    isAway = false;
    expect((await guard.check()).isWell).toBe(true);
    expect(notices).toHaveLength(1);
  });

  it('watches releases that went live within a day, also promoted canaries', async () => {
    await startJobsCanary();
    await promote({ bundlesFolder });
    const registry = await loadRegistry(bundlesFolder);
    const after = (hours: number) =>
      watchedReleases(registry, new Date(Date.parse(registry.updatedAt) + hours * 3_600_000));
    expect(after(2)).toEqual([{ kind: 'live', bundle: 'jobs', version: V2, before: V1, minutes: 180 }]);
    expect(after(24)).toEqual([]);
  });
});
