import { alreadySignedIn, logIn } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { callsOf } from './member-api';

const EXPIRED = 'Session expired. Please log in again.';
const pages = [
  { path: '/profile', whole: 'User Name' },
  { path: '/job-profile', whole: 'Full Name' },
  { path: '/myjobs', whole: 'You have not applied to any jobs yet.' },
  { path: '/dashboard', whole: 'My Courses' },
];

test('each page reports a rejected token once, opens the login, and continues after it', async ({ page, context }) => {
  await splashSeen(context);
  await page.addInitScript(() => {
    const requested: unknown[] = ((globalThis as { requested?: unknown[] }).requested = []);
    addEventListener('auth:openLogin', (event) =>
      requested.push((event as CustomEvent<{ reason?: string }>).detail?.reason),
    );
  });
  const member = await alreadySignedIn(page);
  const { userId } = await callsOf(page, member);
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  for (const { path, whole } of pages) {
    // Without scripts of the portal, which could read the token and log out before the page opens.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('authToken', 'unknown'));
    await page.goto(path);
    await expect(dialog, path).toContainText(EXPIRED);
    await page.keyboard.press('Escape');
    const main = page.getByRole('main');
    await expect(main, path).toContainText(EXPIRED);
    await expect(main, path).not.toContainText('Sample data');
    await main.getByRole('button', { name: 'Login' }).click();
    await logIn(page, member);
    await expect(main.getByText(whole).first(), path).toBeVisible();
    expect(await page.evaluate(() => (globalThis as { requested?: unknown[] }).requested)).toEqual([EXPIRED, EXPIRED]);
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(userId);
  }
});

test('a job profile rejected with an ended session is saved after a login in another tab', async ({
  page,
  context,
}) => {
  await splashSeen(context);
  const member = await alreadySignedIn(page);
  await page.goto('/job-profile');
  const main = page.getByRole('main');
  await main.getByLabel('Phone').fill('+91 98765 43210');
  await page.evaluate(() => localStorage.setItem('authToken', 'ended'));
  await main.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toContainText(EXPIRED);

  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await logIn(other, member);
  await expect(page.getByRole('dialog', { name: 'Profile Saved' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeHidden();
  const { user } = await (await callsOf(page, member)).get<{ user: object }>('/api/auth/getprofile');
  expect(user).toMatchObject({ phone: '+91 98765 43210' });
});
