import type { Page } from '@playwright/test';
import { coursesOf } from '../../portal/courses';
import { mailsOf, mailTo } from '../../portal/mails';
import { alreadySignedIn, type NewMember, newMember } from '../../portal/member';
import { fillBatch, openBrowser, press, setUpApp } from '../../portal/office';
import { kadam } from '../../portal/running-portal';
import { expectFitsAt, SIZES } from '../../portal/sizes';
import { expect, test } from '../../portal/test';

test('a batch of one seat is planned, enrolled in, waited for, and given to the next person by email', async ({
  browser,
  portal,
}) => {
  test.setTimeout(240_000);
  const { context, page: office } = await openBrowser(browser, portal.origin);
  const manager = await alreadySignedIn(office);
  kadam(portal, 'staff', 'add', manager.email, '--role', 'course_manager');
  await office.goto('/office');
  await setUpApp(office, manager);
  const course = (await coursesOf(office)).at(-1)!;

  await office.getByRole('link', { name: 'Courses', exact: true }).first().click();
  await office.getByLabel('Name, provider or category').fill(course.name);
  await press(office, 'Search');
  await office.getByRole('link', { name: course.name, exact: true }).click();
  await expect(office.getByText('No batches')).toBeVisible();
  await press(office, 'Add a batch');
  await fillBatch(office);
  await press(office, 'Save the draft');
  await expect(office.getByText('The draft is saved.')).toBeVisible();
  await office.getByRole('button', { name: 'Open: 12 Jan 2099' }).click();
  await expect(office.getByText('The batch is open: members can enroll.')).toBeVisible();

  const asha = await openBrowser(browser, portal.origin);
  const ravi = await openBrowser(browser, portal.origin);
  const first = await alreadySignedIn(asha.page);
  const second = await alreadySignedIn(ravi.page, { ...newMember(), firstName: 'Ravi', lastName: 'Iyer' });
  await asha.page.goto(`/courses/${course.id}`);
  await expect(asha.page.getByText('1 seat left', { exact: true })).toBeVisible();
  await expectFitsAt(asha.page, SIZES);
  await enrol(asha.page, 'Submit');
  await ravi.page.goto(`/courses/${course.id}`);
  await expect(ravi.page.getByText('Full – join the waiting list', { exact: true })).toBeVisible();
  await enrol(ravi.page, 'Join the waiting list');
  await expect(ravi.page.getByText(/^On the waiting list, place 1 • 12 January 2099/)).toBeVisible();
  await expectFitsAt(ravi.page, SIZES);

  await office.getByRole('link', { name: 'Overview' }).first().click();
  await office.getByRole('link', { name: /new enrollment/ }).click();
  await expect(office.getByRole('row', { name: /Asha Kulkarni/ })).toContainText('Received');
  await office.goto(`/office/courses/${course.id}`);
  await expect(office.getByText('1 of 1 seat taken, 1 on the waiting list')).toBeVisible();
  await office.getByRole('link', { name: '12 Jan 2099 to 27 Mar 2099' }).click();
  await cancelFirst(office, first);

  expect(await mailTo(portal, second.email, 'enrolment-status')).toContain(`You have a seat in ${course.name}`);
  expect(mailsOf(portal, 'enrolment-status').filter((mail) => mail.includes(`To: ${first.email}`))).toHaveLength(1);
  await ravi.page.reload();
  await expect(ravi.page.getByRole('button', { name: 'Enrolled' })).toBeVisible();
  await expect(ravi.page.getByText(/^Received • 12 January 2099/)).toBeVisible();
  for (const one of [context, asha.context, ravi.context]) await one.close();
});

async function enrol(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Enroll Course' }).click();
  const form = page.getByRole('dialog', { name: 'Enroll Course' });
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Address').fill('12 Park Street, Pune');
  await expectFitsAt(page, SIZES);
  await form.getByRole('button', { name: label }).click();
  await page.getByRole('dialog', { name: 'Enrollment Submitted' }).getByRole('button', { name: 'Done' }).click();
}

async function cancelFirst(office: Page, { firstName, lastName }: NewMember): Promise<void> {
  const name = `${firstName} ${lastName}`;
  await office.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }).check();
  await press(office, 'Change the status');
  const dialog = office.getByRole('dialog', { name: `Status of ${name}` });
  await dialog.getByLabel('New status').selectOption('Canceled');
  await dialog.getByLabel('Note for the member').fill('As we said on the phone.');
  await expect(dialog.getByRole('region', { name: 'Preview of the email' })).toContainText('As we said on the phone.');
  await dialog.getByRole('button', { name: 'Change and send the email' }).click();
  await expect(office.getByText(`${name} has the status Canceled and is informed by email.`)).toBeVisible();
  await expect(office.getByRole('row', { name: /Ravi Iyer/ })).toContainText('Received');
  await expectFitsAt(office, SIZES);
}
