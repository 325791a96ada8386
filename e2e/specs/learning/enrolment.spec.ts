import type { Page } from '@playwright/test';
import { axeViolations } from '../../portal/axe';
import { coursesOf } from '../../portal/courses';
import { mailsOf } from '../../portal/mails';
import { alreadyJobseeker, alreadySignedIn, logIn, newMember, signUpAndLogIn } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const ENROL = '**/api/courses/enroll';

test.beforeEach(({ context }) => splashSeen(context));

const formOf = (page: Page) => page.getByRole('dialog', { name: 'Enroll Course' });
const enrolButton = (page: Page) => page.getByRole('button', { name: 'Enroll Course' });
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Enrollment Submitted' });

async function openCourse(page: Page, index: number) {
  const course = (await coursesOf(page))[index]!;
  await page.goto(`/courses/${course.id}`);
  await expect(enrolButton(page)).toBeVisible();
  return course;
}

async function enrolledNames(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.context().request.get('/api/courses/enrollments', { headers });
  return ((await response.json()) as { courses: { name: string }[] }).courses.map(({ name }) => name);
}

test('a visitor logs in first, sees what is missing, and enrolls once', async ({ page, portal }) => {
  const member = newMember();
  const course = await openCourse(page, 0);
  const login = page.getByRole('dialog', { name: 'Welcome Back' });
  await enrolButton(page).click();
  await expect(login).toContainText('Please log in to enroll in this course.');
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(formOf(page)).toBeHidden();

  await enrolButton(page).click();
  await signUpAndLogIn(page, member);
  const form = formOf(page);
  await expect(form.getByLabel('Full Name')).toHaveValue('Asha Kulkarni');
  await expect(form.getByLabel('Email')).toHaveValue(member.email);
  await expect(form).toContainText(course.name);

  await form.getByLabel('Full Name').fill('  ');
  await form.getByLabel('Email').fill('asha at example');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Required', { exact: true })).toHaveCount(3);
  await expect(form.getByText('Valid email required')).toBeVisible();
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);

  await form.getByLabel('Full Name').fill(' Asha Kulkarni ');
  await form.getByLabel('Email').fill(` ${member.email} `);
  await form.getByLabel('Address').fill('12 Park Street, Pune');
  await expect(form.getByText('Required', { exact: true })).toHaveCount(1);
  await form.getByLabel('Phone').fill('call me');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Give a phone number of 7 to 15 digits')).toBeVisible();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await form.getByLabel('Phone').fill('+91 98765 43210');

  const bodies: unknown[] = [];
  await page.route(ENROL, async (route) => {
    bodies.push(route.request().postDataJSON());
    await expect(form.getByRole('button', { name: 'Submitting…' })).toBeVisible();
    await form.getByRole('button', { name: 'Submitting…' }).click({ force: true });
    await page.keyboard.press('Escape');
    await expect(form).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await route.continue();
  });
  await form.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(thanks(page)).toContainText('the email address of your account');
  await expect(form).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(bodies).toEqual([
    {
      name: 'Asha Kulkarni',
      email: member.email,
      phone: '+91 98765 43210',
      address: '12 Park Street, Pune',
      courseId: course.id,
      courseName: course.name,
    },
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await thanks(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Enrolled' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  const receipts = () => mailsOf(portal, 'enrolment').filter((mail) => mail.includes(`\nTo: ${member.email}`));
  await expect.poll(receipts).toEqual([expect.stringContaining(course.name)]);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Enrolled' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Courses' }).click();
  const marked = page.getByRole('article').filter({ hasText: 'Enrolled' });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(course.name);
  expect(await axeViolations(page)).toEqual([]);
});

test('the profile fills the form, and closing with typed data asks first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const member = await alreadyJobseeker(page);
  await openCourse(page, 1);
  await enrolButton(page).focus();
  await page.keyboard.press('Enter');
  const form = formOf(page);
  await expect(form.getByLabel('Phone')).toHaveValue('+91 98765 43210');
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveValue(member.email);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(enrolButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Email')).toHaveValue(member.email);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(form.getByLabel('Address')).toBeFocused();
  await page.keyboard.type('12 Park Street');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Address')).toHaveValue('12 Park Street');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await enrolButton(page).click();
  await expect(form.getByLabel('Address')).toHaveValue('');
});

test('an error shows inside the form, fields stay, and a lost response enrolls once', async ({ page }) => {
  await alreadyJobseeker(page);
  const course = await openCourse(page, 2);
  await enrolButton(page).click();
  const form = formOf(page);
  await expect(form.getByLabel('Phone')).toHaveValue('+91 98765 43210');
  await form.getByLabel('Address').fill('12 Park Street, Pune');
  const submit = form.getByRole('button', { name: 'Submit' });

  const failures = [
    ['Failed to submit enrollment', { status: 500, json: {} }],
    ['The course has begun.', { status: 200, json: { success: false, message: 'The course has begun.' } }],
    [
      'The course is full.',
      { status: 409, json: { success: false, message: 'The course is full.', code: 'CONFLICT' } },
    ],
  ] as const;
  for (const [sentence, response] of failures) {
    await page.route(ENROL, (route) => route.fulfill(response));
    await submit.click();
    await expect(form.getByRole('alert')).toHaveText(sentence);
    await page.unroute(ENROL);
  }
  await page.route(ENROL, (route) => route.abort());
  await submit.click();
  await expect(form.getByRole('alert')).toContainText('Network Error: Unable to connect to server.');
  await expect(form.getByLabel('Address')).toHaveValue('12 Park Street, Pune');
  expect(await axeViolations(page)).toEqual([]);
  expect(await enrolledNames(page)).toEqual([]);
  await page.unroute(ENROL);

  await page.route(ENROL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit.click();
  await expect(thanks(page)).toBeVisible();
  expect(await enrolledNames(page)).toEqual([course.name]);
});

test('an ended session opens the login over the form, and continues there', async ({ page }) => {
  const member = await alreadySignedIn(page);
  const course = await openCourse(page, 3);
  await enrolButton(page).click();
  const form = formOf(page);
  await expect(form.getByLabel('Email')).toHaveValue(member.email);
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Address').fill('12 Park Street, Pune');
  const endSession = () => page.evaluate(() => localStorage.setItem('authToken', 'ended'));

  await endSession();
  await form.getByRole('button', { name: 'Submit' }).click();
  const login = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(login).toContainText('Session expired. Please log in again.');
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(form.getByRole('alert')).toHaveText('Session expired. Please log in again.');
  await expect(form.getByLabel('Address')).toHaveValue('12 Park Street, Pune');

  await form.getByRole('button', { name: 'Submit' }).click();
  await logIn(page, member);
  await expect(thanks(page)).toBeVisible();
  expect(await enrolledNames(page)).toEqual([course.name]);

  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto('/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Enrolled', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: course.name }).click();
  await enrolButton(page).click();
  await logIn(page, member);
  await expect(form).toContainText('You are already enrolled in this course.');
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Enrolled' })).toBeVisible();
});
