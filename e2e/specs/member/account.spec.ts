import { axeViolations } from '../../portal/axe';
import { linkIn, mailTo } from '../../portal/mails';
import { alreadySignedIn, logIn, newMember } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const NEW_PASSWORD = 'river-of-stones-7';

test.beforeEach(({ context }) => splashSeen(context));

test('a reset link leaves the address bar, sets a new password, and ends the old session', async ({
  page,
  portal,
  pageErrors,
}) => {
  const member = newMember();
  expect((await page.request.post('/api/auth/signup', { data: member })).status()).toBe(201);
  await page.goto('/account');
  const login = page.getByRole('dialog', { name: 'Welcome Back' });
  await login.getByLabel('Professional Mail ID').fill(member.email);
  await login.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Please check your email.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const mail = await mailTo(portal, member.email, 'password-reset');
  const link = linkIn(mail, '/reset-password');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByText('This address has not been confirmed yet.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const form = page.getByRole('form', { name: 'New password' });
  await form.locator('input[name=newPassword]').fill(NEW_PASSWORD);
  await form.locator('input[name=confirmation]').fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password is set.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(login.getByLabel('Professional Mail ID')).toHaveValue(member.email);
  await logIn(page, { ...member, password: NEW_PASSWORD });
  await mailTo(portal, member.email, 'password-changed');

  // In another document, like a link in a mail: here only the part after # would change.
  await page.goto('/about');
  await page.goto(link);
  await form.locator('input[name=newPassword]').fill(member.password);
  await form.locator('input[name=confirmation]').fill(member.password);
  await form.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This link no longer works.')).toBeVisible();
  // The browser logs the rejection of the used link.
  expect(pageErrors.filter((error) => !error.includes('410'))).toEqual([]);
});

test('a member changes the email address with a mailed link, and the old address can undo it', async ({
  page,
  portal,
  pageErrors,
}) => {
  const member = newMember();
  const { email: former, password } = member;
  const { email } = newMember();
  await alreadySignedIn(page, member);
  await page.goto(linkIn(await mailTo(portal, former, 'email-confirmation'), '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByText('your email address is confirmed')).toBeVisible();

  await page.goto('/account');
  const change = page.getByRole('form', { name: 'Change email address' });
  await change.locator('input[name=email]').fill(email);
  await change.locator('input[name=password]').fill(password);
  await change.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If this address can be used')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await mailTo(portal, former, 'email-change-requested');

  await page.goto(linkIn(await mailTo(portal, email, 'email-change'), '/confirm-email'));
  await expect(page).toHaveURL('/confirm-email');
  await page.getByRole('button', { name: 'Confirm my new email address' }).click();
  await expect(page.getByText('Your email address is changed.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to your account settings' }).click();
  await expect(page.getByText(`${email} (confirmed)`)).toBeVisible();

  await page.goto(linkIn(await mailTo(portal, former, 'email-changed'), '/reset-password'));
  const form = page.getByRole('form', { name: 'New password' });
  await expect(page.getByText('Undo the change of your email address')).toBeVisible();
  await form.locator('input[name=newPassword]').fill(NEW_PASSWORD);
  await form.locator('input[name=confirmation]').fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('your address is restored')).toBeVisible();
  const logInAs = (address: string) =>
    page.request.post('/api/auth/login', { data: { email: address, password: NEW_PASSWORD } });
  expect([(await logInAs(email)).status(), (await logInAs(former)).status()]).toEqual([401, 200]);
  expect(pageErrors).toEqual([]);
});

test('a member downloads the data and deletes the account, which ends all logins', async ({
  page,
  portal,
  pageErrors,
}) => {
  const member = await alreadySignedIn(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'account settings' }).click();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
  const download = page.getByRole('form', { name: 'Download my data' });
  await download.locator('input').fill(member.password);
  const [file] = await Promise.all([page.waitForEvent('download'), download.getByRole('button').last().click()]);
  expect(file.suggestedFilename()).toMatch(/^kadam-my-data-.*\.json$/);

  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.locator('input').fill(member.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await mailTo(portal, member.email, 'account-deleted');
  const { email, password } = member;
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401);
  expect(pageErrors).toEqual([]);
});
