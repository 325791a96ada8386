import { expect, test } from '../../portal/failing-proxy-test';
import { renderedHeading } from '../../portal/rendered-heading';

const scriptsOf = (requested: readonly string[], remote: string) =>
  requested.filter((path) => path.startsWith(`/bundles/${remote}/`) && path.includes('.js'));

test('links are prefetched on hover, on a fast connection in view, and no file is fetched twice', async ({
  page,
  line,
}) => {
  // Without traffic to measure, Chromium assumes 1.5 Mbit/s.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', downlink: 10 } }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scriptsOf(line.requested, 'jobs')).toEqual([]);
  // The page's code is requested together with the entry, long before the entry arrives.
  line.slowDown(250, (path) => /\/jobs\/.*\/entry\./.test(path));
  await page.locator('#main a[href="/jobs"]').first().focus();
  await expect.poll(() => scriptsOf(line.requested, 'jobs')).toContainEqual(expect.stringContaining('/jobs-page.'));
  line.slowDown(Infinity);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
  await expect(page.locator('#main a[href^="/jobs/"]').first()).toBeVisible();
  await expect.poll(() => scriptsOf(line.requested, 'jobs')).toContainEqual(expect.stringContaining('/job-page.'));
  await page.locator('a[href="/courses"]').first().hover();
  await expect.poll(() => scriptsOf(line.requested, 'learning').length).toBeGreaterThan(1);
  for (const [path, title] of [
    ['/courses', /course/i],
    ['/ats-score', /resume/i],
    ['/about', /about/i],
  ] as const) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(renderedHeading(page)).toHaveText(title);
  }
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
  const released = line.requested.filter((path) => path.startsWith('/bundles/') && path !== '/bundles/registry.json');
  expect(released.length).toBeGreaterThan(15);
  expect(released).toEqual([...new Set(released)]);
});
