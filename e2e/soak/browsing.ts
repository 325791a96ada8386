import type { Browser, Page } from '@playwright/test';
import { renderedHeading } from '../portal/rendered-heading';
import { splashSeen } from '../portal/splash';

const PATHS = ['/', '/jobs', '/about', '/courses', '/services', '/ats-score'];
const TIMEOUT_MS = 20_000;
const AT_ONCE = 2;
const PAGES_A_VISIT = 6;

/** Pages that visitors opened, and their errors. */
export interface Browsed {
  readonly pages: number;
  readonly failures: readonly string[];
}

/**
 * Browses until the signal: each visitor opens a page of every remote, by URL and by link in turn,
 * then the next one starts.
 */
export async function browse(
  browser: Browser,
  origin: string,
  { aborted }: { aborted: () => boolean },
): Promise<Browsed> {
  const browsed = { pages: 0, failures: [] as string[] };
  const visitor = async () => {
    while (!aborted()) {
      const context = await browser.newContext({ baseURL: origin, viewport: { width: 1366, height: 768 } });
      await splashSeen(context);
      const page = await context.newPage();
      for (let index = 0; index < PAGES_A_VISIT && !aborted(); index += 1) {
        const path = PATHS[(browsed.pages + index) % PATHS.length] ?? '/';
        const error = await open(page, path, index);
        if (error) browsed.failures.push(`${new Date().toISOString()} ${path}: ${error}`);
        browsed.pages += 1;
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return browsed;
}

async function open(page: Page, path: string, index: number): Promise<string | undefined> {
  try {
    const link = page.locator(`a[href="${path}"]:visible`).first();
    if (index % 2 === 1 && (await link.count()) > 0) await link.click();
    else await page.goto(path, { timeout: TIMEOUT_MS });
    const heading = renderedHeading(page).first();
    await heading.waitFor({ timeout: TIMEOUT_MS });
    const text = await page.locator('body').innerText();
    return /unavailable right now|being updated|had a problem/.exec(text)?.[0];
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'failed';
  }
}
