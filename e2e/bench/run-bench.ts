import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../portal/chromium';
import { staticRoutes } from '../portal/routes';
import { measureFirstResponse } from './first-response';
import { firstPage } from './first-page';
import { measureNextRemote } from './next-remote';
import { layoutShift } from './layout-shift';
import type { Measured, PageShift, Sites } from './measured';
import { nextPage } from './next-page';
import { copies } from './singletons';
import { DESK, PHONE } from './slow-visit';
import { typing } from './typing';

interface BenchOptions {
  /** Origins of the running portal and references. */
  readonly sites: Sites<string>;
  /** Path of Chromium. */
  readonly executablePath: string;
  /** Repetitions of each timed measurement. */
  readonly runs: number;
  readonly onProgress: (sentence: string) => void;
}

/** Measures portal and references in turns, so that other load affects all of them. */
export async function runBench({ sites, executablePath, runs, onProgress }: BenchOptions) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const byTurns = <Found>(what: string, measure: (origin: string) => Promise<Found>) => {
    onProgress(what);
    return measureByTurns(sites, runs, measure);
  };
  try {
    const measured: Measured = {
      firstPage: await byTurns('/ with the splash seen', (origin) => firstPage(browser, origin, true)),
      firstVisit: await byTurns('/ on a first visit', (origin) => firstPage(browser, origin, false)),
      firstResponse: await byTurns('/ until it responds to a tap', (origin) => measureFirstResponse(browser, origin)),
      nextPage: await byTurns('from /jobs to /about', (origin) => nextPage(browser, origin)),
      goingOn: {
        federated: await measureNextRemote(browser, sites.federated),
        single: await measureNextRemote(browser, sites.single),
        prerendered: await measureNextRemote(browser, sites.prerendered),
      },
      copies: await copies(browser, sites.federated),
      typing: await typedIn(browser, sites.federated, onProgress),
      shifts: await shiftsOfPages(browser, sites.federated, onProgress),
    };
    return { measured, chromium: browser.version() };
  } finally {
    await browser.close();
  }
}

const TURN = ['federated', 'single', 'prerendered'] as const;

async function measureByTurns<Found>(
  sites: Sites<string>,
  runs: number,
  measure: (origin: string) => Promise<Found>,
): Promise<Sites<Found[]>> {
  const found: Sites<Found[]> = { federated: [], single: [], prerendered: [] };
  for (let run = 0; run < runs; run += 1) {
    const turn = run % 2 === 0 ? TURN : TURN.toReversed();
    for (const site of turn) found[site].push(await measure(sites[site]));
  }
  return found;
}

function typedIn(browser: Browser, origin: string, onProgress: (sentence: string) => void): Promise<number[]> {
  onProgress('typing in the resume editor');
  return typing(browser, origin);
}

async function shiftsOfPages(
  browser: Browser,
  origin: string,
  onProgress: (sentence: string) => void,
): Promise<PageShift[]> {
  onProgress('layout shift of every page');
  const shifts: PageShift[] = [];
  for (const path of [...staticRoutes.map((route) => route.path), ...(await pagesBehindParameters(browser, origin))])
    for (const viewport of [PHONE, DESK])
      shifts.push({ path, width: viewport.width, shift: await layoutShift(browser, origin + path, viewport) });
  return shifts;
}

// One job and one course, as the lists link to them.
async function pagesBehindParameters(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage();
  const hrefs: string[] = [];
  for (const list of ['/jobs', '/courses']) {
    await page.goto(origin + list);
    const link = page.locator(`main a[href^="${list}/"]`).first();
    hrefs.push((await link.getAttribute('href')) ?? list);
  }
  await page.close();
  return hrefs;
}
