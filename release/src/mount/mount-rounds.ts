import type { Browser, BrowserContext } from 'playwright-core';
import type { RejectedOutcome } from '../operations/publish-outcome';
import { EXTENSION_PAGES } from './extension-pages';
import { launchChromium } from './find-chromium';
import { visitEnd, type VisitEnd, type VisitLimits } from './visit-end';
import type { PrivateSite } from './private-site';
import { openWindow, visitPage, type Visited } from './visit-page';
import { withTimeout } from './with-timeout';

/** Phone and laptop. */
export const WIDTHS = [360, 1366];
/** Pages that are visited at the same time, per width. */
const WINDOWS = 2;
const CLOSE_TIMEOUT_MS = 10_000;

export interface MountedPage {
  readonly bundle: string;
  readonly path: string;
}

/** The pages to mount, and the portals that have them. */
export interface Mounting {
  readonly executablePath: string;
  readonly pages: readonly MountedPage[];
  readonly next: PrivateSite;
  /** The live portal, to find new barriers; null if nothing is live. */
  readonly current: PrivateSite | null;
  readonly limits: MountLimits;
}

/** `together` for visits at the same time, `alone` for a page that is visited alone. */
export interface MountLimits {
  readonly together: VisitLimits;
  readonly alone: VisitLimits;
}

interface View extends MountedPage {
  readonly width: number;
}

/**
 * Visits all pages, several at a time, and those that fail once more alone. A release is rejected
 * if a page fails alone too, and undecided if the machine or the browser does not let it load.
 */
export async function mountPages(mounting: Mounting): Promise<RejectedOutcome[]> {
  const views = WIDTHS.flatMap((width) => mounting.pages.map((page) => ({ ...page, width })));
  const passed = await visitTogether(mounting, views);
  const failed = views.filter((view) => !passed.includes(view));
  const rejected: RejectedOutcome[] = [];
  for (const bundle of new Set(failed.map((view) => view.bundle))) {
    const own = failed.filter((view) => view.bundle === bundle);
    const outcome = await visitAlone(mounting, bundle, own);
    if (outcome) rejected.push(outcome);
  }
  return rejected;
}

/** Returns the views that passed; ends early if a page blocks the browser, or if that crashes. */
async function visitTogether(mounting: Mounting, views: readonly View[]): Promise<View[]> {
  const passed: View[] = [];
  const visitAll = async (browser: Browser) => {
    const work = async (width: number, waiting: View[]) => {
      const window = await openWindow(browser, width);
      for (let view = waiting.shift(); view; view = waiting.shift()) {
        const end = await visitEnd(browser, problemOf(window, mounting, view), mounting.limits.together);
        if (end.status !== 'ended') throw new Error(`${view.path} does not end`);
        if (end.result === null) passed.push(view);
      }
    };
    const working = WIDTHS.flatMap((width) => {
      const waiting = views.filter((view) => view.width === width);
      return Array.from({ length: WINDOWS }, () => work(width, waiting));
    });
    await Promise.all(working);
  };
  await withBrowser(mounting.executablePath, visitAll).catch(() => undefined);
  return [...passed];
}

async function visitAlone(
  mounting: Mounting,
  bundle: string,
  views: readonly View[],
): Promise<RejectedOutcome | undefined> {
  const attempt = () =>
    withBrowser(mounting.executablePath, async (browser) => {
      for (const view of views) {
        const window = await openWindow(browser, view.width);
        const visit = problemOf(window, mounting, view);
        const outcome = outcomeOf(view, await visitEnd(browser, visit, mounting.limits.alone));
        if (outcome) return outcome;
      }
      return undefined;
    });
  try {
    return await attempt().catch(attempt);
  } catch (error) {
    return { status: 'undecided', bundle, message: browserProblem(bundle, error as Error) };
  }
}

const KEPT = 'Publish again when the machine has less to do; the build is kept.';

function outcomeOf({ bundle, path, width }: View, end: VisitEnd<string | null>): RejectedOutcome | undefined {
  const page = path.startsWith(`/${EXTENSION_PAGES}/`) ? 'a page with its extensions' : `its page '${path}'`;
  const place = `'${bundle}' was not released. At ${width} px ${page}`;
  if (end.status === 'late') {
    const used = `${end.processorSeconds.toFixed(1)} s of the processor`;
    const message = `${place} had not loaded after ${Math.round(end.seconds)} s, in which it got ${used}: this machine is too busy to judge it. ${KEPT}`;
    return { status: 'undecided', bundle, message };
  }
  const problem =
    end.status === 'ended'
      ? end.result
      : `blocks the browser: it used ${end.processorSeconds.toFixed(1)} s of the processor without loading`;
  if (problem === null) return undefined;
  return { status: 'rejected', bundle, message: `${place} ${problem}. Fix it and publish again.` };
}

const browserProblem = (bundle: string, { message }: Error): string =>
  `'${bundle}' was not released, because its pages could not be mounted: ${message.split('\n')[0]}. ${KEPT} KADAM_CHROMIUM names another browser, or 'none'.`;

async function problemOf(window: BrowserContext, { next, current }: Mounting, { path }: View): Promise<string | null> {
  const visit = ({ origin }: PrivateSite) => visitPage(window, origin + path.replace(/:\w+$/, '1'));
  const { problem, barriers } = await visit(next);
  if (problem !== null || barriers.length === 0) return problem;
  const before: Visited = current ? await visit(current) : { problem: null, barriers: [] };
  const added = barriers.find((barrier) => !before.barriers.includes(barrier));
  return added === undefined ? null : `has a barrier that the live one has not: ${added}`;
}

async function withBrowser<Result>(
  executablePath: string,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await launchChromium(executablePath);
  // Calls of a browser that has crashed may never end.
  const crash = new Promise<never>((_, reject) => {
    browser.once('disconnected', () => reject(new Error('the browser ended')));
  });
  crash.catch(() => undefined);
  try {
    return await Promise.race([work(browser), crash]);
  } finally {
    await withTimeout(browser.close(), CLOSE_TIMEOUT_MS, 'the browser did not end').catch(() => undefined);
  }
}
