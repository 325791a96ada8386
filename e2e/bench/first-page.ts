import type { Browser } from '@playwright/test';
import { allBytes, bodyBytes, isScript, watchFiles } from './fetched-files';
import { marksOf, untilMarked } from './page-marks';
import { roundTrips } from './round-trips';
import { PHONE, slowVisit } from './slow-visit';

/** First page of a visit: times in milliseconds, transferred bytes. */
export interface FirstPage {
  readonly largestPaint: number;
  readonly contentAt: number;
  readonly roundTrips: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
}

const SETTLED_MS = 500;

/** Opens `/` on the phone and waits until it is idle. */
export const firstPage = (browser: Browser, origin: string, isSplashSeen: boolean): Promise<FirstPage> =>
  slowVisit(browser, { viewport: PHONE, isSplashSeen }, async ({ page }) => {
    const files = watchFiles(page);
    await page.goto(origin, { waitUntil: 'load', timeout: 120_000 });
    const contentAt = await untilMarked(page, 'contentAt');
    if (!isSplashSeen) await page.locator('#splash').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    const { scripts, documentEnd } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => entry.toJSON() as PerformanceResourceTiming),
      documentEnd: performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd as number,
    }));
    const fetched = await files();
    return {
      largestPaint: (await marksOf(page)).largestPaint,
      contentAt,
      roundTrips: roundTrips(scripts, documentEnd, contentAt),
      scriptBytes: bodyBytes(fetched.filter(isScript)),
      allBytes: allBytes(fetched),
    };
  });
