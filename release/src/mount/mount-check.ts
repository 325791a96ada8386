import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import type { Browser } from 'playwright-core';
import type { RejectedOutcome } from '../operations/publish-outcome';
import { findChromium, launchChromium } from './find-chromium';
import { openPrivateSite, type PrivateSite } from './private-site';
import { openWindow, visitPage, type Visited } from './visit-page';
import { withTimeout } from './with-timeout';

/** Phone and laptop. */
export const WIDTHS = [360, 1366];
/** Windows per width; the pages of a window share its clock. */
const WINDOWS = 2;
/** Far more than a page takes on a busy machine. */
const VISIT_TIMEOUT_MS = 60_000;
/** Cache of releases that passed together. */
const CHECKED_FILE = '.mounted.json';
const CHECKED_LENGTH = 200;

/** Candidates and the live releases. */
export interface MountCheckOptions {
  readonly bundlesFolder: string;
  readonly live: readonly Release[];
  readonly candidates: readonly Release[];
  readonly onProgress?: ((sentence: string) => void) | undefined;
  readonly visitTimeoutMs?: number;
}

/**
 * Mounts every page of the candidates in headless Chromium at two widths, in a private portal with
 * the live releases. For a host, the first page of each remote. Skipped without Chromium, or if the
 * releases passed before.
 */
export async function checkMounting(options: MountCheckOptions): Promise<RejectedOutcome[]> {
  const { bundlesFolder, live, candidates, onProgress, visitTimeoutMs = VISIT_TIMEOUT_MS } = options;
  const together = [...live.filter((one) => !candidates.some(({ bundle }) => bundle === one.bundle)), ...candidates];
  const host = together.find(({ bundle }) => bundle === 'host');
  const names = new Map(candidates.map((one) => [one.bundle, `${one.bundle} ${one.version} in ${host?.version}`]));
  const checked = await readChecked(bundlesFolder);
  const asked = candidates.filter(({ bundle }) => !checked.includes(names.get(bundle) ?? ''));
  if (!host || asked.length === 0) return [];
  const executablePath = findChromium();
  if (!executablePath) {
    onProgress?.('pages were not mounted: there is no Chromium here (KADAM_CHROMIUM names one)');
    return [];
  }
  const began = Date.now();
  const sites = await openSites(options, together);
  if (!sites) return [];
  try {
    const pages = asked.flatMap((release) => pagesOf(release, together));
    const rejected = await mountInBrowser({ executablePath, sites, pages, limitMs: visitTimeoutMs });
    const passed = asked.filter(({ bundle }) => !rejected.some((rejection) => rejection.bundle === bundle));
    await writeChecked(bundlesFolder, [...checked, ...passed.map(({ bundle }) => names.get(bundle) ?? '')]);
    onProgress?.(
      `${pages.length} pages mounted at ${WIDTHS.join(' and ')} px in ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    return rejected;
  } catch (error) {
    return asked.map(({ bundle }) => ({ status: 'rejected', bundle, message: browserProblem(bundle, error as Error) }));
  } finally {
    await Promise.all([sites.next.close(), sites.present?.close()]);
  }
}

interface MountRound {
  readonly executablePath: string;
  readonly sites: Sites;
  readonly pages: readonly MountedPage[];
  readonly limitMs: number;
}

// Retried once in a new browser, because one may crash or hang under load.
async function mountInBrowser({ executablePath, ...round }: MountRound): Promise<RejectedOutcome[]> {
  const attempt = async () => {
    const browser = await launchChromium(executablePath);
    try {
      return await mountAll(browser, round);
    } finally {
      await withTimeout(browser.close(), round.limitMs, 'the browser did not end').catch(() => undefined);
    }
  };
  return attempt().catch(attempt);
}

const browserProblem = (bundle: string, { message }: Error): string =>
  `'${bundle}' was not released. Its pages could not be mounted, in two attempts: ${message.split('\n')[0]}. Publish again when the machine has less to do, and look at the page when it says the same again; KADAM_CHROMIUM names another browser, or 'none'.`;

interface Sites {
  readonly next: PrivateSite;
  /** The live portal, to find new barriers; null if nothing is live. */
  readonly present: PrivateSite | null;
}

async function openSites(
  { bundlesFolder, live }: MountCheckOptions,
  together: readonly Release[],
): Promise<Sites | null> {
  // KADAM_API may list several processes for nginx.
  const [api] = (process.env.KADAM_API ?? '').split(' ');
  const apiOrigin = api ? `http://${api.replace(/^https?:\/\//, '')}` : undefined;
  const next = await openPrivateSite(bundlesFolder, together, apiOrigin);
  return next && { next, present: await openPrivateSite(bundlesFolder, live, apiOrigin) };
}

export interface MountedPage {
  readonly bundle: string;
  readonly path: string;
}

/** The pages to mount: those of the remote, or for a host the first one of each remote. */
export function pagesOf({ bundle, pages }: Release, together: readonly Release[]): MountedPage[] {
  if (bundle !== 'host') return pages.map(({ path }) => ({ bundle, path }));
  return together.flatMap((remote) => remote.pages.slice(0, 1).map(({ path }) => ({ bundle, path })));
}

async function mountAll(
  browser: Browser,
  { sites, pages, limitMs }: Omit<MountRound, 'executablePath'>,
): Promise<RejectedOutcome[]> {
  const rejected = new Map<string, RejectedOutcome>();
  const work = async (width: number, waiting: MountedPage[]) => {
    const timeoutMessage = (what: string) => `${what} at ${width} px was not done after ${limitMs / 1000} s`;
    const window = await withTimeout(openWindow(browser, width), limitMs, timeoutMessage('a window'));
    const visit = ({ origin }: PrivateSite, path: string) =>
      withTimeout(visitPage(window, origin + path.replace(/:\w+$/, '1')), limitMs, timeoutMessage(path));
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { bundle, path } = next;
      const problem = rejected.has(bundle) ? null : await problemOf(path, sites, visit);
      if (problem === null) continue;
      const message = `'${bundle}' was not released. At ${width} px its page '${path}' ${problem}. Fix it and publish again.`;
      rejected.set(bundle, { status: 'rejected', bundle, message });
    }
  };
  const working = WIDTHS.flatMap((width) => {
    const waiting = [...pages];
    return Array.from({ length: WINDOWS }, () => work(width, waiting));
  });
  await Promise.all(working);
  return [...rejected.values()];
}

type Visit = (site: PrivateSite, path: string) => Promise<Visited>;

async function problemOf(path: string, { next, present }: Sites, visit: Visit): Promise<string | null> {
  const first = await visit(next, path);
  // Retried once, because a file or a heading may be late on a busy machine.
  const { problem, barriers } = first.problem === null ? first : await visit(next, path);
  if (problem !== null || barriers.length === 0) return problem;
  const before: Visited = present ? await visit(present, path) : { problem: null, barriers: [] };
  const added = barriers.find((barrier) => !before.barriers.includes(barrier));
  return added === undefined ? null : `has a barrier that the live one has not: ${added}`;
}

async function readChecked(bundlesFolder: string): Promise<string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(join(bundlesFolder, CHECKED_FILE), 'utf8'));
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

async function writeChecked(bundlesFolder: string, names: readonly string[]): Promise<void> {
  const file = join(bundlesFolder, CHECKED_FILE);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify([...new Set(names)].slice(-CHECKED_LENGTH)));
  await rename(draft, file);
}
