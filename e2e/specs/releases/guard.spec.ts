import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import type { TelemetryItem } from '@kadam/shared/contract/telemetry';
import type { Registry, Release } from '@kadam/shared/remote';
import { assembleRelease } from '../../../release/src/build/assemble-release';
import { readBuildRecord } from '../../../release/src/build/build-record';
import { startCanary } from '../../../release/src/operations/canary';
import { publishReleases } from '../../../release/src/operations/publish-releases';
import { bucketsOf } from '../../../release/src/registry/canary-state';
import { putRelease } from '../../../release/src/testing/hand-made-release';
import { verifySite } from '../../../release/src/verify/verify-site';
import { copyBundles } from '../../portal/copy-bundles';
import { HandMadeJobs, handMadeEntry } from '../../portal/hand-made-remote';
import { mailsOf } from '../../portal/mails';
import { startPortal, type RunningPortal } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, NIGHTLY, test } from '../../portal/test';

const BEFORE = '8.0.0-00000001';
const FORGED = '8.0.0-00000002';
const SOUND = '9.0.0-00000001';
const POISONED = '9.0.0-00000002';
const SLOW = '9.0.0-00000003';
const LOST = '9.0.0-00000004';
const TAMPERED = '9.0.0-00000005';
const DEAD_HOST = '9.0.0-00000006';
const FIRST = '9.0.0-00000007';
const VISITS = 200;
const SHARE = 10;
const undoneWithin = { timeout: 60_000, message: 'undone within a minute' };

