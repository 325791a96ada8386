import type { Page } from '@playwright/test';
import { axeViolations } from '../../portal/axe';
import { expect, test } from '../../portal/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pauses the splash at its start. */
const hold = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (animationName !== 'splash-end' || !(target instanceof Element)) return;
      target.getAnimations().forEach((animation) => animation.pause());
    });
  });

const durations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'splash-end')
      .map((one) => one.effect?.getComputedTiming().duration),
  );

const runOut = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'splash-end')
      .forEach((one) => one.finish()),
  );

/** Filler between the head and the splash, like a slow connection. */
const SLOW_PIECE = `<p hidden>${'…'.repeat(40_000)}</p><div id="splash">`;

interface Frame {
  readonly at: number;
  /** Undefined until the document's styles apply. */
  readonly isSplash: boolean | undefined;
  readonly isLocked: boolean;
  readonly isSkipSeen: boolean;
  readonly isDone: boolean;
}
type Watched = Window & typeof globalThis & { splashFrames?: Frame[] };

/** Records at each frame what covers the page and whether it scrolls. */
function watchFrames(): void {
  const frames: Frame[] = [];
  (window as Watched).splashFrames = frames;
  const check = () => {
    const root = document.documentElement;
    const splash = document.getElementById('splash');
    const isStyled = document.body !== null && splash !== null && getComputedStyle(splash).position === 'fixed';
    const isOver = root.dataset.splash === 'over';
    const isSplash = isStyled ? getComputedStyle(splash).visibility === 'visible' : isOver ? false : undefined;
    const skip = document.querySelector('.splash-skip')?.getBoundingClientRect();
    const isSkipSeen = skip !== undefined && skip.height > 0 && skip.bottom <= innerHeight && skip.right <= innerWidth;
    const isLocked = getComputedStyle(root).overflow === 'hidden';
    frames.push({ at: performance.now(), isSplash, isLocked, isSkipSeen, isDone: isOver && isSplash === false });
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow);

test('the first load of a session shows a black splash for 4.5 s, above an inert page', async ({ page }) => {
  await hold(page);
  await page.goto('/about');
  const splash = page.locator('#splash');
  await expect.poll(() => durations(page)).toEqual([4500]);
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width: 1366, height: 768 });
  await expect(splash).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(splash.getByRole('status')).toHaveText(/Loading/);
  await expect(splash.getByRole('status').locator('svg')).toBeVisible();
  expect(await page.evaluate(() => document.elementFromPoint(683, 400)?.closest('#splash') !== null)).toBe(true);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  expect(await overflow(page)).toBe('hidden');
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

test('the scroll lock and the splash end in the same frame, and Skip is in the first one', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<div id="splash">', SLOW_PIECE) });
  });
  await page.addInitScript(watchFrames);
  await page.goto('/about');
  await page.waitForFunction(() => (window as Watched).splashFrames?.at(-1)?.isDone);
  const frames = await page.evaluate(() => (window as Watched).splashFrames ?? []);
  const drawn = frames.filter(({ isSplash }) => isSplash !== undefined);
  expect(drawn.filter(({ isSplash, isLocked }) => isSplash !== isLocked)).toEqual([]);
  const covered = drawn.filter(({ isSplash }) => isSplash);
  expect(covered[0]).toMatchObject({ isLocked: true, isSkipSeen: true });
  expect(covered.every(({ isSkipSeen }) => isSkipSeen)).toBe(true);
  const lasted = (covered.at(-1)?.at ?? 0) - (covered[0]?.at ?? 0);
  expect(lasted).toBeGreaterThan(4000);
});

test('Skip, any key, a click, the wheel and a touch each end the splash', async ({ page }) => {
  await hold(page);
  await page.goto('/about');
  const ends = [
    () => page.getByRole('button', { name: 'Skip' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('a'),
    () => page.keyboard.press('PageDown'),
    () => page.mouse.click(200, 200),
    () => page.mouse.wheel(0, 200),
    () =>
      page.evaluate(() => document.getElementById('splash')?.dispatchEvent(new Event('touchmove', { bubbles: true }))),
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

test('with reduced motion the splash takes at most 300 ms', async ({ page }) => {
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

test('the splash ends without its script, and the document reports that the portal cannot start', async ({ page }) => {
  await hold(page);
  await page.route(/\/splash\.\w+\.js$/, (route) => route.abort());
  await page.goto('/about');
  await expect.poll(() => durations(page)).toEqual([4500]);
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

test('a page that requests a login does so after the splash, so that Skip works meanwhile', async ({ page }) => {
  await hold(page);
  await page.goto('/profile');
  await expect(page.locator('main')).toContainText('Please log in to view your profile');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' }).getByLabel('Professional Mail ID')).toBeFocused();
});
