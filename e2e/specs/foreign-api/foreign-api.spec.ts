import type { Page } from '@playwright/test';
import { enrollAsNewMember, logIn, newMember, signUp, type NewMember } from '../../portal/member';
import { analyzeResume, chooseResume, RESUMES } from '../../portal/resumes';
import { expect, test } from './foreign-portal';

const main = (page: Page) => page.getByRole('main');
/** An error in a section means that a call of our API only was missed. */
const failures = (page: Page) => main(page).getByRole('alert');

async function expectQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(failures(page)).toHaveCount(0);
}

async function signUpAndIn(page: Page): Promise<NewMember> {
  const member = newMember();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  await signUp(page, member);
  await logIn(page, member);
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  return member;
}

for (const path of [
  '/about',
  '/services',
  '/team',
  '/contact',
  '/terms',
  '/privacy',
  '/faq',
  '/dashboard',
  '/saved-jobs',
])
  test(`${path} works without calls that only our API has`, async ({ page, pageErrors }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectQuiet(page);
    expect(pageErrors).toEqual([]);
  });

test('home works without newest jobs', async ({ page, pageErrors }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Unlock Growth');
  // The list is requested once it is visible; React may replace the prerendered page at any time.
  await expect(async () => {
    await page.evaluate(() => document.querySelector('#newest-jobs')?.scrollIntoView());
    await expect(page.getByRole('heading', { name: 'Newest jobs' })).toBeHidden({ timeout: 500 });
  }).toPass();
  await expectQuiet(page);
  expect(pageErrors).toEqual([]);
});

test('jobs are listed, searched and opened, also by a shared link', async ({ page, pageErrors }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: '2 Jobs Found' })).toBeVisible();
  await page.getByLabel('Job title').fill('store');
  await expect(page.getByRole('heading', { name: '1 Job Found' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Store Manager' }).click();
  await expect(page).toHaveURL(/\/jobs\/JOB-1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store Manager');
  for (const text of [
    'Bazaar Bros • Jaipur',
    'Plan the shifts',
    'Three years in retail',
    'Notice Period: 30 days',
    'Tally',
  ])
    await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
  await expectQuiet(page);
  expect(pageErrors).toEqual([]);

  await page.goto('/jobs/17');
  await expect(main(page)).toContainText('Job details not available in navigation state.');
  await expect(main(page).getByRole('link', { name: 'Back to Jobs' })).toBeVisible();
});

test('sign-up, login, apply, the requested job profile, and My Applied Jobs', async ({ page, foreign, pageErrors }) => {
  await page.goto('/jobs');
  const member = await signUpAndIn(page);
  await main(page).getByRole('link', { name: 'Store Manager' }).click();
  await page.getByRole('button', { name: 'Apply Job' }).click();
  await expect(page).toHaveURL(/\/job-profile$/);
  await expect(main(page).getByLabel('Email')).toHaveValue(member.email);
  await main(page).getByRole('button', { name: 'Save Profile' }).click();
  const saved = page.getByRole('dialog', { name: 'Profile Saved' });
  await expect(saved).toContainText('Your jobseeker profile has been saved successfully.');
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/jobs\/JOB-1$/);
  const status = page.getByRole('dialog', { name: 'Application Status' });
  await expect(status).toContainText('Your application has been submitted successfully.');
  await status.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Job Applied' })).toBeVisible();
  const sent = foreign.server.calls.filter(({ name }) => name === 'POST /job/apply');
  expect(sent.at(-1)?.body).toMatchObject({ email: member.email, jobPostingId: 'JOB-1' });

  await page.goto('/myjobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Applied Jobs');
  await expect(main(page).getByRole('link', { name: 'Store Manager' })).toBeVisible();
  await page.goto('/jobs');
  await page.waitForLoadState('networkidle');
  await main(page).getByRole('link', { name: 'Store Manager' }).click();
  await expect(page.getByRole('button', { name: 'Job Applied' })).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('profile and dashboard of a member, and a saved name', async ({ page, foreign, pageErrors }) => {
  await page.goto('/about');
  const member = await signUpAndIn(page);
  await page.goto('/profile');
  await expect(main(page).getByLabel('Email')).toHaveValue(member.email);
  await main(page).getByRole('button', { name: 'Edit User Name' }).click();
  await main(page).getByLabel('User Name').fill('Meera Nair');
  await main(page).getByRole('button', { name: 'Save & Update' }).click();
  await expect
    .poll(() => foreign.server.calls.find(({ name }) => name === 'PUT /auth/update-profile')?.body)
    .toEqual({ firstName: 'Meera', lastName: 'Nair', email: member.email });
  await expectQuiet(page);
  await page.goto('/dashboard');
  await expect(main(page).getByText('Job Applications')).toBeVisible();
  await expectQuiet(page);
  await page.goto('/saved-jobs');
  await expectQuiet(page);
  expect(pageErrors).toEqual([]);
});

test('courses are a plain list, one opens by its link, and a member enrolls', async ({ page, foreign, pageErrors }) => {
  await page.goto('/courses');
  await expect(main(page).getByRole('link', { name: 'Spoken English' })).toBeVisible();
  await page.goto('/courses/tally-basics');
  for (const text of ['6 weeks', '340+ Students', 'Ledger School', '1 - 2 years', 'Post vouchers', 'Ledgers'])
    await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
  const member = await enrollAsNewMember(page);
  expect(foreign.server.calls.find(({ name }) => name === 'POST /courses/enroll')?.body).toEqual({
    name: 'Asha Kulkarni',
    email: member.email,
    phone: '+91 98765 43210',
    address: '12 Park Street, Pune',
    courseId: 'tally-basics',
    courseName: 'Tally Basics',
  });
  expect(pageErrors).toEqual([]);
});

test('the resume check shows an analysis without our additions, and opens it in the editor', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/ats-score');
  await chooseResume(page, RESUMES.good);
  await analyzeResume(page);
  await expect(page.getByRole('heading', { name: 'Your Score' })).toBeVisible();
  for (const text of ['CONTENT', 'SECTION', 'ATS ESSENTIALS', 'TAILORING', 'Clear headings'])
    await expect(main(page).getByText(text).first()).toBeVisible();
  await expect(page.getByRole('meter', { name: 'ATS Parse Rate' })).toHaveAttribute('aria-valuenow', '90');
  await page.getByRole('button', { name: 'Build ATS Friendly Resume' }).click();
  await expect(page).toHaveURL(/\/resume-editor$/);
  for (const text of ['Meera Nair', 'Kerala University', 'Tally Certified'])
    await expect(page.getByText(text).first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});
