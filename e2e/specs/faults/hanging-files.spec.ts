import { fileOfHost } from '../../portal/released-files';
import { expect, test } from '../../portal/failing-proxy-test';
import { renderedHeading } from '../../portal/rendered-heading';

/**
 * Limit for another page and its calls while the files of one remote hang: far below the 21 s of a
 * tab without a free connection.
 */
const PROMPT_MS = 5_000;

test('while the files of remote-jobs hang, other pages are fast, and Retry loads the jobs', async ({ page, line }) => {
  line.hang((path) => path.startsWith('/bundles/jobs/'));
  await page.goto('/jobs');
  await expect.poll(() => line.requested.some((path) => path.includes('retry=')), { timeout: 15_000 }).toBe(true);
  const began = Date.now();
  await page.locator('a[href="/courses"]').first().click();
  await expect(page.locator('#main h1')).toHaveText(/course/i);
  await expect(page.locator('#main a[href^="/courses/"]').first()).toBeVisible();
  expect(Date.now() - began).toBeLessThan(PROMPT_MS);

  await page.goBack();
  await expect(page.getByRole('main')).toContainText('This part of the site is unavailable right now', {
    timeout: 20_000,
  });
  expect(line.held()).toEqual([]);
  line.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
});

test('a login whose code hangs shows that within 15 seconds, and opens with Try again', async ({
  page,
  line,
  portal,
}) => {
  const forms = fileOfHost(portal, 'Professional Mail ID');
  await page.goto('/about');
  line.hang((path) => path.includes(forms));
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog).toContainText('Opening the form', { timeout: 2_000 });
  await expect(dialog).toContainText('The form could not be loaded.', { timeout: 15_000 });
  line.restore();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Professional Mail ID')).toBeVisible();
});

test('at 50 kbit/s a page loads as long as bytes arrive, and no file is fetched twice', async ({ page, line }) => {
  test.setTimeout(120_000);
  await page.goto('/about');
  line.slowDown(50_000 / 8);
  const before = line.requested.length;
  await page.locator('a[href="/ats-score"]').first().click();
  await expect(renderedHeading(page)).toHaveText(/Smart Resume Check/, {
    timeout: 60_000,
  });
  const scripts = line.requested.slice(before).filter((path) => path.includes('/bundles/') && path.includes('.js'));
  expect(scripts.filter((path) => path.startsWith('/bundles/resume/')).length).toBeGreaterThan(1);
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts.filter((path) => path.includes('retry='))).toEqual([]);
});