let portal: RunningPortal;
let guard: ChildProcess;
let folder: string;
let guardOutput = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'kadam-guarded-'));
  const bundlesFolder = copyBundles(folder);
  const tokenFile = join(folder, 'guard.token');
  writeFileSync(tokenFile, 'g'.repeat(64));
  // Visitors come through a trusted proxy, each with its own address.
  const env = { KADAM_GUARD_TOKEN_FILE: tokenFile, KADAM_TRUSTED_PROXIES: '127.0.0.1' };
  portal = await startPortal({ script: 'rehearse', bundlesFolder, env });
  const program = resolve(__dirname, '../../../release/bin/release.mjs');
  const words = ['guard', '--api', portal.origin, '--interval', '2', '--bundles', bundlesFolder];
  guard = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  guard.stdout?.on('data', (chunk: Buffer) => (guardOutput += chunk.toString()));
});
test.afterAll(async () => {
  guard.kill('SIGTERM');
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stateOf = (bundle: string) =>
  (JSON.parse(readFileSync(join(portal.bundlesFolder, 'registry.json'), 'utf8')) as Registry).bundles[bundle]!;

/** The document of the jobs page, and its cookie. */
const fetchJobs = (cookie?: string) =>
  new Promise<{ document: string; cookie: string }>((resolve, reject) => {
    get(`${portal.origin}/jobs`, { headers: cookie ? { cookie } : {} }, (response) => {
      let document = '';
      const [set = ''] = response.headers['set-cookie'] ?? [];
      response.on('data', (chunk: Buffer) => (document += chunk.toString()));
      response.on('end', () => resolve({ document, cookie: set.split(';')[0] ?? '' }));
    }).on('error', reject);
  });

interface Visits {
  readonly network: number;
  readonly bucket?: string | undefined;
  /** Each visitor has its own network; otherwise all have one address, as in a college. */
  readonly isSpread?: boolean;
  /** The version they see in the end. */
  readonly shown?: string;
  /** A page that fails and has no previous version, instead of the jobs page. */
  readonly failingPage?: string;
}

/** Ten page views: one browser, whose reports nine others send too. */
async function visit(browser: Browser, visits: Visits): Promise<void> {
  const reports = await visitOnce(browser, visits);
  for (let visitor = 1; visitor < 10; visitor += 1)
    for (const report of reports) await forge(addressOf(visitor, visits), report);
}

const addressOf = (visitor: number, { network, isSpread }: Visits) =>
  isSpread ? `203.${visitor}.${network}.1` : `203.0.${network}.1`;

interface TelemetryReport {
  readonly items: readonly TelemetryItem[];
  readonly isCanary?: boolean;
}

/** One measured visit; returns the reports of the browser. */
async function visitOnce(browser: Browser, visits: Visits): Promise<TelemetryReport[]> {
  const { bucket, shown = SOUND, failingPage } = visits;
  const context = await browser.newContext({ baseURL: portal.origin });
  await splashSeen(context);
  await context.addInitScript('Math.random = () => 0');
  if (bucket !== undefined) await context.addCookies([{ name: 'kadam_bucket', value: bucket, url: portal.origin }]);
  const reports: TelemetryReport[] = [];
  await context.route('**/api/telemetry**', async (route) => {
    const headers = { ...route.request().headers(), 'x-forwarded-for': addressOf(0, visits) };
    const response = await route.fetch({ headers });
    if (route.request().method() === 'POST') {
      expect(response.status()).toBe(202);
      reports.push(route.request().postDataJSON() as TelemetryReport);
    }
    await route.fulfill({ response });
  });
  const page = await context.newPage();
  await page.goto(failingPage ?? '/jobs');
  const isFailing = shown === DEAD_HOST || failingPage !== undefined;
  const mounted = page.getByRole('heading', { level: 1, name: `Jobs ${shown}` });
  const failure = shown === DEAD_HOST ? 'The site could not start.' : 'This part of the site is unavailable right now.';
  const reason = page.getByRole('alert').filter({ hasText: failure });
  await expect(isFailing ? reason : mounted).toBeVisible({ timeout: 30_000 });
  if (!isFailing) await expect(page.getByRole('button', { name: 'Break the page' })).toBeVisible();
  // Leaving a page hides it.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  // A failure may be reported earlier than the rest: on a busy machine the page is left late.
  const last = isFailing ? 'failed' : 'stood';
  const isComplete = () => reports.some(({ items }) => items.some(({ kind }) => kind === last));
  await expect.poll(isComplete, { message: `a report of '${last}'` }).toBe(true);
  // Reports that are being passed on end before the browser does.
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
  return reports;
}

/** Sends this report to the API without a browser, from its own address. */
async function forge(address: string, { items, isCanary }: TelemetryReport): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const response = await fetch(`${portal.origin}/api/telemetry/token`, { headers });
  const { token } = (await response.json()) as { token: string };
  const body = JSON.stringify({ items, token, ...(isCanary && { isCanary }) });
  const posted = await fetch(`${portal.origin}/api/telemetry`, { method: 'POST', headers, body });
  expect(posted.status).toBe(202);
}

/** Reports of ten browsers about the previous version, on ordinary connections. */
const reportPrevious = (version: string) =>
  Promise.all(
    Array.from({ length: 10 }, (_, visitor) =>
      forge(`203.0.112.${visitor}`, {
        items: [{ kind: 'stood', bundle: 'jobs', version, loadMs: 100 + 30 * visitor }],
      }),
    ),
  );

test('forged failures of one network do not roll back a working release: the guard mounts its pages', async () => {
  test.setTimeout(180_000);
  const jobs = new HandMadeJobs(portal, ['/jobs']);
  await jobs.publish(BEFORE);
  await jobs.publish(FORGED);
  const failure: TelemetryItem = {
    kind: 'failed',
    bundle: 'jobs',
    version: FORGED,
    phase: 'render',
    name: 'TypeError',
    at: '',
  };
  for (let forged = 0; forged < 40; forged += 1) await forge(`198.51.100.${forged}`, { items: [failure] });
  const left = `jobs ${FORGED}, live, failed in 20 of 20 page views. Its pages were mounted`;
  await expect.poll(() => guardOutput, { timeout: 60_000 }).toContain(left);
  expect(stateOf('jobs')).toMatchObject({ live: FORGED, quarantined: [] });
});

test(
  'the guard undoes a bad canary, a slow release, lost or damaged files, and a host that does not start',
  NIGHTLY,
  async ({ browser }) => {
    test.setTimeout(360_000);
    const { bundlesFolder } = portal;
    const jobs = new HandMadeJobs(portal, ['/jobs']);
    await jobs.publish(SOUND);
    await jobs.put(POISONED, 'throws on mount');
    await startCanary([{ name: 'jobs', version: POISONED }], { share: SHARE, bundlesFolder });

    const visits = await Promise.all(Array.from({ length: VISITS }, () => fetchJobs()));
    const tried = visits.filter(({ document }) => document.includes(POISONED));
    // Six standard deviations around 20.
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.length).toBeLessThan(46);
    for (const { document, cookie } of [...tried.slice(0, 10), ...visits.slice(0, 10)])
      expect((await fetchJobs(cookie)).document).toBe(document);
    expect((await verifySite(portal.origin, { bundlesFolder })).faults).toEqual([]);

    const canary = stateOf('jobs').canary!;
    await visit(browser, { network: 113, bucket: bucketsOf(canary)[0] });
    await expect.poll(() => stateOf('jobs').canary, undoneWithin).toBeNull();
    expect(stateOf('jobs')).toMatchObject({ live: SOUND, quarantined: [POISONED] });
    expect(stateOf('jobs').history.at(-1)).toMatchObject({ action: 'abort', who: 'release guard' });

    await reportPrevious(SOUND);
    await jobs.publish(SLOW, 'takes four seconds');
    // A slow release cannot be detected by mounting it, so it takes visitors of many networks.
    for (const network of [115, 120]) await visit(browser, { network, isSpread: true, shown: SLOW });
    await expect.poll(() => stateOf('jobs').live, undoneWithin).toBe(SOUND);
    // 10 visitors if the guard's own visit found the release too slow as well, otherwise 20.
    expect(stateOf('jobs').history.at(-1)?.why).toMatch(
      /^judged by browsers: took three quarters of [12]0 measured page views/,
    );

    await jobs.publish(LOST);
    changeEntry(LOST, (file) => rmSync(file));
    await visit(browser, { network: 116 });
    await expect.poll(() => stateOf('jobs').live, undoneWithin).toBe(SOUND);

    await jobs.publish(TAMPERED);
    changeEntry(TAMPERED, (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('Jobs 9', 'jobs 9')));
    await visit(browser, { network: 117 });
    await expect.poll(() => stateOf('jobs').live, undoneWithin).toBe(SOUND);
    expect(stateOf('jobs').quarantined).toEqual([TAMPERED, LOST, SLOW, POISONED]);

    const { live: host } = stateOf('host');
    await publishDeadHost(host);
    await visit(browser, { network: 118, shown: DEAD_HOST });
    await expect.poll(() => stateOf('host').live, undoneWithin).toBe(host);
    // One of each that was rolled back, and one of each with damaged files.
    await expect.poll(() => mailsOf(portal, 'release-guard').length, { timeout: 20_000 }).toBe(7);
    await visitOnce(browser, { network: 119 });
  },
);

