import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkMounting } from '../../../release/src/mount/mount-check';
import { publishReleases } from '../../../release/src/operations/publish-releases';
import { retire } from '../../../release/src/operations/retire';
import { knownReleases, loadLive } from '../../../release/src/registry/live-releases';
import { loadRegistry } from '../../../release/src/registry/registry-file';
import { putRelease } from '../../../release/src/testing/hand-made-release';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

/** A container with an extension for each way in which one can fail, and a sound one. */
const ENTRY = `
var mfe_tips = (() => {
  const folder = document.currentScript.src;
  let shared;
  const request = (file) => new Promise((_, reject) => {
    const script = document.createElement('script');
    script.onerror = () => reject(new Error(file + ' is gone'));
    globalThis.__kadam_script__(new URL(file, folder).href, script);
    document.head.append(script);
  });
  const modules = {
    './page-0': (h) => () => h('h1', null, 'Tips'),
    './throws': () => () => { throw new Error('thrown by an extension'); },
    './slow': () => new Promise(() => {}),
    './gone': () => request('gone.js'),
    './sound': (h) => ({ skills }) => h('section', { 'aria-label': 'Tips' }, 'Tips for ' + skills.length + ' skills'),
    './waits': async (h) => {
      await new Promise((resolve) => { globalThis.showTips = resolve; });
      return modules['./sound'](h);
    },
  };
  return {
    init(scope) { shared = scope; },
    async get(name) {
      const [react] = Object.values(shared.react);
      const { createElement } = (await react.get())();
      const component = await modules[name](createElement);
      return () => ({ default: component });
    },
  };
})();
`;

const putTips = (bundlesFolder: string, modules: readonly string[], version: string) =>
  putRelease(bundlesFolder, ['tips', version], {
    paths: ['/tips'],
    files: { 'entry.js': ENTRY },
    extensions: modules.map((module, index) => ({ slot: 'job.aside', module, order: index })),
  });

async function publishTips(bundlesFolder: string, modules: readonly string[], version: string): Promise<void> {
  await putTips(bundlesFolder, modules, version);
  const candidate = { bundle: 'tips', version, isBuilt: true };
  const options = { why: 'test', isForced: true };
  expect(await publishReleases(bundlesFolder, [candidate], options)).toMatchObject([{ status: 'published' }]);
}

async function openJob(page: Page): Promise<void> {
  const response = await page.context().request.get('/api/job/postings?search=tally');
  const { data } = (await response.json()) as { data: { jobPostings: { id: string }[] } };
  await page.goto(`/jobs/${data.jobPostings[0]?.id}`);
  await expect(page.getByRole('button', { name: /^Apply/ }).first()).toBeVisible();
}

const tips = (page: Page) => page.getByRole('region', { name: 'Tips' });
/** Texts and places of the headings that a visitor may be reading. */
const headings = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2')
    .evaluateAll((found) => found.map((one) => [one.textContent, Math.round(one.getBoundingClientRect().top)]));

test.beforeEach(({ context }) => splashSeen(context));
test.afterEach(async ({ portal: { bundlesFolder } }) => {
  const { tips: state } = (await loadRegistry(bundlesFolder)).bundles;
  if (state && !state.isRetired) await retire('tips', { bundlesFolder, why: 'test' });
});

test('extensions that throw, are slow or are gone are left out and reported, and the page and a sound one work', async ({
  page,
  portal: { bundlesFolder },
}) => {
  await page.clock.install();
  const printed: string[] = [];
  page.on('console', (message) => message.type() === 'error' && printed.push(message.text()));
  await publishTips(bundlesFolder, ['./throws', './slow', './gone', './sound'], '1.0.0-aaaa0001');
  for (const ending of ['', '.br', '.gz'])
    rmSync(join(bundlesFolder, 'tips/1.0.0-aaaa0001', `gone.js${ending}`), { force: true });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openJob(page);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.startsWith('/bundles/tips/'))).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(tips(page)).toHaveText(/^Tips for [1-9]\d* skills$/);
  const reported = (phase: string, message: string) =>
    printed.filter((line) => line.startsWith(`[kadam] tips 1.0.0-aaaa0001, ${phase}:`) && line.includes(message))
      .length;
  expect(reported('render', 'thrown by an extension')).toBe(1);
  await expect.poll(() => reported('load', 'gone.js is gone')).toBe(2);
  await expect
    .poll(async () => {
      await page.clock.fastForward(1_000);
      return reported('load', 'Nothing has arrived');
    })
    .toBe(2);
  await expect(tips(page)).toBeVisible();
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const width of [360, 1366])
  test(`an extension that arrives late moves nothing above it, at ${width} px`, async ({
    page,
    portal: { bundlesFolder },
  }) => {
    await page.setViewportSize({ width, height: 4_000 });
    await publishTips(bundlesFolder, ['./waits'], `1.0.0-aaaa${String(width).padStart(4, '0')}`);
    await openJob(page);
    await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Courses for this job' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.evaluate(() => 'showTips' in globalThis)).toBe(true);
    const before = await headings(page);
    await page.evaluate('showTips()');
    await expect(tips(page)).toBeVisible();
    expect(await headings(page)).toEqual(before);
  });

test('the mount check rejects a release whose extension throws', async ({ portal: { bundlesFolder } }) => {
  test.setTimeout(120_000);
  const live = knownReleases(await loadLive(bundlesFolder, await loadRegistry(bundlesFolder)));
  const check = async (module: string, version: string) => {
    const candidate = await putTips(bundlesFolder, [module], version);
    const { rejected } = await checkMounting({ bundlesFolder, live, candidates: [candidate] });
    return rejected.map(({ message }) => message).join();
  };
  expect(await check('./throws', '1.0.0-aaaa0002')).toContain(
    "'tips' was not released. At 360 px a page with its extensions does not mount without an error: Error: thrown by an extension",
  );
  expect(await check('./sound', '1.0.0-aaaa0003')).toBe('');
});
