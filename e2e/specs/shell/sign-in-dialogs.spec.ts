import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../portal/axe';
import { newMember, signUp, type NewMember } from '../../portal/member';
import { skipSplash, splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const UNREACHABLE = 'Network Error: Unable to connect to server. Please check if the backend is running.';
const RED = 'rgb(179, 38, 30)';

test.beforeEach(async ({ context, page }) => {
  await splashSeen(context);
  await page.goto('/about');
});

const loginOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' });
const signupOf = (page: Page) => page.getByRole('dialog', { name: "Let's get started, Sign Up" });
const open = (page: Page, name: 'Login' | 'Sign Up') => page.getByRole('banner').getByRole('button', { name }).click();
const mail = (dialog: Locator) => dialog.getByLabel('Professional Mail ID');
const password = (dialog: Locator) => dialog.getByLabel('Password', { exact: true });
const send = (dialog: Locator, name: 'Login' | 'Sign Up') => dialog.getByRole('button', { name }).click();

async function expectToggle(dialog: Locator, label: string): Promise<void> {
  const field = dialog.getByLabel(label, { exact: true });
  const eye = dialog.locator(`button[aria-controls="${await field.getAttribute('id')}"]`);
  await expect(field).toHaveAttribute('type', 'password');
  await eye.click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await eye.click();
  await expect(field).toHaveAttribute('type', 'password');
}

test('the login dialog shows errors, keeps what was typed, and is empty after closing', async ({ page }) => {
  await open(page, 'Login');
  const dialog = loginOf(page);
  await expect(dialog).toContainText('Sign in to your account');
  await expectToggle(dialog, 'Password');
  await send(dialog, 'Login');
  await expect(dialog).toContainText('Professional mail ID is required');
  await expect(dialog).toContainText('Password is required');
  await expect(mail(dialog)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await mail(dialog).fill('nobody');
  await expect(dialog).not.toContainText('Professional mail ID is required');
  await password(dialog).fill('wrong-password');
  await send(dialog, 'Login');
  await expect(dialog).toContainText('Please enter a valid email');

  const { email } = newMember();
  await mail(dialog).fill(email);
  await send(dialog, 'Login');
  await expect(dialog.getByRole('alert')).toHaveText(/\w+ \w+/);
  await expect(dialog.getByRole('alert')).toHaveCSS('color', RED);
  await expect(mail(dialog)).toHaveValue(email);
  await expect(password(dialog)).toHaveValue('wrong-password');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await open(page, 'Login');
  await expect(mail(dialog)).toHaveValue('');
  await expect(password(dialog)).toHaveValue('');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Sign up here' }).click();
  await expect(signupOf(page)).toBeVisible();
  await signupOf(page).getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeVisible();
  await expect(signupOf(page)).toBeHidden();
});

test('the signup dialog validates, opens the terms without losing text, and is empty after closing', async ({
  page,
  context,
}) => {
  await open(page, 'Sign Up');
  const dialog = signupOf(page);
  await expect(dialog).toContainText('Create your account to continue');
  await expectToggle(dialog, 'Password');
  await expectToggle(dialog, 'Confirm Password');
  await send(dialog, 'Sign Up');
  for (const message of [
    'First name is required',
    'Last name is required',
    'Professional mail ID is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(dialog).toContainText(message);
  }
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('First Name').fill('Asha');
  await expect(dialog).not.toContainText('First name is required');
  await dialog.getByLabel('Last Name').fill('Kulkarni');
  await mail(dialog).fill('asha');
  await password(dialog).fill('short');
  await dialog.getByLabel('Confirm Password', { exact: true }).fill('other');
  await send(dialog, 'Sign Up');
  for (const message of [
    'Please enter a valid email',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ]) {
    await expect(dialog).toContainText(message);
  }
  for (const { name, path } of [
    { name: 'Terms of Service', path: '/terms' },
    { name: 'Privacy Policy', path: '/privacy' },
  ]) {
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(path);
    await (await opened).close();
  }
  await expect(mail(dialog)).toHaveValue('asha');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open(page, 'Sign Up');
  await expect(dialog.getByLabel('First Name')).toHaveValue('');
  await expect(dialog).not.toContainText('Passwords do not match');
});

test('a signup leads to the login with its address, which stores the session and shows the avatar', async ({
  page,
}) => {
  const member: NewMember = newMember();
  await page.evaluate(() => {
    window.addEventListener('auth:login', ({ detail }: CustomEventInit<{ userId: string }>) => {
      document.documentElement.dataset.loggedIn = detail?.userId;
    });
  });
  await open(page, 'Sign Up');
  await signUp(page, member);
  await expect(signupOf(page)).toBeHidden();
  const dialog = loginOf(page);
  await expect(mail(dialog)).toHaveValue(member.email);
  await expect(password(dialog)).toBeFocused();
  await page.keyboard.type(member.password);
  const responded = page.waitForResponse('**/api/auth/login');
  await page.keyboard.press('Enter');
  const { token, user } = (await (await responded).json()) as { token: string; user: { id: string } };
  await expect(dialog).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toHaveText('A');
  const kept = () => [localStorage.getItem('authToken'), localStorage.getItem('userId')];
  expect(await page.evaluate(kept)).toEqual([token, user.id]);
  await expect(page.locator('html')).toHaveAttribute('data-logged-in', user.id);

  await page.evaluate(() => window.dispatchEvent(new CustomEvent('auth:openLogin')));
  await expect(dialog).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('auth:closeLogin')));
  await expect(dialog).toBeHidden();
});

test('a dialog disables its button while sending, sends once, and reports a missing server', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const sent: string[] = [];
  await page.route('**/api/auth/**', async (route) => {
    sent.push(route.request().url());
    await held;
    await route.abort('connectionrefused');
  });
  await open(page, 'Login');
  await mail(loginOf(page)).fill('asha@example.com');
  await password(loginOf(page)).fill('monsoon-ladder-42');
  await loginOf(page).getByRole('button', { name: 'Login' }).dblclick();
  const busy = loginOf(page).getByRole('button', { name: 'Logging in…' });
  await expect(busy).toBeDisabled();
  await password(loginOf(page)).press('Enter');
  release();
  await expect(loginOf(page).getByRole('alert')).toContainText(UNREACHABLE);
  await expect(loginOf(page).getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(sent).toHaveLength(1);

  await loginOf(page).getByRole('button', { name: 'Sign up here' }).click();
  const { firstName, lastName, email, password: secret } = newMember();
  await signupOf(page).getByLabel('First Name').fill(firstName);
  await signupOf(page).getByLabel('Last Name').fill(lastName);
  await mail(signupOf(page)).fill(email);
  await password(signupOf(page)).fill(secret);
  await signupOf(page).getByLabel('Confirm Password', { exact: true }).fill(secret);
  await send(signupOf(page), 'Sign Up');
  await expect(signupOf(page).getByRole('alert')).toContainText(UNREACHABLE);
  await expect(signupOf(page).getByRole('alert')).toHaveCSS('color', RED);
  await expect(signupOf(page).getByLabel('First Name')).toHaveValue(firstName);
});

test('without browser storage a member is signed in until the page closes', async ({ page }) => {
  const member = newMember();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto('/profile');
  await skipSplash(page);
  await loginOf(page).getByRole('button', { name: 'Sign up here' }).click();
  await signUp(page, member);
  await password(loginOf(page)).fill(member.password);
  await send(loginOf(page), 'Login');
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(member.email);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('a session that the server rejects opens the login with the address filled in', async ({ page }) => {
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'A'.repeat(43));
    for (const key of ['userId', 'storedFor']) localStorage.setItem(key, 'asha');
    localStorage.setItem('userEmail', 'asha@example.com');
  });
  await page.goto('/profile');
  const dialog = loginOf(page);
  await expect(dialog).toContainText('Session expired. Please log in again.');
  await expect(mail(dialog)).toHaveValue('asha@example.com');
  await expect(password(dialog)).toBeFocused();
});

test('at 480 px a dialog fills the screen, at 481 px it does not', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 700 });
  await open(page, 'Sign Up');
  await expect.poll(() => signupOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 480, height: 700 });
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 481, height: 700 });
  for (const side of ['x', 'y'] as const)
    await expect.poll(async () => (await signupOf(page).boundingBox())?.[side]).toBeGreaterThan(10);
});
