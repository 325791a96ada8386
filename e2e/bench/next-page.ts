import type { Browser } from '@playwright/test';
import { marksOf, untilMarked } from './page-marks';
import { DESK, slowVisit } from './slow-visit';

/** Typical time between hovering and clicking a link. */
const POINTING_MS = 300;

/**
 * From the click on a hovered link in the header to the heading of the page, in milliseconds. The
 * page belongs to another remote.
 */
export const nextPage = (browser: Browser, origin: string): Promise<number> =>
  slowVisit(browser, { viewport: DESK, isSplashSeen: true }, async ({ page }) => {
    // The newest jobs are in the document too: the page is interactive once it has requested them.
    const responded = page.waitForResponse(/\/api\/job\/postings/, { timeout: 120_000 });
    await page.goto(`${origin}/jobs`, { waitUntil: 'load', timeout: 120_000 });
    await responded;
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
    await link.hover();
    await page.waitForTimeout(POINTING_MS);
    await link.click();
    const arrivedAt = await untilMarked(page, 'arrivedAt');
    return arrivedAt - Number((await marksOf(page)).clickedAt);
  });
