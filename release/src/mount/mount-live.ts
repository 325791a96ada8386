import type { Browser, BrowserContext } from 'playwright-core';
import { knownReleases, loadShown } from '../registry/live-releases';
import { loadRegistry } from '../registry/registry-file';
import { findChromium, launchChromium } from './find-chromium';
import { pagesOf, WIDTHS } from './mount-check';
import { openPrivateSite } from './private-site';
import { openWindow, visitPage } from './visit-page';
import { withTimeout } from './with-timeout';

/** Pages of these bundles to mount, as visitors of the canary or all others get them. */
export interface LiveMount {
  readonly bundlesFolder: string;
  readonly apiOrigin: string;
  readonly bundles: readonly string[];
  readonly isCanary: boolean;
}

/** `unknown`: the pages could not be mounted. */
export interface MountResult {
  readonly verdict: 'broken' | 'working' | 'unknown';
  readonly message: string;
}

/**
 * Far more than a working page takes; two visits fit into the time in which a bad release has to be
 * reverted.
 */
const VISIT_TIMEOUT_MS = 15_000;
/** Pages without a problem by then count as working. */
const TOTAL_TIMEOUT_MS = 40_000;

/**
 * Mounts the live pages from the same files in a local Chromium until one fails twice. Their
 * documents have no fallback releases, which would hide a failure, and their telemetry is not
 * counted.
 */
export async function mountLive({ bundlesFolder, apiOrigin, bundles, isCanary }: LiveMount): Promise<MountResult> {
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
      await withTimeout(browser.close(), VISIT_TIMEOUT_MS, 'the browser did not end').catch(() => undefined);
    await site.close();
  }
}

const unknown = (why: string): MountResult => ({
  verdict: 'unknown',
  message: `Its pages could not be mounted: ${why}.`,
});

async function mountPaths(browser: Browser, origin: string, paths: readonly string[]): Promise<MountResult> {
  const end = Date.now() + TOTAL_TIMEOUT_MS;
  let problem: string | undefined;
  let count = 0;
  const work = async (width: number) => {
    const window = await openWindow(browser, width);
    // This browser is not a visitor.
    await window.route('**/api/telemetry**', (route) => route.fulfill({ status: 202, json: { success: true } }));
    for (const path of paths) {
      if (problem !== undefined || Date.now() > end) return;
      // Retried once, because a file or a heading may be late on a busy machine.
      const found = (await problemAt(window, origin + path)) && (await problemAt(window, origin + path));
      count += 1;
      if (found) problem ??= `Its page '${path}' ${found} at ${width} px.`;
    }
  };
  await Promise.all(WIDTHS.map(work));
  if (problem !== undefined) return { verdict: 'broken', message: problem };
  if (count === 0) return { verdict: 'unknown', message: 'It has no page that could be mounted.' };
  return { verdict: 'working', message: `Its pages were mounted ${count} times and nothing was wrong with them.` };
}

const problemAt = (window: BrowserContext, address: string): Promise<string | null> =>
  withTimeout(visitPage(window, address, { seeksBarriers: false }), VISIT_TIMEOUT_MS, 'was not done in time').then(
    ({ problem }) => problem,
    (error: Error) => firstLine(error),
  );

const firstLine = ({ message }: Error): string => message.split('\n')[0] ?? '';
