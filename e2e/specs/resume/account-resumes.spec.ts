import type { Browser, Page } from '@playwright/test';
import { axeViolations } from '../../portal/axe';
import { textOf } from '../../portal/resume-editor';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { newApplicant, openPostings, signedIn, type Applicant } from '../jobs/applicant';

test.beforeEach(({ context }) => splashSeen(context));

async function openEditor(page: Page): Promise<Page> {
  await page.goto('/resume-editor');
  await expect(textOf(page, 'Name')).toBeVisible();
  return page;
}

async function myResumes(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'My resumes' }).click();
  return page.getByRole('dialog', { name: 'My resumes' });
}

async function saveAs(page: Page, name: string): Promise<void> {
  const dialog = await myResumes(page);
  await dialog.getByLabel('Save this resume as').fill(name);
  await dialog.getByRole('button', { name: 'Save to my account' }).click();
  await expect(dialog.getByRole('listitem', { name })).toContainText('(open)');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
}

/** The state beside the page count. */
const status = (page: Page, name: string) => page.getByTitle(name, { exact: true });

interface Device {
  readonly browser: Browser;
  readonly origin: string;
}

/** The editor of a member in a browser of its own. */
async function onDevice({ browser, origin }: Device, member: Applicant): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await splashSeen(context);
  const page = await context.newPage();
  await signedIn(page, member);
  return openEditor(page);
}

/** A signed-in member who has written a name in the editor. */
async function memberWithResume(page: Page): Promise<Applicant> {
  const member = await newApplicant(page.request, 'profile');
  await signedIn(page, member);
  await openEditor(page);
  await textOf(page, 'Name').fill('Asha');
  return member;
}

test('a resume of the account is saved while typing, opened on another device, renamed and deleted', async ({
  page,
  browser,
  portal,
}) => {
  const member = await memberWithResume(page);
  await saveAs(page, 'For hotels');
  await textOf(page, 'Name').fill('Asha Rao');
  await expect(status(page, 'For hotels')).toHaveText('For hotels · Saved');
  // One row of buttons.
  const bar = page.locator('header').filter({ has: page.getByRole('heading', { name: 'Resume Editor' }) });
  expect((await bar.boundingBox())?.height).toBeLessThan(70);

  const other = await onDevice({ browser, origin: portal.origin }, member);
  const dialog = await myResumes(other);
  await dialog.getByRole('listitem', { name: 'For hotels' }).getByRole('button', { name: 'Open' }).click();
  await expect(textOf(other, 'Name')).toHaveText('Asha Rao');
  await expect(status(other, 'For hotels')).toHaveText('For hotels · Saved');

  await myResumes(page);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New name').fill('For ships');
  await page.getByRole('button', { name: 'Rename' }).click();
  const renamed = page.getByRole('listitem', { name: 'For ships' });
  await renamed.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toHaveText('Delete “For ships” from your account? It cannot be restored.');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(textOf(page, 'Name')).toHaveText('Asha Rao');
  await other.context().close();
});

test('a resume that was changed on two devices asks, and keeping both loses nothing', async ({
  page,
  browser,
  portal,
}) => {
  const member = await memberWithResume(page);
  await saveAs(page, 'Mine');
  const other = await onDevice({ browser, origin: portal.origin }, member);
  const dialog = await myResumes(other);
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(textOf(other, 'Name')).toHaveText('Asha');

  await textOf(page, 'Title').fill('Cook');
  await expect(status(page, 'Mine')).toHaveText('Mine · Saved');
  await textOf(other, 'Title').fill('Waiter');
  const question = other.getByRole('dialog', { name: '“Mine” was changed on another device' });
  await expect(question.getByRole('listitem')).toHaveText(['Waiter', 'Cook']);
  expect(await axeViolations(other)).toEqual([]);
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect(other.getByText('· Saved')).toContainText('Mine (copy of ');
  await expect(textOf(other, 'Title')).toHaveText('Waiter');
  const list = await myResumes(other);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('listitem', { name: 'Mine', exact: true }).getByRole('button', { name: 'Open' }).click();
  await expect(textOf(other, 'Title')).toHaveText('Cook');
  await other.context().close();
});

test('a saved resume is stored for applications, and the application form offers it', async ({ page }) => {
  await signedIn(page, await newApplicant(page.request, 'profile'));
  await openEditor(page);
  await textOf(page, 'Name').fill('Asha Rao');
  await textOf(page, 'Job 1 title').fill('Head cook');
  await saveAs(page, 'For hotels');
  const dialog = await myResumes(page);
  await dialog.getByRole('button', { name: 'Use for applications' }).click();
  await expect(page.getByText('Your applications can now carry For hotels as a PDF.')).toBeVisible();
  const { jobPostings } = await openPostings(page.request);
  await page.goto(`/jobs/${jobPostings[0]!.id}`);
  await page.getByRole('button', { name: 'Apply with resume' }).click();
  await expect(page.getByRole('dialog', { name: 'Apply with resume' })).toContainText('For hotels.pdf');
});

test('a visitor is offered the account, and takes the resume along', async ({ page }) => {
  const member = await newApplicant(page.request, 'profile');
  await openEditor(page);
  await textOf(page, 'Name').fill('Asha Rao');
  const dialog = await myResumes(page);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Welcome Back' });
  await login.getByLabel('Professional Mail ID').fill(member.email);
  await login.getByLabel('Password', { exact: true }).fill(member.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Save this resume as')).toBeVisible();
  await expect(textOf(page, 'Name')).toHaveText('Asha Rao');
});
