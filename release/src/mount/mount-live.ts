import type { Browser, BrowserContext } from 'playwright-core';
import { knownReleases, loadShown } from '../registry/live-releases';
import { loadRegistry } from '../registry/registry-file';
import { findChromium, launchChromium } from './find-chromium';
import { pagesOf, WIDTHS } from './mount-check';
import { openPrivateSite } from './private-site';
import { openWindow, visitPage } from './visit-page';
import { within } from './within';

/** What is mounted: pages of these bundles, as visitors of the canary get them or all others. */
export interface LiveMount {
  readonly bundlesFolder: string;
  readonly apiOrigin: string;
  readonly bundles: readonly string[];
  readonly isCanary: boolean;
}

/** `said` is a sentence. `unknown`: nothing could be mounted here. */
export interface Mounted {
  readonly verdict: 'broken' | 'sound' | 'unknown';
  readonly said: string;
}

/** Far more than a sound page takes, and two of them less than the time in which a bad release has to be gone. */
const VISIT_LIMIT_MS = 15_000;
/** What has shown no fault by then passes for sound. */
const LIMIT_MS = 40_000;

/**
 * Mounts pages of what visitors get, from the same files, in a Chromium of this machine, until one fails twice. In their documents no version
 * stands in for one that fails, so that a failure is seen. Nothing of it is reported as a visit.
 */
export async function mountLive({ bundlesFolder, apiOrigin, bundles, isCanary }: LiveMount): Promise<Mounted> {
  const executablePath = findChromium();
  if (!executablePath) return unknown('there is no Chromium here (KADAM_CHROMIUM names one)');
  const { live, canary } = await loadShown(bundlesFolder, await loadRegistry(bundlesFolder));
  const releases = knownReleases((isCanary ? canary?.releases : live) ?? []);
  const pages = releases.filter(({ bundle }) => bundles.includes(bundle)).flatMap((one) => pagesOf(one, releases));
  const paths = [...new Set(pages.map(({ path }) => path.replace(/:\w+$/, '1')))];
  const site = await openPrivateSite(bundlesFolder, releases, apiOrigin);
  if (!site) return unknown('there is no host');
  const browser = await launchChromium(executablePath).catch((error: Error) => error);
  try {
    return browser instanceof Error ? unknown(firstLine(browser)) : await mountPaths(browser, site.origin, paths);
  } finally {
    if (!(browser instanceof Error))
      await within(browser.close(), VISIT_LIMIT_MS, 'the browser did not end').catch(() => undefined);
    await site.close();
  }
}

const unknown = (why: string): Mounted => ({ verdict: 'unknown', said: `Its pages could not be mounted: ${why}.` });

async function mountPaths(browser: Browser, origin: string, paths: readonly string[]): Promise<Mounted> {
  const end = Date.now() + LIMIT_MS;
  let problem: string | undefined;
  let count = 0;
  const work = async (width: number) => {
    const window = await openWindow(browser, width);
    // What this browser sees is no visitor's.
    await window.route('**/api/telemetry**', (route) => route.fulfill({ status: 202, json: { success: true } }));
    for (const path of paths) {
      if (problem !== undefined || Date.now() > end) return;
      // A busy machine may have kept a file or a heading waiting: what is wrong with a page is seen twice.
      const found = (await problemAt(window, origin + path)) && (await problemAt(window, origin + path));
      count += 1;
      if (found) problem ??= `Its page '${path}' ${found} at ${width} px.`;
    }
  };
  await Promise.all(WIDTHS.map(work));
  if (problem !== undefined) return { verdict: 'broken', said: problem };
  if (count === 0) return { verdict: 'unknown', said: 'It has no page that could be mounted.' };
  return { verdict: 'sound', said: `Its pages were mounted ${count} times and nothing was wrong with them.` };
}

const problemAt = (window: BrowserContext, address: string): Promise<string | null> =>
  within(visitPage(window, address, { seeksBarriers: false }), VISIT_LIMIT_MS, 'was not done in time').then(
    ({ problem }) => problem,
    (error: Error) => firstLine(error),
  );

const firstLine = ({ message }: Error): string => message.split('\n')[0] ?? '';
