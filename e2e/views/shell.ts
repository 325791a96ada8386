import { expect, type Page } from '@playwright/test';
import { logIn, newMember } from '../portal/member';
import { UNKNOWN_PATH } from '../portal/routes';
import { firstJob } from './jobs';
import { away, press, type View } from './view';

const MAX_DRAWER_WIDTH = 1024;

async function openLogin(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await press(page, 'Login');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
}

async function openSignup(page: Page): Promise<void> {
  await openLogin(page);
  await press(page, 'Sign up here');
  await expect(page.getByRole('dialog', { name: "Let's get started, Sign Up" })).toBeVisible();
}

async function tryToLogIn(page: Page): Promise<void> {
  await openLogin(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Professional Mail ID').fill('nobody@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
}

const openDrawer = async (page: Page): Promise<void> => {
  await press(page, 'Open menu');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'About Us' })).toBeVisible();
};

export const shell: readonly View[] = [
  { name: 'not-found', path: UNKNOWN_PATH },
  { name: 'drawer', path: '/about', upTo: MAX_DRAWER_WIDTH, reach: openDrawer },
  { name: 'drawer-member', path: '/about', isMember: true, upTo: MAX_DRAWER_WIDTH, reach: openDrawer },
  {
    name: 'account-menu',
    path: '/about',
    isMember: true,
    from: MAX_DRAWER_WIDTH + 1,
    reach: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /account/i })
        .click();
      await expect(page.getByRole('menuitem', { name: 'My Jobs' })).toBeVisible();
    },
  },
  { name: 'login', path: '/about', reach: openLogin },
  {
    name: 'login-with-reason',
    path: firstJob,
    reach: async (page) => {
      await press(page, 'Apply Job');
      await expect(page.getByRole('dialog').getByText('Log in to apply for this job.')).toBeVisible();
    },
  },
  {
    name: 'unconfirmed-banner',
    path: '/about',
    reach: async (page) => {
      const member = newMember();
      expect((await page.request.post('/api/auth/signup', { data: member })).ok()).toBe(true);
      await openLogin(page);
      await logIn(page, member);
      const banner = page.getByRole('region', { name: 'Email confirmation' });
      await expect(banner.getByRole('button', { name: 'Resend' })).toBeVisible();
    },
  },
  {
    name: 'login-incomplete',
    path: '/about',
    reach: async (page) => {
      await openLogin(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  },
  { name: 'login-refused', path: '/about', reach: tryToLogIn },
  { name: 'login-api-away', path: '/about', arrange: away('auth/login'), reach: tryToLogIn },
  {
    name: 'forgot-password-sent',
    path: '/about',
    reach: async (page) => {
      await openLogin(page);
      await press(page, 'Forgot password?');
      const dialog = page.getByRole('dialog', { name: 'Forgot password?' });
      await dialog.getByLabel('Professional Mail ID').fill('nobody@example.com');
      await dialog.getByRole('button', { name: 'Send me a link' }).click();
      await expect(dialog.getByText('Please check your email.')).toBeVisible();
    },
  },
  { name: 'signup', path: '/about', reach: openSignup },
  {
    name: 'signup-incomplete',
    path: '/about',
    reach: async (page) => {
      await openSignup(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText('Please confirm your password')).toBeVisible();
    },
  },
  {
    name: 'page-unavailable',
    path: '/team',
    arrange: (page) => page.route(/\/bundles\/marketing\/.*\.js/, (route) => route.abort()),
    reach: (page) => expect(page.getByRole('button', { name: /again|retry/i })).toBeVisible({ timeout: 30_000 }),
  },
];
