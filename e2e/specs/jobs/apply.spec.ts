import type { Page } from '@playwright/test';
import { logIn } from '../../portal/member';
import { seenAt } from '../../portal/time-seen';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { appliedIds, newApplicant, openPostings, signedIn } from './applicant';

const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply Job' });
const appliedButton = (page: Page) => page.getByRole('button', { name: 'Job Applied' });
const status = (page: Page) => page.getByRole('dialog', { name: 'Application Status' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.beforeEach(({ context }) => splashSeen(context));

async function firstJob(page: Page) {
  const { jobPostings } = await openPostings(page.request);
  return jobPostings[0]!;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('a visitor logs in and has applied; Job Applied is theirs alone, also after reload and logout', async ({
  page,
}) => {
  const [asha, ravi] = [await newApplicant(page.request, 'profile'), await newApplicant(page.request, 'profile')];
  const job = await firstJob(page);
  await page.goto(`/jobs/${job.id}`);
  await applyButton(page).click();
  await logIn(page, asha);
  await expect(status(page)).toContainText('Your application has been submitted successfully.');
  expect(await stored(page, 'userId')).toBe(asha.userId);
  expect(await stored(page, 'userEmail')).toBe(asha.email);
  expect(JSON.parse((await stored(page, 'appliedJobs')) ?? '')).toEqual([job.id]);
  await status(page).getByRole('button', { name: 'Done' }).click();
  await expect(appliedButton(page)).toHaveCSS('background-color', 'rgb(27, 127, 75)');

  await page.reload();
  await expect(appliedButton(page)).toBeVisible();
  await logOut(page);
  await expect(applyButton(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await logIn(page, ravi);
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  await expect(applyButton(page)).toBeVisible();
  await logOut(page);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await logIn(page, asha);
  await expect(appliedButton(page)).toBeVisible();
  expect(await appliedIds(page.request, ravi)).toEqual([]);
});

test('an application in one tab shows in the other within two seconds', async ({ page, context }) => {
  const asha = await newApplicant(page.request, 'profile');
  const job = await firstJob(page);
  await signedIn(page, asha);
  await page.goto(`/jobs/${job.id}`);
  const other = await context.newPage();
  await signedIn(other, asha);
  await other.goto(`/jobs/${job.id}`);
  await expect(applyButton(other)).toBeVisible();
  const applied = seenAt(
    other,
    () => /Job Applied/.test(document.querySelector('main')?.innerText ?? '') && Date.now(),
  );
  await page.bringToFront();
  await applyButton(page).click();
  await expect(status(page)).toBeVisible();
  const confirmed = Date.now();
  await expect(appliedButton(other)).toBeVisible();
  expect((await applied) - confirmed).toBeLessThan(2000);
});
