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
  await expect(loginOf(page).getByRole('alert')).toHaveCSS('color', RED);
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
