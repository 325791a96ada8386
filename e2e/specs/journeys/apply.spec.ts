import { newMember, signUpAndLogIn } from '../../portal/member';
import { skipSplash } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test('a visitor finds a job, signs up, logs in, applies, and sees it under My Jobs', async ({ page, pageErrors }) => {
  const member = newMember();

  await page.goto('/');
  await skipSplash(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unlock Growth with Every Career Move');
  await page.getByRole('main').getByRole('link', { name: /job/i }).first().click();
  await expect(page).toHaveURL(/\/jobs/);

  await page.getByLabel('Job title').fill('company secretary');
  await expect(page).toHaveURL(/company.secretary/);
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/company secretary/i);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Apply Job' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await page.getByRole('button', { name: 'Apply Job' }).click();
  await signUpAndLogIn(page, member);

  await expect(page).toHaveURL(/\/job-profile$/);
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(member.email);
  await page.getByRole('main').getByLabel('Phone').fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByRole('dialog', { name: 'Profile Saved' }).getByRole('button', { name: 'Done' }).click();

  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  const status = page.getByRole('dialog', { name: 'Application Status' });
  await expect(status).toContainText('Your application has been submitted successfully.');
  await status.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Job Applied' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Job Applied' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click();
  await page.getByRole('menuitem', { name: 'My Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Applied Jobs' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(title);
  expect(pageErrors.filter((line) => !line.includes('422'))).toEqual([]);
});
