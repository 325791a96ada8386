import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Session storage key of the splash. */
const SEEN = 'kadam.splashSeen';

/** Starts a test without the splash, like a later load. */
export const splashSeen = (context: BrowserContext): Promise<void> =>
  context.addInitScript((key) => sessionStorage.setItem(key, 'seen'), SEEN).then(() => undefined);

/** Ends the splash with its button, unless its 4.5 seconds are over. */
export async function skipSplash(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 });
    await expect(page.locator('html')).toHaveAttribute('data-splash', 'over', { timeout: 1_000 });
  }).toPass();
}
