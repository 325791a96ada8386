import type { BrowserContext } from '@playwright/test';

/** Key under which the splash remembers that this browser session has seen it. */
const SEEN = 'kadam.splashSeen';

/** Lets a test start where every visit but the first starts: without the splash. */
export const splashSeen = (context: BrowserContext): Promise<void> =>
  context.addInitScript((key) => sessionStorage.setItem(key, 'seen'), SEEN).then(() => undefined);
