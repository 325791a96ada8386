import type { Page } from '@playwright/test';

/** Milliseconds since 1970 at which a tab first saw what `look` asks for. The tab looks by itself, so that a test which is kept waiting does not count as a slow portal. */
export async function seenAt(page: Page, look: () => number | false): Promise<number> {
  const moment = await page.waitForFunction(look, undefined, { polling: 50 });
  return Number(await moment.jsonValue());
}
