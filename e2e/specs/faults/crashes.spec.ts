import type { Page } from '@playwright/test';
import { HandMadeJobs } from '../../portal/hand-made-remote';
import { splashSeen } from '../../portal/splash';
import { expect, test as base } from '../../portal/test';

const test = base.extend<{ jobs: HandMadeJobs; printed: string[] }>({
  jobs: async ({ portal }, use) => {
    const jobs = new HandMadeJobs(portal);
    await use(jobs);
    await jobs.restore();
  },
  printed: async ({ page }, use) => {
    const printed: string[] = [];
    page.on('console', (message) => message.type() === 'error' && printed.push(message.text()));
    await use(printed);
  },
});

test.beforeEach(({ context }) => splashSeen(context));

const UNAVAILABLE = 'This part of the site is unavailable right now';
const heading = (page: Page, version: string) => page.getByRole('heading', { level: 1, name: `Jobs ${version}` });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const reported = (printed: readonly string[], version: string, phase: string) =>
  printed.filter((line) => line.startsWith(`[kadam] jobs ${version}, ${phase}:`));

test('a page that crashes after it stood comes back with Retry; when it crashes again, the version before is shown and stays after a reload', async ({
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
  await expect(page.getByText('This page had a problem. You see the version before it.')).toBeVisible();
  expect(reported(printed, '1.0.1-aaaa0002', 'render')).toHaveLength(2);
  await page.reload();
  await expect(heading(page, '1.0.0-aaaa0001')).toBeVisible();
});

test('a version that throws on mount gives way to the one before it, and is reported', async ({
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

test('what throws at import, in a timer or in a promise is reported with its remote and version', async ({
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

test('in a tab that is older than the release whose files are gone, the page comes from the live one without a reload', async ({
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
