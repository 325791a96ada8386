import type { Page } from '@playwright/test';
import { loadRegistry } from '../../../release/src/registry/registry-file';
import { signedRegistry } from '../../../release/src/signing/signed-registry';
import { axeViolations } from '../../portal/axe';
import { alreadySignedIn } from '../../portal/member';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';
import { settled } from '../../views/view';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ context }) => splashSeen(context));

const LINKS = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Services', '/services'],
  ['Jobs', '/jobs'],
  ['Courses', '/courses'],
  ['Our Team', '/team'],
  ['Contact Us', '/contact'],
];
const DARK = 'rgb(12, 23, 22)';
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const background = (page: Page) =>
  page.getByRole('banner').evaluate((bar: HTMLElement) => getComputedStyle(bar).backgroundColor);
const linksIn = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

test('the bar is fixed; on home it is transparent until scrolled by 50 px, elsewhere dark', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  await expect.poll(() => background(page)).toBe(TRANSPARENT);
  await scrollTo(page, 50);
  expect(await background(page)).toBe(TRANSPARENT);
  await scrollTo(page, 51);
  await expect.poll(() => background(page)).toBe(DARK);
  await scrollTo(page, 900);
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0, width: 1366 });
  await scrollTo(page, 0);
  await expect.poll(() => background(page)).toBe(TRANSPARENT);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect.poll(() => background(page)).toBe(DARK);
  await page.getByRole('banner').getByRole('link', { name: 'Kadam home' }).click();
  await expect(page).toHaveURL('/');
});

test('at 1025 px the links are in the bar, at 1024 px in a drawer of 280 px on the right', async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 700 });
  await page.goto('/about');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await expect.poll(() => linksIn(page, 'Main')).toEqual(LINKS);
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(bar.getByRole('link', { name: 'Our Team' })).toBeHidden();
  await bar.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => linksIn(page, 'Menu')).toEqual([...LINKS, ['Saved Jobs', '/saved-jobs']]);
  const edge = await page.locator('body').evaluate((body) => body.getBoundingClientRect().right);
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: edge - 280, y: 0, width: 280, height: 700 });
  await drawer.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(drawer).toBeHidden();

  await bar.getByRole('button', { name: 'Open menu' }).click();
  await page.setViewportSize({ width: 1025, height: 700 });
  await expect(drawer).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 700 });
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('button', { name: 'Login' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});

test('the avatar opens Dashboard, Profile, My Jobs and Logout, which keeps the user id', async ({ page }) => {
  await alreadySignedIn(page);
  await page.goto('/about');
  const avatar = page.getByRole('button', { name: 'Your account' });
  const follow = async (name: string) => {
    await avatar.click();
    await page.getByRole('menuitem', { name }).click();
  };
  await avatar.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Dashboard', 'Profile', 'My Jobs', 'Logout']);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await follow('Profile');
  await expect(page).toHaveURL('/profile');
  await follow('My Jobs');
  await expect(page).toHaveURL('/myjobs');
  await expect(page.getByRole('main')).toContainText('You have not applied to any jobs yet.');

  const calls: string[] = [];
  page.on('request', (request) => /\/api\/(?!telemetry)/.test(request.url()) && calls.push(request.url()));
  await follow('Logout');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('userId')])).toEqual([
    null,
    expect.any(String),
  ]);
});

test('a press on the avatar opens the menu although its icon is replaced before the release', async ({ page }) => {
  await alreadySignedIn(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/getprofile', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/profile');
  const avatar = page.getByRole('button', { name: 'Your account' });
  await avatar.hover();
  await page.mouse.down();
  release();
  await expect(avatar).toHaveText('A');
  await page.mouse.up();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('in the drawer a member finds My Profile and Logout beside the links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await alreadySignedIn(page);
  await page.goto('/about');
  const open = () => page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await open();
  await expect.poll(() => linksIn(page, 'Menu')).toEqual([...LINKS, ['My Profile', '/profile']]);
  expect(await axeViolations(page)).toEqual([]);
  await drawer.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.locator('main h1')).toHaveText('Profile');
  await open();
  await drawer.getByRole('button', { name: 'Logout' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('on a phone Back closes the drawer and the login dialog, and the next Back leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  const open = () => page.getByRole('button', { name: 'Open menu' }).click();
  const dialogs = page.locator('dialog[open]');
  await open();
  await expect(dialogs).toHaveCount(1);
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await open();
  await dialogs.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })).toBeFocused();
});

test('on a phone moving the focus back through a form keeps every label below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('/contact');
  // React replaces the prerendered page, which moves the focus.
  await settled(page);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).focus();
  for (const label of ['Message', 'Phone Number', 'Email', 'Name']) {
    const field = page.getByRole('main').getByLabel(label);
    for (let presses = 0; presses < 6 && !(await field.evaluate((one) => one === document.activeElement)); presses++) {
      await page.keyboard.press('Shift+Tab');
    }
    await expect(field).toBeFocused();
    const top = () => field.evaluate((one) => (one as HTMLInputElement).labels?.[0]?.getBoundingClientRect().top ?? 0);
    await expect.poll(top, label).toBeGreaterThanOrEqual(72);
  }
});

test('a tab that becomes visible gets a newer host with the next link, once', async ({
  page,
  portal: { bundlesFolder },
}) => {
  await page.route('**/bundles/registry.json', async (route) => {
    const registry = await loadRegistry(bundlesFolder);
    const host = { ...registry.bundles.host!, live: '99.0.0-ffffffff' };
    const next = { ...registry, bundles: { ...registry.bundles, host } };
    await route.fulfill({ json: await signedRegistry(bundlesFolder, next) });
  });
  const recheckRegistry = async () => {
    const read = page.waitForResponse('**/bundles/registry.json');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await read).finished();
    // The page has handled the response once it has rendered again.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  };
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-test', 'same document'));
  const marked = page.locator('html[data-test]');
  const follow = async (name: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  };
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await mark();
  await follow('Services');
  await expect(marked).toHaveCount(1);
  await recheckRegistry();
  await follow('Our Team');
  await expect(marked).toHaveCount(0);

  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await mark();
  await recheckRegistry();
  await follow('Contact Us');
  await expect(marked).toHaveCount(1);
});
