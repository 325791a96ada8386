import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../portal/running-portal';
import { test } from '../portal/test';
import { VIEWS } from '../views';
import { show } from '../views/show';
import { existsAt } from '../views/view';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 800, 768: 1024, 1024: 768, 1366: 768 };
/** Longer pages are cut. */
const TALLEST = 6_000;
const QUALITY = 55;

const folder = process.env.SCREENS_FOLDER ?? join(root, '.data/screens');
const only = process.env.SCREENS_ONLY?.split(',');
mkdirSync(folder, { recursive: true });

for (const [width, height] of Object.entries(HEIGHTS).map(([one, other]) => [Number(one), other] as const)) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });
    for (const view of VIEWS.filter((one) => existsAt(one, width) && (only?.includes(one.name) ?? true))) {
      test(view.name, async ({ page, portal }) => {
        await show(page, view, portal);
        writeFileSync(join(folder, `${view.name}-${width}.webp`), await picture(page));
      });
    }
  });
}

/** The whole page; with an open dialog, only the window. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished));
    if (document.querySelector('dialog[open]')) return;
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) scrollTo(0, y);
    const pictures = [...document.images].filter((image) => image.currentSrc !== '' || image.loading === 'lazy');
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  const browser = await page.context().newCDPSession(page);
  const shown = await page.evaluate((tallest) => {
    const isModal = document.querySelector('dialog[open]') !== null;
    const { scrollHeight, clientWidth } = document.documentElement;
    return {
      x: 0,
      width: clientWidth,
      ...(isModal ? { y: scrollY, height: innerHeight } : { y: 0, height: Math.min(scrollHeight, tallest) }),
    };
  }, TALLEST);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { ...shown, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
