import type { Browser, Page } from '@playwright/test';
import { splashSeen } from '../portal/splash';
import { bodyBytes, isScript, watchFiles, type FetchedFile } from './fetched-files';
import { singletonsIn, watchScripts } from './singletons';
import { PHONE } from './slow-visit';

/** What going from `/` on to `/jobs` fetched. */
export interface GoingOn {
  readonly scripts: readonly FetchedFile[];
  /** Bytes of the scripts of the remote: its entry, and what its page needs. */
  readonly remoteBytes: number;
  /** Bytes of all of them: those of the host's first call of the API as well. */
  readonly allBytes: number;
  /** Singletons that came although the page had them already. */
  readonly fetchedAgain: readonly string[];
}

/** Follows the link of the home page to the job search, in a browser of its own. */
export async function goingOn(browser: Browser, origin: string): Promise<GoingOn> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    await splashSeen(context);
    const page = await context.newPage();
    const code = watchScripts(page);
    await page.goto(origin, { waitUntil: 'networkidle' });
    return await goOnToJobs(page, code);
  } finally {
    await context.close();
  }
}

/** The same on the home page that is open and at rest; `code` has watched it from the beginning. */
export async function goOnToJobs(page: Page, code: ReturnType<typeof watchScripts>): Promise<GoingOn> {
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
