import type { Browser } from '@playwright/test';
import { marksOf, untilMarked } from './page-marks';
import { slowVisit, type VisitOptions } from './slow-visit';

const SETTLED_MS = 1_000;

/** Cumulative layout shift of a page in a new browser. */
export const layoutShift = (browser: Browser, address: string, viewport: VisitOptions['viewport']): Promise<number> =>
  slowVisit(browser, { viewport, isSplashSeen: true }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    await untilMarked(page, 'contentAt');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    return (await marksOf(page)).layoutShift;
  });
