import { expect, test } from '../../portal/faulty-line-test';

const scriptsOf = (asked: readonly string[], remote: string) =>
  asked.filter((path) => path.startsWith(`/bundles/${remote}/`) && path.includes('.js'));

test('pointing at a link fetches its page before the click, a fast line fetches those in view from the second page on, and a journey over four remotes fetches no file twice', async ({
  page,
  line,
}) => {
  // Without traffic to estimate from, Chromium believes in 1.5 Mbit/s.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', downlink: 10 } }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scriptsOf(line.asked, 'jobs')).toEqual([]);
  // The page's own code is asked for beside the entry: long before the entry is here.
  line.slowDown(250, (path) => /\/jobs\/.*\/entry\./.test(path));
  await page.locator('#main a[href="/jobs"]').first().focus();
  await expect.poll(() => scriptsOf(line.asked, 'jobs')).toContainEqual(expect.stringContaining('/jobs-page.'));
  line.slowDown(Infinity);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
  await expect(page.locator('#main a[href^="/jobs/"]').first()).toBeVisible();
  await expect.poll(() => scriptsOf(line.asked, 'jobs')).toContainEqual(expect.stringContaining('/job-page.'));
  await page.locator('a[href="/courses"]').first().hover();
  await expect.poll(() => scriptsOf(line.asked, 'learning').length).toBeGreaterThan(1);
  for (const [path, title] of [
    ['/courses', /course/i],
    ['/ats-score', /resume/i],
    ['/about', /about/i],
  ] as const) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page.locator('#main h1:not([aria-busy="true"] *)')).toHaveText(title);
  }
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
  const released = line.asked.filter((path) => path.startsWith('/bundles/') && path !== '/bundles/registry.json');
  expect(released.length).toBeGreaterThan(15);
  expect(released).toEqual([...new Set(released)]);
});
