import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { expect } from './test';

/** The narrowest supported window, and a common one. */
export const SIZES = [
  { width: 360, height: 800 },
  { width: 1366, height: 768 },
] as const;

/** State that rendering at another width could lose. */
const PAGE_STATE = 'dialog[open], [role="menu"], [aria-invalid="true"]';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fails unless the page fits each of these windows, and is accessible in those of `axeSizes`. */
export async function expectFitsAt(page: Page, sizes: readonly Size[], axeSizes = sizes): Promise<void> {
  const before = await page.locator(PAGE_STATE).filter({ visible: true }).count();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const at = `${page.url()} at ${size.width} px`;
    await expect(page.locator(PAGE_STATE).filter({ visible: true }), `${at} still shows its state`).toHaveCount(before);
    if (axeSizes.includes(size)) expect(await axeViolations(page), at).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${at} scrolls sideways`,
    ).toBeLessThanOrEqual(size.width);
  }
}

/**
 * Fails unless the page fits the narrowest window with text twice as large; the page stays like
 * that.
 */
export async function expectFitsLargeText(page: Page): Promise<void> {
  const [narrowest] = SIZES;
  await page.setViewportSize(narrowest);
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%');
    // Without motion every style change is a transition of one frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${page.url()} in text twice as large`,
    })
    .toBeLessThanOrEqual(narrowest.width);
}
