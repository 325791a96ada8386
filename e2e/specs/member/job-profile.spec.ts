import { axeViolations } from '../../portal/axe';
import { alreadySignedIn, logIn, newMember } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { callsOf } from './member-api';

const LABELS = [
  'Full Name *',
  'Email *',
  'Phone',
  'Years of Experience',
  'Current Package (LPA)',
  'Expected Package (LPA)',
  'Notice Period (days)',
  'Resume URL',
  'Address',
  'Preferred Location 1',
  'Preferred Location 2',
  'Preferred Location 3',
];

test.beforeEach(({ context }) => splashSeen(context));

test('a visitor of the job profile is asked to log in; canceling returns, logging in opens the page', async ({
  page,
}) => {
  const member = newMember();
  expect((await page.context().request.post('/api/auth/signup', { data: member })).status()).toBe(201);
  await page.goto('/dashboard');
  const action = page.getByRole('main').getByRole('link', { name: 'Update your job profile' });
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await action.click();
  await expect(dialog).toContainText('Please log in to create your job profile.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);

  await action.click();
  await logIn(page, member);
  await expect(page).toHaveURL(/\/job-profile$/);
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(member.email);
});

test('the job profile is prefilled, requires name and email, shows Saving…, and Done goes back', async ({
  page,
  pageErrors,
}) => {
  const member = await alreadySignedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Update your job profile' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Create Your Job Profile');
  await expect(main.locator('form label')).toHaveText(LABELS);
  const name = main.getByLabel('Full Name');
  const email = main.getByLabel('Email');
  await expect(name).toHaveValue('Asha Kulkarni');
  await expect(email).toHaveValue(member.email);

  await name.fill('');
  await email.fill('');
  await main.getByRole('button', { name: 'Save Profile' }).click();
  await expect(main.getByRole('alert')).toHaveText('Jobseeker name and email are required.');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Reset' }).click();
  await expect(name).toHaveValue('Asha Kulkarni');
  await expect(main.getByRole('alert')).toBeHidden();

  await main.getByLabel('Notice Period (days)').fill('thirty');
  await main.getByLabel('Resume URL').fill('https://example.com/asha.pdf');
  await main.getByLabel('Preferred Location 2').fill('Pune');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/jobseeker/profile', async (route) => {
    await released;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/jobseeker/profile');
  await main.getByRole('button', { name: 'Save Profile' }).click();
  await expect(main.getByRole('button', { name: 'Saving…' })).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({
    jobseekerName: 'Asha Kulkarni',
    email: member.email,
    phone: '',
    yearOfExperience: '',
    currentPackage: '',
    expectedPackage: '',
    noticePeriod: 'thirty',
    resume: 'https://example.com/asha.pdf',
    resumeUrl: 'https://example.com/asha.pdf',
    address: '',
    preferredLocation1: '',
    preferredLocation2: 'Pune',
    preferredLocation3: '',
  });
  release();
  const dialog = page.getByRole('dialog', { name: 'Profile Saved' });
  await expect(dialog).toContainText('Your jobseeker profile has been saved successfully.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(main.getByLabel('Preferred Location 2')).toHaveValue('Pune');
  expect(pageErrors).toEqual([]);
});

test('Save Profile does not move when the stored resume loads', async ({ page }) => {
  await alreadySignedIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/jobseeker/resume', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/job-profile');
  const main = page.getByRole('main');
  const top = async () => (await main.getByRole('button', { name: 'Save Profile' }).boundingBox())?.y;
  await expect(main.getByText('Looking for it…')).toBeVisible();
  const before = await top();
  release();
  await expect(main.getByText('No resume on file')).toBeVisible();
  expect(await top()).toBe(before);
});

test('a job profile that cannot be saved keeps what was typed, also with an ended session', async ({ page }) => {
  const member = await alreadySignedIn(page);
  const responses = [
    { status: 500, json: { message: 'Out of order.' } },
    { status: 500, body: '' },
  ];
  await page.route('**/api/jobseeker/profile', (route) => {
    const response = responses.shift();
    return response ? route.fulfill(response) : route.continue();
  });
  await page.goto('/job-profile');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save Profile' });
  await main.getByLabel('Phone').fill('+91 98765 43210');
  for (const message of ['Out of order.', 'Failed to save profile']) {
    await save.click();
    await expect(main.getByRole('alert')).toHaveText(message);
    await expect(main.getByLabel('Phone')).toHaveValue('+91 98765 43210');
  }

  await page.evaluate(() => localStorage.setItem('authToken', 'ended'));
  await save.click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toContainText(
    'Session expired. Please log in again.',
  );
  await logIn(page, member);
  await expect(page.getByRole('dialog', { name: 'Profile Saved' })).toBeVisible();
  const { user } = await (await callsOf(page, member)).get<{ user: object }>('/api/auth/getprofile');
  expect(user).toMatchObject({ phone: '+91 98765 43210' });
});
