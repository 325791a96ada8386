import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { expect } from './test';

/** The narrowest window that is designed for, and a usual one. */
export const SIZES = [
  { width: 360, height: 800 },
  { width: 1366, height: 768 },
] as const;

/** What a page that is built anew for another width could lose. */
const STANDING = 'dialog[open], [role="menu"], [aria-invalid="true"]';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fails unless what the page shows is as wide as the window in each of these windows in turn, and accessible in those of `axeSizes`. */
export async function expectWholeAt(page: Page, sizes: readonly Size[], axeSizes = sizes): Promise<void> {
  const standing = await page.locator(STANDING).filter({ visible: true }).count();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const at = `${page.url()} at ${size.width} px`;
    await expect(page.locator(STANDING).filter({ visible: true }), `${at} still shows its state`).toHaveCount(standing);
    if (axeSizes.includes(size)) expect(await axeViolations(page), at).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${at} scrolls sideways`,
    ).toBeLessThanOrEqual(size.width);
  }
}

/** Fails unless the page fits the narrowest window when somebody has the browser write twice as large; the page stays like that. */
export async function expectWholeInLargeText(page: Page): Promise<void> {
  const [narrowest] = SIZES;
  await page.setViewportSize(narrowest);
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%');
    // Without motion every change of a style is a transition that takes one frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${page.url()} in text twice as large`,
    })
    .toBeLessThanOrEqual(narrowest.width);
}
