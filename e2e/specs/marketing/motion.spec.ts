import type { Page } from '@playwright/test';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const section = (page: Page) => page.getByRole('region', { name: 'What our clients say' });
const seen = (page: Page) => section(page).locator('figure:visible');
const dot = (page: Page, place: number) => page.getByRole('button', { name: `Show testimonial ${place} of 4` });

/** Home before any timer has fired; the test controls the clock. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /(Pause|Play) animations/ })).toBeVisible();
}

/** In steps, so that the effects of a timer are present before the next one. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) await page.clock.runFor(Math.min(left, 1000));
}

/**
 * The first testimonial for five seconds, then it fades out, and after a gap the second fades in.
 */
async function passTurn(page: Page): Promise<void> {
  await pass(page, 5000);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(250);
  await expect(seen(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(seen(page)).toHaveText(/Imran Qureshi/);
}

test.describe('after the splash', () => {
  test.beforeEach(({ context }) => splashSeen(context));

  test('testimonials change every 5 s: fade 250 ms, gap 100 ms, fade 500 ms; a dot jumps, the arrow scrolls to the top', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await expect(section(page).getByRole('heading', { name: 'What our clients say' })).toBeVisible();
    await expect(section(page).locator('figure')).toHaveCount(4);
    for (const figure of await section(page).locator('figure').all()) {
      expect((await figure.locator('blockquote').textContent())?.length).toBeGreaterThan(80);
      await expect(figure.locator('strong')).not.toBeEmpty();
      await expect(figure.locator('figcaption span')).toHaveText(/\w+.*, .+/);
    }
    await dot(page, 1).click();
    await pass(page, 200);
    await expect(seen(page)).toHaveCSS('transition-duration', '0s');
    await expect(seen(page)).toHaveText(/Ananya Krishnan/);

    // The five seconds restart when the mouse leaves; the focus after a click does not pause them.
    await page.mouse.move(0, 0);
    await expect(dot(page, 1)).toBeFocused();
    await pass(page, 4999);
    await expect(seen(page)).toHaveCSS('transition-duration', '0s');
    await page.clock.runFor(1);
    await expect(seen(page)).toHaveCSS('transition-duration', '0.25s');
    await expect(seen(page)).toHaveText(/Ananya Krishnan/);
    await expect(seen(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(249);
    await expect(seen(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(seen(page)).toHaveCount(0);
    await page.clock.runFor(99);
    await expect(seen(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(seen(page)).toHaveText(/Imran Qureshi/);
    await expect(seen(page)).toHaveCSS('transition-duration', '0.5s');
    await expect(seen(page)).toHaveCSS('opacity', '1');
    await page.clock.runFor(500);
    await expect(seen(page)).toHaveCSS('transition-duration', '0s');
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');

    await dot(page, 4).click();
    await expect(dot(page, 4)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(250);
    await expect(seen(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(seen(page)).toHaveText(/Tanmoy Mondal/);

    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.clock.resume();
    await section(page).getByRole('button', { name: 'Back to the top of the page' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('one control pauses scenes, names and testimonials, and is remembered after a reload', async ({ page }) => {
    await openWithStoppedClock(page);
    const motion = () =>
      page.evaluate(() => ({
        scenes: document.querySelector('main picture:last-of-type')?.getAnimations()[0]?.playState,
        names: document.querySelector('[aria-labelledby="what-we-do"] ul')?.closest('div')?.getAnimations()[0]
          ?.playState,
      }));
    await expect.poll(motion).toEqual({ scenes: 'running', names: 'running' });
    await page.getByRole('button', { name: 'Pause animations' }).click();
    await expect.poll(motion).toEqual({ scenes: 'paused', names: 'paused' });
    await pass(page, 12_000);
    await expect(seen(page)).toHaveText(/Ananya Krishnan/);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible();
    await expect.poll(motion).toEqual({ scenes: 'paused', names: 'paused' });
    await page.getByRole('button', { name: 'Play animations' }).click();
    await expect.poll(motion).toEqual({ scenes: 'running', names: 'running' });
    await passTurn(page);
  });

  test('with reduced motion everything is paused and can be started', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithStoppedClock(page);
    const moving = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect }) => {
            return playState === 'running' && effect?.getComputedTiming().iterations === Infinity;
          }).length,
      );
    expect(await moving()).toBe(0);
    await pass(page, 12_000);
    await expect(seen(page)).toHaveText(/Ananya Krishnan/);
    await page.getByRole('button', { name: 'Play animations' }).click();
    await expect.poll(moving).toBe(2);
    await passTurn(page);
  });
});

test('in print everything is in place, with all four testimonials, and no sheet starts below a bar', async ({
  page,
  context,
}) => {
  await splashSeen(context);
  await page.goto('/');
  const waiting = page.locator('[data-scroll-animate="waiting"]');
  await expect(waiting.last()).not.toHaveCSS('translate', 'none');
  await page.emulateMedia({ media: 'print' });
  for (const one of await waiting.all()) await expect(one).toHaveCSS('translate', 'none');
  await expect(section(page).locator('figure:visible')).toHaveCount(4);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
});

test('the splash of home takes 1.2 s and fades for 0.8 s during the portal’s own splash', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!animationName.startsWith('splash-') || !(target instanceof Element)) return;
      target.getAnimations().forEach((animation) => animation.pause());
    });
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  const splash = page.locator('[data-home-splash]');
  await expect(splash).toHaveAttribute('data-home-splash', 'visible');
  await expect(page.locator('#splash')).toBeVisible();
  await expect(splash).toHaveText('Kadam');
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width: 1366, height: 768 });
  await page.clock.runFor(1199);
  await expect(splash).toHaveAttribute('data-home-splash', 'visible');
  await page.clock.runFor(1);
  await expect(splash).toHaveAttribute('data-home-splash', 'fading');
  await expect(splash).toHaveCSS('transition-duration', '0.8s');
  await expect(splash).toHaveCSS('opacity', '0');
  await page.clock.runFor(799);
  await expect(splash).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(splash).toHaveCount(0);
  await expect(page.locator('#splash')).toBeVisible();
});
