import type { Browser } from '@playwright/test';
import { marksOf, untilMarked } from './page-marks';
import { DESK, slowVisit } from './slow-visit';

/** From pointing at a link to pressing it: about what people take. */
const POINTING_MS = 300;

/**
 * From the click on a link of the header, which the pointer has rested on, to the heading of the page behind it, in milliseconds. The link
 * leads from one team's page to another team's.
 */
export const nextPage = (browser: Browser, origin: string): Promise<number> =>
  slowVisit(browser, { viewport: DESK, isSplashSeen: true }, async ({ page }) => {
    // The newest jobs stand in the document too: the page runs when it has asked for them.
    const answered = page.waitForResponse(/\/api\/job\/postings/, { timeout: 120_000 });
    await page.goto(`${origin}/jobs`, { waitUntil: 'load', timeout: 120_000 });
    await answered;
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
    await link.hover();
    await page.waitForTimeout(POINTING_MS);
    await link.click();
    const arrivedAt = await untilMarked(page, 'arrivedAt');
    return arrivedAt - Number((await marksOf(page)).clickedAt);
  });
