import type { Page } from '@playwright/test';

/**
 * Time (milliseconds since 1970) at which a tab first saw what `look` returns. Polled in the tab,
 * so that a slow test does not count.
 */
export async function seenAt(page: Page, look: () => number | false): Promise<number> {
  const moment = await page.waitForFunction(look, undefined, { polling: 50 });
  return Number(await moment.jsonValue());
}
