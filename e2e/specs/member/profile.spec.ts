import { axeViolations } from '../../portal/axe';
import { alreadySignedIn, logIn, newMember } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { callsOf } from './member-api';

test.beforeEach(({ context }) => splashSeen(context));

test('the profile saves a name split at the first space, and Cancel restores the server’s', async ({
  page,
  pageErrors,
}) => {
  const member = await alreadySignedIn(page);
  await page.goto('/profile');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save & Update' });
  const name = main.getByLabel('User Name', { exact: true });
  await expect(name).toHaveValue('Asha Kulkarni');
  await expect(main.getByLabel('Email')).toHaveValue(member.email);
  await expect(main.getByLabel('Email')).not.toBeEditable();
  await expect(main.getByLabel('Phone number')).toHaveValue('');
  await expect(main.getByLabel('Role')).toHaveValue('');
  await expect(main).not.toContainText('Sample data');
  await expect(save).toBeDisabled();

  await main.getByRole('button', { name: 'Edit User Name' }).click();
  await name.fill('Somebody Else');
  await expect(save).toBeEnabled();
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Asha Kulkarni');
  await expect(save).toBeDisabled();

  await main.getByRole('button', { name: 'Edit User Name' }).click();
  await name.fill('Asha Rao Patil');
  const request = page.waitForRequest((sent) => sent.method() === 'PUT');
  await save.click();
  expect((await request).postDataJSON()).toEqual({ firstName: 'Asha', lastName: 'Rao Patil', email: member.email });
  await expect(main.getByText('Your profile has been updated.')).toBeVisible();
  await expect(save).toBeDisabled();
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Asha Rao Patil');
  await page.reload();
  await expect(name).toHaveValue('Asha Rao Patil');
  expect(pageErrors).toEqual([]);
});

test('a chosen picture is shown and not sent; other or unreadable files are rejected', async ({ page, pageErrors }) => {
  await alreadySignedIn(page);
  await page.goto('/profile', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByLabel('User Name', { exact: true })).toHaveValue('Asha Kulkarni');
  const sent: string[] = [];
  // The page's code or the stored resume may load late.
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  const chooser = main.getByLabel('Upload picture');
  await expect(chooser).toHaveAttribute('accept', 'image/*');
  await chooser.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWN) });
  const picture = main.getByRole('img', { name: 'Your profile, as chosen here' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  const avatar = page.getByRole('button', { name: 'Your account' }).locator('img');
  await expect(avatar).toHaveAttribute('src', /^data:image\/jpeg/);
  await expect(main.getByRole('button', { name: 'Save & Update' })).toBeDisabled();

  await chooser.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(main.getByRole('alert')).toContainText('This file is not an image.');
  await expect(picture).toBeVisible();
  await chooser.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(main.getByRole('alert')).toContainText('This image cannot be read.');
  expect(await axeViolations(page)).toEqual([]);
  expect(sent).toEqual([]);
  await page.reload();
  await expect(avatar).toHaveAttribute('src', /^data:image\/jpeg/);
  await expect(picture).toBeVisible();
  await main.getByRole('button', { name: 'Remove picture' }).click();
  await expect(picture).toHaveCount(0);
  await expect(avatar).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('a visitor of the profile is asked to log in, sees samples, and the profile after the login', async ({ page }) => {
  const member = newMember();
  expect((await page.context().request.post('/api/auth/signup', { data: member })).status()).toBe(201);
  await page.goto('/profile');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog).toContainText('Please log in to view your profile');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('Please log in to view your profile');
  await expect(main).toContainText('Sample data');
  await expect(main).toContainText('admin');
  await main.getByRole('button', { name: 'Login' }).click();
  await logIn(page, member);
  await expect(main.getByLabel('User Name', { exact: true })).toHaveValue('Asha Kulkarni');
  await expect(main).not.toContainText('admin');
});

test('a profile that cannot be loaded shows the reason and a way out', async ({ page }) => {
  const member = await alreadySignedIn(page);
  const responses = [
    { status: 500, json: { success: false, message: 'Out of order.', code: 'INTERNAL' } },
    { status: 500, body: '' },
    { status: 500, json: { message: "Cannot read properties of undefined (reading 'id')" } },
  ];
  await page.route('**/api/auth/getprofile', (route) => {
    const response = responses.shift();
    return response ? route.fulfill(response) : route.continue();
  });
  await page.goto('/profile');
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Out of order.');
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toContainText('Failed to load profile');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toContainText('Authentication error. Please log out and log in again.');
  await main.getByRole('button', { name: 'Log out and log in' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Up', includeHidden: true })).toBeAttached();
  await logIn(page, member);
  await expect(main.getByLabel('User Name', { exact: true })).toHaveValue('Asha Kulkarni');
});

test('a failed save keeps the typed name; an ended session logs in and saves', async ({ page }) => {
  const member = await alreadySignedIn(page);
  await page.goto('/profile');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save & Update' });
  const name = main.getByLabel('User Name', { exact: true });
  await main.getByRole('button', { name: 'Edit User Name' }).click();
  await name.fill('Asha Rao');

  const responses = [
    { status: 500, json: { message: 'That name is not allowed.' } },
    { status: 500, body: '' },
  ];
  await page.route('**/api/auth/update-profile', (route) => {
    const response = responses.shift();
    return response ? route.fulfill(response) : route.continue();
  });
  for (const message of ['That name is not allowed.', 'Failed to update profile']) {
    await save.click();
    await expect(main.getByRole('alert')).toHaveText(message);
    await expect(name).toHaveValue('Asha Rao');
    await expect(save).toBeEnabled();
  }

  await page.evaluate(() => localStorage.setItem('authToken', 'ended'));
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog).toContainText('Session expired. Please log in again.');
  await expect(name).toHaveValue('Asha Rao');
  await logIn(page, member);
  await expect(main.getByText('Your profile has been updated.')).toBeVisible();
  const { user } = await (await callsOf(page, member)).get<{ user: object }>('/api/auth/getprofile');
  expect(user).toMatchObject({ firstName: 'Asha', lastName: 'Rao' });
});

const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="teal"/></svg>';
