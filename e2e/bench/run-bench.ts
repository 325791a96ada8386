import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../portal/chromium';
import { staticRoutes } from '../portal/routes';
import { firstAnswer } from './first-answer';
import { firstPage } from './first-page';
import { goingOn } from './going-on';
import { layoutShift } from './layout-shift';
import type { Measured, PageShift, Sites } from './measured';
import { nextPage } from './next-page';
import { copies } from './singletons';
import { DESK, PHONE } from './slow-visit';
import { typing } from './typing';

interface BenchOptions {
  /** Origins of the portal and of the yardsticks, all running. */
  readonly sites: Sites<string>;
  /** A Chromium's program. */
  readonly executablePath: string;
  /** How often everything that takes time is measured. */
  readonly runs: number;
  readonly onProgress: (sentence: string) => void;
}

/** Measures the portal and the yardsticks by turns, so that whatever else the machine does meets all. */
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
      firstAnswer: await byTurns('/ until it answers a tap', (origin) => firstAnswer(browser, origin)),
      nextPage: await byTurns('from /jobs to /about', (origin) => nextPage(browser, origin)),
      goingOn: {
        federated: await goingOn(browser, sites.federated),
        single: await goingOn(browser, sites.single),
        prerendered: await goingOn(browser, sites.prerendered),
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
