import type { BrowserContext, ElementHandle, Page } from '@playwright/test';
import type { Driver } from './driver';

/** Chromium and Firefox, through Playwright; a stock Firefox by WebDriver BiDi. */
export async function playwrightDriver(context: BrowserContext): Promise<Driver<ElementHandle>> {
  return driverOf(context, await context.newPage());
}

function driverOf(context: BrowserContext, page: Page): Driver<ElementHandle> {
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (script, given) => page.evaluate(script as never, given as never),
    find: async (script, given) => {
      const found = await page.evaluateHandle(script as never, given as never);
      return found.asElement() ?? undefined;
    },
    click: (element) => element.click(),
    // Key by key: in Firefox React does not notice a value that is set at once.
    type: async (field, text) => {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    chooseFile: (field, file) => field.setInputFiles(file),
    write: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    newTab: () => playwrightDriver(context),
    close: () => context.close(),
  };
}
