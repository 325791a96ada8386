import type { Locator, Page } from '@playwright/test';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DARK = 'rgb(12, 23, 22)';

test.beforeEach(({ context }) => splashSeen(context));

test('the two scenes of the hero alternate: 8 s each, 2 s of cross-fade', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  const scenes = page.locator('main picture img');
  await expect(scenes).toHaveCount(2);
  const widths = () => scenes.evaluateAll((images) => images.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([1600, 1600]);
  const opacities = await page.evaluate((seconds) => {
    const [still, turning] = document.querySelectorAll('main picture');
    const [fade] = turning?.getAnimations() ?? [];
    if (!still || !turning || !fade) throw new Error('The second scene does not move.');
    fade.pause();
    const timing = fade.effect?.getComputedTiming();
    return {
      isEndless: timing?.iterations === Infinity,
      isFirstSteady: still.getAnimations().length === 0 && getComputedStyle(still).opacity === '1',
      second: seconds.map((second) => {
        fade.currentTime = second * 1000;
        return Number(getComputedStyle(turning).opacity);
      }),
    };
  }, SECONDS);
  expect(opacities).toEqual({ isEndless: true, isFirstSteady: true, second: SECOND_SCENE });
});

/**
 * Opacity of the second scene by second: it appears at 8, 24, 40 … and disappears at 16, 32, 48 …
 */
const SEEN_AT = [
  [0, 0],
  [7.99, 0],
  [9, 0.5],
  [10, 1],
  [15.99, 1],
  [17, 0.5],
  [18, 0],
  [23.99, 0],
  [26, 1],
  [34, 0],
] as const;
const SECONDS = SEEN_AT.map(([second]) => second);
const SECOND_SCENE = SEEN_AT.map(([, seen]) => expect.closeTo(seen, 1) as unknown);

test('on a phone the scenes are not loaded, the hero has a dark background, and all is at most 450 kB', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const requested: string[] = [];
  const weights: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    requested.push(request.url());
    weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Pause animations' })).toBeVisible();
  expect(requested.filter((address) => address.includes('hero-'))).toEqual([]);
  expect(requested.some((address) => address.includes('/bundles/marketing/'))).toBe(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const weight = (await Promise.all(weights)).reduce((sum, one) => sum + one, 0);
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(450_000);
  await expect(page.locator('main picture').first()).toBeHidden();
  const hero = page.locator('main section').first();
  await expect(hero).toHaveCSS('background-image', new RegExp(`linear-gradient\\(.*${DARK.replace(/[()]/g, '\\$&')}`));
  await expect(hero.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('the text of the hero has a contrast of 4.5 : 1 over either scene, in every window size', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible();
  const hero = page.locator('main section').first();
  for (const scene of ['first', 'second']) {
    await page.evaluate((isSecond) => {
      const second = document.querySelectorAll('main picture')[1] as HTMLElement;
      second.style.opacity = isSecond ? '1' : '0';
    }, scene === 'second');
    for (const width of [800, 1024, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      for (const words of [hero.getByRole('heading'), hero.locator('p')]) {
        expect(await lowestContrast(page, words), `${scene} scene, ${width} px`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

/** Contrast of an element's text with the brightest pixel behind it. */
async function lowestContrast(page: Page, words: Locator): Promise<number> {
  const ink = await words.evaluate((element) => getComputedStyle(element).color);
  const restore = await words.evaluateHandle((element) => {
    const { style } = element as HTMLElement;
    style.color = 'transparent';
    return () => style.removeProperty('color');
  });
  const picture = (await words.screenshot({ animations: 'disabled' })).toString('base64');
  await restore.evaluate((back) => back());
  return page.evaluate(
    async ({ data, text }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      canvas.drawImage(bitmap, 0, 0);
      const { data: pixels } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      const light = (values: ArrayLike<number>, at: number) => {
        const [red, green, blue] = [0, 1, 2].map((place) => {
          const part = values[at + place]! / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      };
      let brightest = 0;
      for (let at = 0; at < pixels.length; at += 4) brightest = Math.max(brightest, light(pixels, at));
      return (light(text.match(/\d+/g)!.map(Number), 0) + 0.05) / (brightest + 0.05);
    },
    { data: picture, text: ink },
  );
}
