import type { Page } from '@playwright/test';

/** Longer pages are cut. */
const MAX_HEIGHT = 6_000;
const QUALITY = 55;

/** A WebP file of the whole page, up to this height in px; with an open dialog, of the window. */
export async function picture(page: Page, maxHeight = MAX_HEIGHT): Promise<Buffer> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    if (document.querySelector('dialog[open]')) {
      // A dialog as large as the window is missing in a picture of the frame that is shown already.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return;
    }
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) scrollTo(0, y);
    const pictures = [...document.images].filter((image) => image.currentSrc !== '' || image.loading === 'lazy');
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  const browser = await page.context().newCDPSession(page);
  const { isModal, ...clip } = await page.evaluate((maxHeight) => {
    const isModal = document.querySelector('dialog[open]') !== null;
    const { scrollHeight, clientWidth: width } = document.documentElement;
    const rows = isModal ? { y: scrollY, height: innerHeight } : { y: 0, height: Math.min(scrollHeight, maxHeight) };
    return { isModal, x: 0, width, scale: 1, ...rows };
  }, maxHeight);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    // Beyond the window everything is laid out again, and a dialog can be caught in between.
    captureBeyondViewport: !isModal,
    clip,
  });
  return Buffer.from(data, 'base64');
}
