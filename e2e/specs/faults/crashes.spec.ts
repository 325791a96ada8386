import type { Page } from '@playwright/test';
import { expect, test } from '../../portal/hand-made-test';

const UNAVAILABLE = 'This part of the site is unavailable right now';
const heading = (page: Page, version: string) => page.getByRole('heading', { level: 1, name: `Jobs ${version}` });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const reported = (printed: readonly string[], version: string, phase: string) =>
  printed.filter((line) => line.startsWith(`[kadam] jobs ${version}, ${phase}:`));

test('a crashed page recovers with Retry; a second crash shows the previous version, also after a reload', async ({
  page,
  jobs,
  printed,
}) => {
  await jobs.publish('1.0.0-aaaa0001');
  await jobs.publish('1.0.1-aaaa0002');
  await page.goto('/jobs');
  await expect(heading(page, '1.0.1-aaaa0002')).toBeVisible();
  await press(page, 'Break the page');
  await expect(page.getByRole('main')).toContainText(UNAVAILABLE);
  await expect(page.getByRole('banner')).toBeVisible();
  await press(page, 'Retry');
  await expect(heading(page, '1.0.1-aaaa0002')).toBeVisible();
  await press(page, 'Break the page');
  await expect(heading(page, '1.0.0-aaaa0001')).toBeVisible();
  await expect(page.getByText('This page had a problem. You see its previous version.')).toBeVisible();
  expect(reported(printed, '1.0.1-aaaa0002', 'render')).toHaveLength(2);
  await page.reload();
  await expect(heading(page, '1.0.0-aaaa0001')).toBeVisible();
});

test('a version that throws on mount is replaced by the previous one, and is reported', async ({
  page,
  jobs,
  printed,
}) => {
  await jobs.publish('1.0.0-aaaa0001');
  await jobs.publish('1.0.1-aaaa0003', 'throws on mount');
  await page.goto('/jobs');
  await expect(heading(page, '1.0.0-aaaa0001')).toBeVisible();
  expect(reported(printed, '1.0.1-aaaa0003', 'render')).toHaveLength(1);
});

test('errors at import, in a timer or in a promise are reported with remote and version', async ({
  page,
  jobs,
  printed,
}) => {
  await jobs.publish('1.0.0-aaaa0001');
  await jobs.publish('1.0.1-aaaa0004', 'throws at import');
  await page.goto('/jobs');
  await expect(heading(page, '1.0.0-aaaa0001')).toBeVisible();
  expect(reported(printed, '1.0.1-aaaa0004', 'run').join()).toContain('thrown at import');
  await press(page, 'Break a timer');
  await press(page, 'Break a promise');
  await expect.poll(() => reported(printed, '1.0.0-aaaa0001', 'run')).toHaveLength(2);
  await expect(heading(page, '1.0.0-aaaa0001')).toBeVisible();
});

test('a release that needs a newer host shows that it is being updated', async ({ page, line, jobs }) => {
  // Then only these two are known, from the document.
  line.respond((path) => path.startsWith('/bundles/registry.json'), { status: 500, type: 'text/plain', body: 'down' });
  await jobs.publish('1.0.0-aaaa0006', 'needs React 20');
  await jobs.publish('1.0.1-aaaa0007', 'needs React 20');
  await page.goto('/jobs');
  await expect(page.getByRole('main')).toContainText('This part of the site is being updated.');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a tab whose release was deleted loads the page from the live release without a reload', async ({
  page,
  jobs,
}) => {
  await jobs.publish('1.0.0-aaaa0001');
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await jobs.publish('1.0.1-aaaa0005');
  jobs.remove('1.0.0-aaaa0001');
  await page.locator('a[href="/jobs"]').first().click();
  await expect(heading(page, '1.0.1-aaaa0005')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
