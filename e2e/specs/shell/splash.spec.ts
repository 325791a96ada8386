import type { Page } from '@playwright/test';
import { axeViolations } from '../../portal/axe';
import { expect, test } from '../../portal/test';

/** Holds the splash where it begins, so that a test looks at it in its own time. */
const hold = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!/^splash-(end|lock)$/.test(animationName) || !(target instanceof Element)) return;
      target.getAnimations().forEach((animation) => animation.pause());
    });
  });

const durations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && /^splash-(end|lock)$/.test(one.animationName))
      .map((one) => one.effect?.getComputedTiming().duration),
  );

const runOut = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && /^splash-(end|lock)$/.test(one.animationName))
      .forEach((one) => one.finish()),
  );

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow);

test('the first load of a session shows a black splash for 4.5 s, above a page that stands there inert and unscrollable', async ({
  page,
}) => {
  await hold(page);
  await page.goto('/about');
  const splash = page.locator('#splash');
  await expect.poll(() => durations(page)).toEqual([4500, 4500]);
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width: 1366, height: 768 });
  await expect(splash).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(splash.getByRole('status')).toHaveText(/Loading/);
  await expect(splash.getByRole('status').locator('svg')).toBeVisible();
  expect(await page.evaluate(() => document.elementFromPoint(683, 400)?.closest('#splash') !== null)).toBe(true);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  expect(await overflow(page)).toBe('hidden');
  await page.mouse.wheel(0, 400);
  await expect(page.locator('script[src*="/splash."]')).toHaveAttribute('integrity', /^sha384-/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  expect(await axeViolations(page)).toEqual([]);

  await runOut(page);
  await expect(splash).toHaveCount(0);
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await expect.poll(() => overflow(page)).toBe('visible');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(splash).toHaveCount(0);
});

test('Skip, Escape and a click each end the splash', async ({ page }) => {
  await hold(page);
  await page.goto('/about');
  const ends = [
    () => page.getByRole('button', { name: 'Skip' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(200, 200),
  ];
  for (const end of ends) {
    await expect(page.locator('#splash')).toBeVisible();
    await end();
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    await expect.poll(() => overflow(page)).toBe('visible');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
  }
});

test('under reduced motion the splash lasts at most 300 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (animationName !== 'splash-end' || !(target instanceof Element)) return;
      sessionStorage.setItem('splash lasts', getComputedStyle(target).animationDuration);
    });
  });
  await page.goto('/about');
  await expect(page.locator('#splash')).toHaveCount(0);
  const lasts = await page.evaluate(() => sessionStorage.getItem('splash lasts'));
  expect(Number.parseFloat(lasts ?? '')).toBeLessThanOrEqual(0.3);
});

test('the splash ends by itself without its script, and the document itself says when the portal cannot start', async ({
  page,
}) => {
  await hold(page);
  await page.route(/\/splash\.\w+\.js$/, (route) => route.abort());
  await page.goto('/about');
  await expect.poll(() => durations(page)).toEqual([4500, 4500]);
  await runOut(page);
  await expect(page.locator('#splash')).toBeHidden();
  await expect.poll(() => overflow(page)).toBe('visible');
  await page.getByRole('banner').getByRole('link', { name: 'Our Team' }).click();
  await expect(page.locator('main h1')).toHaveText('Our Team');

  await page.unroute(/\/splash\.\w+\.js$/);
  await page.evaluate(() => sessionStorage.clear());
  await page.route(/\/bundles\/host\/.*\/(main|bootstrap)\.\w+\.js/, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('alert')).toContainText('The site could not start.');
  await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  await expect(page.locator('#splash')).toBeHidden();
  await expect(page.locator('main h1')).toHaveText('About Us');
});

test('a page that asks for a login asks when the splash is over, so that Skip works meanwhile', async ({ page }) => {
  await hold(page);
  await page.goto('/profile');
  await expect(page.locator('main')).toContainText('Please log in to view your profile');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' }).getByLabel('Professional Mail ID')).toBeFocused();
});
