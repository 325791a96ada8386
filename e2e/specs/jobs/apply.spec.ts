import type { Page } from '@playwright/test';
import { logIn } from '../../portal/member';
import { seenAt } from '../../portal/time-seen';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { appliedIds, applyElsewhere, closedPosting, newApplicant, openPostings, signedIn } from './applicant';

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

test('a rejected token opens the login in place, and the application continues', async ({ page }) => {
  const asha = await newApplicant(page.request, 'profile');
  const job = await firstJob(page);
  await signedIn(page, { ...asha, token: 'ended' });
  await page.goto(`/jobs/${job.id}`);
  await applyButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toContainText(
    'Session expired. Please log in again.',
  );
  await logIn(page, asha);
  await expect(status(page)).toContainText('Your application has been submitted successfully.');
  expect(await appliedIds(page.request, asha)).toEqual([job.id]);
});

test('without a job profile, or without an email, applying leads to the job profile', async ({ page }) => {
  const asha = await newApplicant(page.request, 'no profile');
  const job = await firstJob(page);
  await signedIn(page, asha);
  await page.goto(`/jobs/${job.id}`);
  const response = page.waitForResponse(/\/job\/apply$/);
  await applyButton(page).click();
  expect((await (await response).json()) as unknown).toMatchObject({ data: { action: 'CREATE_PROFILE' } });
  await expect(page).toHaveURL(/\/job-profile$/);
  await page.goBack();

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.route(/\/auth\/getprofile$/, async (route) => {
    const user = { id: asha.userId, firstName: 'Asha', lastName: 'Kulkarni' };
    await route.fulfill({ json: { success: true, user } });
  });
  await page.evaluate(() => localStorage.removeItem('userEmail'));
  await page.reload();
  await applyButton(page).click();
  await expect(page).toHaveURL(/\/job-profile$/);
  expect(sent.filter((url) => url.endsWith('/job/apply'))).toEqual([]);
});

test('an application from elsewhere shows in the other tab at once, and on the click at the latest', async ({
  page,
  context,
}) => {
  const asha = await newApplicant(page.request, 'profile');
  const { jobPostings } = await openPostings(page.request);
  const [one, two] = [jobPostings[0]!, jobPostings[1]!];
  await signedIn(page, asha);
  await page.goto(`/jobs/${one.id}`);
  const other = await context.newPage();
  await signedIn(other, asha);
  await other.goto(`/jobs/${one.id}`);
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
  await other.close();

  // After an application the page fetches the list again; that response must not be mistaken for
  // the next page's.
  await page.goto('about:blank');
  const known = page.waitForResponse(/\/api\/job\/applied-ids/);
  await page.goto(`/jobs/${two.id}`);
  await (await known).finished();
  await expect(applyButton(page)).toBeVisible();
  await applyElsewhere(page.request, asha, two.id);
  await applyButton(page).click();
  await expect(status(page)).toContainText('You have already applied for this job.');
  await status(page).getByRole('button', { name: 'Done' }).click();
  await expect(appliedButton(page)).toBeVisible();
  expect(JSON.parse((await stored(page, 'appliedJobs')) ?? '')).toEqual(expect.arrayContaining([one.id, two.id]));
});

test('a job that closed meanwhile shows the Error dialog after checking the applied list', async ({ page }) => {
  const asha = await newApplicant(page.request, 'profile');
  const closed = closedPosting();
  await signedIn(page, asha);
  // As if the job closed after the list was shown.
  await page.route(`**/api/job/postings/${closed.id}`, () => undefined);
  await page.goto('/jobs');
  await page.evaluate(
    ([id, job]) => {
      history.pushState({ usr: { job }, key: 'from-a-list' }, '', `/jobs/${id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
    [closed.id, { ...closed, isActive: true }] as const,
  );
  await expect(applyButton(page)).toBeEnabled();
  const rejected = page.waitForResponse(/\/job\/apply$/);
  const lookedAgain = page.waitForRequest((request) => request.url().includes('/job/applications/user/'));
  await applyButton(page).click();
  expect((await rejected).status()).toBe(410);
  await lookedAgain;
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText('This job is no longer open for applications.');
  await error.getByText('Close', { exact: true }).click();
  await expect(applyButton(page)).toBeFocused();

  await page.unroute(`**/api/job/postings/${closed.id}`);
  await page.goto(`/jobs/${closed.id}`);
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(applyButton(page)).toBeDisabled();
});

test('double clicks and lost responses make one application', async ({ page }) => {
  const asha = await newApplicant(page.request, 'profile');
  const { jobPostings } = await openPostings(page.request);
  const [one, two] = [jobPostings[0]!, jobPostings[1]!];
  await signedIn(page, asha);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/job/apply')) sent.push(request.url());
  });
  await page.goto(`/jobs/${one.id}`);
  expect(await stored(page, 'userEmail')).toBeNull();
  const profileAsked = page.waitForRequest(/\/auth\/getprofile$/);
  await applyButton(page).dblclick();
  await profileAsked;
  await expect(status(page)).toContainText('Your application has been submitted successfully.');
  expect(await stored(page, 'userEmail')).toBe(asha.email);
  expect(sent).toHaveLength(1);

  await page.goto(`/jobs/${two.id}`);
  await expect(applyButton(page)).toBeVisible();
  await page.route(/\/job\/apply$/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await applyButton(page).click();
  await expect(status(page)).toContainText('Your application was received; only its confirmation got lost on the way.');
  await status(page).getByRole('button', { name: 'Done' }).click();
  await expect(appliedButton(page)).toBeVisible();
  expect([...(await appliedIds(page.request, asha))].sort()).toEqual([one.id, two.id].sort());
});
