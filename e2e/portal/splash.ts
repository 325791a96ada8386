import type { BrowserContext } from '@playwright/test';

/** Session storage key of the splash. */
const SEEN = 'kadam.splashSeen';

/** Starts a test without the splash, like a later load. */
export const splashSeen = (context: BrowserContext): Promise<void> =>
  context.addInitScript((key) => sessionStorage.setItem(key, 'seen'), SEEN).then(() => undefined);