test('a first release that throws is retired within a minute', async ({ browser }) => {
  test.setTimeout(120_000);
  const { bundlesFolder } = portal;
  const files = { 'entry.js': handMadeEntry('news', FIRST, 'throws on mount') };
  await putRelease(bundlesFolder, ['news', FIRST], { paths: ['/news'], files });
  await publishReleases(bundlesFolder, [{ bundle: 'news', version: FIRST, isBuilt: true }], { why: 'test' });
  expect((await fetch(`${portal.origin}/news`)).status).toBe(200);
  await visit(browser, { network: 121, failingPage: '/news' });
  await expect.poll(() => stateOf('news').isRetired, undoneWithin).toBe(true);
  expect(stateOf('news').history.at(-1)).toMatchObject({ action: 'retire', who: 'release guard' });
  expect((await fetch(`${portal.origin}/news`)).status).toBe(404);
});

/** Changes the entry of a release on the disk, and its compressed copy. */
function changeEntry(version: string, change: (file: string) => void): void {
  const folder = join(portal.bundlesFolder, 'jobs', version);
  const { entry } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
  for (const copy of ['br', 'gz']) rmSync(join(folder, `${entry}.${copy}`), { force: true });
  change(join(folder, entry));
}

/** Publishes a copy of the live host whose first script throws. */
async function publishDeadHost(current: string): Promise<void> {
  const { bundlesFolder } = portal;
  const folder = join(bundlesFolder, 'host', DEAD_HOST);
  const isBuilt = (path: string) => !/(?:\.br|\.gz|release\.json)$/.test(path);
  cpSync(join(bundlesFolder, 'host', current), folder, { recursive: true, filter: isBuilt });
  const built = await readBuildRecord('host', folder);
  writeFileSync(join(folder, built.entry), "throw new TypeError('dead');");
  await assembleRelease(folder, { bundle: 'host', version: DEAD_HOST, pages: [], commit: null }, built);
  await publishReleases(bundlesFolder, [{ bundle: 'host', version: DEAD_HOST, isBuilt: true }], { why: 'test' });
}
