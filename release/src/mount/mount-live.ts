import type { Browser, BrowserContext } from 'playwright-core';
import { knownReleases, loadShown } from '../registry/live-releases';
import { loadRegistry } from '../registry/registry-file';
import { findChromium, launchChromium } from './find-chromium';
import { pagesOf } from './mount-check';
import { WIDTHS } from './mount-rounds';
import { openPrivateSite } from './private-site';
import { visitEnd, type VisitLimits } from './visit-end';
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

/** Two visits fit into the time in which a bad release has to be reverted. */
const LIMITS: VisitLimits = { seconds: 15, processorSeconds: 10 };
const CLOSE_TIMEOUT_MS = 10_000;
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
      await withTimeout(browser.close(), CLOSE_TIMEOUT_MS, 'the browser did not end').catch(() => undefined);
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
      const visit = () => problemAt(browser, window, origin + path);
      // Retried once, because a response of the API may have been late.
      const found = (await visit()) && (await visit());
      if (found !== undefined) count += 1;
      if (found) problem ??= `Its page '${path}' ${found} at ${width} px.`;
    }
  };
  await Promise.all(WIDTHS.map(work));
  if (problem !== undefined) return { verdict: 'broken', message: problem };
  if (paths.length === 0) return unknown('it has none');
  if (count === 0) return unknown('this machine is too busy');
  return { verdict: 'working', message: `Its pages were mounted ${count} times and nothing was wrong with them.` };
}

/** Undefined if the machine is too busy to tell. */
async function problemAt(
  browser: Browser,
  window: BrowserContext,
  address: string,
): Promise<string | null | undefined> {
  try {
    const end = await visitEnd(browser, visitPage(window, address, { seeksBarriers: false }), LIMITS);
    if (end.status === 'late') return undefined;
    return end.status === 'blocked' ? 'blocks the browser' : end.result.problem;
  } catch (error) {
    return firstLine(error as Error);
  }
}

const firstLine = ({ message }: Error): string => message.split('\n')[0] ?? '';
