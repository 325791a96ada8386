import type { Page } from '@playwright/test';
import { allBytes, bodyBytes, isScript, watchFiles } from '../../bench/fetched-files';
import { visitJobs } from '../../bench/next-remote';
import { singletonsIn, watchScripts } from '../../bench/singletons';
import { PHONE } from '../../bench/slow-visit';
import { staticRoutes } from '../../portal/routes';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PDF_MAKER = /html2pdf|html2canvas|jspdf/i;
const WORD_MAKER = 'w:document';

// The host's federation runtime, and the API client, because the newest jobs are in the first
// window.
test('a first visit of home on a phone costs at most 177 KiB of JavaScript and 450 KB in total', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const files = watchFiles(page);
  const newestJobs = page.waitForResponse('**/api/home/newest-jobs');
  await page.goto('/', { waitUntil: 'networkidle' });
  await (await newestJobs).finished();
  const fetched = await files();
  expect(fetched.filter(isScript).length).toBeGreaterThan(3);
  expect(bodyBytes(fetched.filter(isScript))).toBeLessThanOrEqual(177 * 1024);
  expect(allBytes(fetched)).toBeLessThanOrEqual(450_000);
  const addresses = fetched.map(({ path }) => path);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('no marketing page fetches axios, the query client or the PDF maker before its first paint', async ({ page }) => {
  const code = watchScripts(page);
  const pages = staticRoutes.filter(({ remote }) => remote === 'marketing');
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('#main h1'), path).toBeVisible();
  }
  const scripts = [...(await code()).values()];
  expect(singletonsIn(scripts)).toContain('react');
  expect(singletonsIn(scripts)).not.toContain('axios');
  expect(singletonsIn(scripts)).not.toContain('query');
  for (const script of scripts) expect(script).not.toMatch(PDF_MAKER);
});

test('going from home to the jobs fetches no library again', async ({ page }) => {
  const { code } = await open(page, '/');
  const { scripts, fetchedAgain } = await visitJobs(page, code);
  expect(fetchedAgain).toEqual([]);
  expect(scripts.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^\/bundles\/jobs\//));
  expect(singletonsIn([...(await code()).values()])).toContain('axios');
});

test('documents of data pages preload the query client, and the next data page reuses it', async ({ page }) => {
  const { files, code } = await open(page, '/jobs');
  const query = [...(await code())].flatMap(([path, text]) => (singletonsIn([text]).includes('query') ? [path] : []));
  expect(query).toHaveLength(1);
  await expect(page.locator(`head link[rel="preload"][href="${query[0]}"]`)).toHaveCount(1);
  await page.locator('a[href="/courses"]').first().click();
  await expect(page.locator('#main h1')).toHaveText(/course/i);
  await page.waitForLoadState('networkidle');
  expect((await files()).filter(({ path }) => path === query[0])).toHaveLength(1);
});

test('the resume editor adds at most 64 KiB of JavaScript, and loads file makers on a click', async ({ page }) => {
  const { files, code } = await open(page, '/resume-editor');
  const own = (await files()).filter(({ path }) => path.startsWith('/bundles/resume/'));
  const scripts = [...(await code())]
    .filter(([path]) => own.some((file) => file.path === path))
    .map(([, text]) => text);
  expect(scripts.length).toBeGreaterThan(1);
  expect(singletonsIn(scripts)).toEqual([]);
  for (const script of scripts) {
    expect(script).not.toMatch(PDF_MAKER);
    expect(script).not.toContain(WORD_MAKER);
  }
  expect(bodyBytes(own.filter(isScript))).toBeLessThanOrEqual(64 * 1024);
  // A font is only loaded by the template that uses it.
  const fonts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect
    .poll(async () => (await fonts()).flatMap((url) => /([\w-]+)\.\w+\.ttf$/.exec(url)?.slice(1) ?? []).sort())
    .toEqual(['serif-bold', 'serif-italic', 'serif-regular', 'serif-small-capitals']);
});

/** Opens a page as on a later load, and returns what it fetches. */
async function open(page: Page, path: string) {
  await splashSeen(page.context());
  const watched = { files: watchFiles(page), code: watchScripts(page) };
  await page.goto(path, { waitUntil: 'networkidle' });
  return watched;
}
