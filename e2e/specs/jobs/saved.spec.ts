import { axeViolations } from '../../portal/axe';
import { logIn } from '../../portal/member';
import { seenAt } from '../../portal/time-seen';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { newApplicant, openPostings, savedIds } from './applicant';

test.beforeEach(({ context }) => splashSeen(context));

test('saved jobs are on the device and in other tabs, move to the member at login, and go at logout', async ({
  page,
  context,
}) => {
  const asha = await newApplicant(page.request, 'profile');
  const { jobPostings } = await openPostings(page.request);
  const [one, two] = [jobPostings[0]!, jobPostings[1]!];
  const other = await context.newPage();
  await other.goto(`/jobs/${one.id}`);
  const otherHeart = other.getByRole('main').getByRole('button', { name: `Save ${one.jobName}` });
  // A background tab draws nothing, and would handle each click seconds later.
  await page.bringToFront();
  await page.goto('/jobs');
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: `Save ${one.jobName}` });
  const box = await heart.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'false');
  const filled = seenAt(other, () => document.querySelector('main [aria-pressed="true"]') !== null && Date.now());
  await heart.click();
  const clicked = Date.now();
  await expect(page).toHaveURL('/jobs');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'true');
  expect((await filled) - clicked).toBeLessThan(2000);

  await page.goto('/myjobs');
  const login = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toContainText('Please login to view your applied jobs.');
  const saved = page.getByRole('region', { name: 'Saved Jobs' });
  await expect(saved.getByRole('article')).toHaveCount(1);
  await expect(saved.getByRole('article')).toContainText(one.jobName);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await logIn(page, asha);
  await expect.poll(() => savedIds(page.request, asha)).toEqual([one.id]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kadam.savedJobs'))).toBeNull();
  await expect(saved.getByRole('article')).toHaveCount(1);
  await other.goto(`/jobs/${two.id}`);
  await other.bringToFront();
  const bothThere = seenAt(page, () => document.querySelectorAll('main article').length === 2 && Date.now());
  await other
    .getByRole('main')
    .getByRole('button', { name: `Save ${two.jobName}` })
    .click();
  const clickedThere = Date.now();
  await expect(saved.getByRole('article')).toHaveCount(2);
  expect((await bothThere) - clickedThere).toBeLessThan(2000);

  await page.bringToFront();
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.goto('/myjobs');
  await expect(saved).toContainText('You have not saved any jobs yet.');
  expect(await savedIds(page.request, asha)).toEqual([two.id, one.id]);
});
