import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(({ context }) => splashSeen(context));

test('the bar is transparent at home until the page is scrolled more than 50 px, and dark elsewhere', async ({
  page,
}) => {
  const background = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const transparent = 'rgba(0, 0, 0, 0)';
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  await expect.poll(background).toBe(transparent);
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50);
  expect(await background()).toBe(transparent);
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect.poll(background).not.toBe(transparent);
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await background()).not.toBe(transparent);
});

test('at 1024 px the links move into a drawer of 280 px, at 1025 px they stand in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 700 });
  await page.goto('/about');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Our Team' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(bar.getByRole('link', { name: 'Our Team' })).toBeHidden();
  await bar.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  for (const name of ['Home', 'About Us', 'Services', 'Our Team', 'Contact Us']) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  expect(await drawer.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(280);
  await drawer.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(drawer).toBeHidden();
});

test('an unknown address answers 404 with a page that helps, inside the shell', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /jobs/i }).click();
  await expect(page.getByRole('heading', { name: /Jobs Found$/ })).toBeVisible();
});

test('the resume editor stands alone, without header and footer', async ({ page }) => {
  await page.goto('/resume-editor');
  await expect(page.getByRole('button', { name: 'Copy Text' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
