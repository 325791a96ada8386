import { alreadySignedIn, logIn, newMember } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { applyFor, callsOf, newestPostings } from './member-api';

test.beforeEach(({ context }) => splashSeen(context));

const EMPTY = 'You have not applied to any jobs yet.';

test('a visitor of My Jobs is asked to log in, and sees a link to the jobs without applications', async ({ page }) => {
  const member = newMember();
  expect((await page.context().request.post('/api/auth/signup', { data: member })).status()).toBe(201);
  await page.goto('/myjobs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('My Applied Jobs');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toContainText(
    'Please login to view your applied jobs.',
  );
  await page.keyboard.press('Escape');
  await expect(main).toContainText('Please login to view your applied jobs.');
  await main.getByRole('button', { name: 'Login' }).click();
  await logIn(page, member);
  await expect(main).toContainText(EMPTY);
  await main.getByRole('link', { name: 'Find jobs' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('My Jobs shows the applied jobs as a grid of cards, errors, and an incomplete profile', async ({ page }) => {
  const member = await alreadySignedIn(page);
  const calls = await callsOf(page, member);
  const postings = (await newestPostings(calls)).slice(0, 3);
  await applyFor(calls, member, postings);

  const responses = [{ status: 500, json: { message: 'Out of order.' } }];
  await page.route('**/api/job/applications/user/*', (route) => {
    const response = responses.shift();
    return response ? route.fulfill(response) : route.continue();
  });
  await page.goto('/myjobs');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Failed to load applications');
  await expect(main.getByRole('alert')).toContainText('Out of order.');
  await main.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const { id } of postings) await expect(main.locator(`article a[href$="/jobs/${id}"]`).first()).toBeVisible();
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(new Set(tops).size, 'side by side in a wide window').toBeLessThan(3);

  await page.route('**/api/auth/getprofile', (route) => route.fulfill({ json: { success: true, user: {} } }));
  await page.addInitScript(() => localStorage.removeItem('userId'));
  await page.evaluate((token) => {
    localStorage.clear();
    localStorage.setItem('authToken', token);
  }, calls.token);
  await page.goto('/myjobs');
  await expect(main).toContainText('User ID not found. Please complete your profile.');
  await main.getByRole('link', { name: 'Complete your profile' }).click();
  await expect(page).toHaveURL(/\/job-profile$/);
});
