import type { Browser, Page } from '@playwright/test';
import { splashSeen } from '../portal/splash';
import { bodyBytes, isScript, watchFiles, type FetchedFile } from './fetched-files';
import { singletonsIn, watchScripts } from './singletons';
import { PHONE } from './slow-visit';

/** Files fetched on the way from `/` to `/jobs`. */
export interface NextRemote {
  readonly scripts: readonly FetchedFile[];
  /** Bytes of the remote's scripts: its entry and its page. */
  readonly remoteBytes: number;
  /** Bytes of all scripts, including the host's for its first API call. */
  readonly allBytes: number;
  /** Singletons that were fetched although the page had them. */
  readonly fetchedAgain: readonly string[];
}

/** Follows the link of the home page to the job search, in a new browser. */
export async function measureNextRemote(browser: Browser, origin: string): Promise<NextRemote> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    await splashSeen(context);
    const page = await context.newPage();
    const code = watchScripts(page);
    await page.goto(origin, { waitUntil: 'networkidle' });
    return await visitJobs(page, code);
  } finally {
    await context.close();
  }
}

/** The same on an open, idle home page; `code` has recorded it from the start. */
export async function visitJobs(page: Page, code: ReturnType<typeof watchScripts>): Promise<NextRemote> {
  const before = await code();
  const files = watchFiles(page);
  await page.locator('main a[href="/jobs"]').first().click();
  await page.locator('main a[href^="/jobs/"]').first().waitFor();
  const scripts = (await files()).filter(isScript);
  const came = [...(await code())].filter(([path]) => !before.has(path)).map(([, text]) => text);
  const had = singletonsIn([...before.values()]);
  return {
    scripts,
    remoteBytes: bodyBytes(scripts.filter(({ path }) => path.startsWith('/bundles/jobs/'))),
    allBytes: bodyBytes(scripts),
    fetchedAgain: singletonsIn(came).filter((name) => had.includes(name)),
  };
}
