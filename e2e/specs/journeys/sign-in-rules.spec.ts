import { newMember } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(async ({ context, page }) => {
  await splashSeen(context);
  await page.goto('/about');
});

test('the login dialog names what is missing or wrong, and closing it clears everything', async ({ page }) => {
  const open = () => page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog).toContainText('Sign in to your account');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toContainText('Professional mail ID is required');
  await expect(dialog).toContainText('Password is required');
  await expect(dialog.getByLabel('Professional Mail ID')).toBeFocused();
  await dialog.getByLabel('Professional Mail ID').fill('nobody');
  await expect(dialog).not.toContainText('Professional mail ID is required');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong-password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toContainText('Please enter a valid email');

  await dialog.getByLabel('Professional Mail ID').fill(newMember().email);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign up here' }).click();
  await expect(page.getByRole('dialog', { name: "Let's get started, Sign Up" })).toBeVisible();
});

test('the signup dialog holds its rules, and success opens the login dialog', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: "Let's get started, Sign Up" });
  const send = () => dialog.getByRole('button', { name: 'Sign Up' }).click();
  await send();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Professional mail ID is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(dialog).toContainText(message);
  }
  const member = newMember();
  await dialog.getByLabel('First Name').fill(member.firstName);
  await dialog.getByLabel('Last Name').fill(member.lastName);
  await dialog.getByLabel('Professional Mail ID').fill(member.email);
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await dialog.getByLabel('Confirm Password', { exact: true }).fill('other');
  await send();
  await expect(dialog).toContainText('Password must be at least 6 characters');
  await expect(dialog).toContainText('Passwords do not match');
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByLabel('Confirm Password', { exact: true }).fill(member.password);
  await send();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
