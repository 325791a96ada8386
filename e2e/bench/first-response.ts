import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { splashSeen } from '../portal/splash';
import { marksOf } from './page-marks';
import { PHONE, slowVisit } from './slow-visit';

/** Interval of taps and the time limit, in milliseconds. */
const TAP_INTERVAL_MS = 50;
const MAX_TAPS = 600;

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * How long `/` does not respond, in milliseconds: from the start of the navigation until the first
 * frame with the open menu, while the visitor keeps tapping the menu button.
 */
export async function measureFirstResponse(browser: Browser, origin: string): Promise<number> {
  const place = await menuButton(browser, origin);
  return slowVisit(browser, { viewport: PHONE, isSplashSeen: true }, async ({ page, session }) => {
    await page.goto(origin, { waitUntil: 'commit', timeout: 120_000 });
    // Without a document there is nothing to tap.
    await page.locator('#root').waitFor({ state: 'attached' });
    for (let taps = 0; taps < MAX_TAPS; taps += 1) {
      await tap(session, place);
      const { openedAt } = await marksOf(page);
      if (openedAt !== null) return openedAt;
      await wait(TAP_INTERVAL_MS);
    }
    throw new Error(`${origin} did not respond to ${MAX_TAPS} taps.`);
  });
}

async function menuButton(browser: Browser, origin: string): Promise<Place> {
  const context = await browser.newContext({ viewport: PHONE });
  await splashSeen(context);
  const page = await context.newPage();
  await page.goto(origin);
  const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
  await context.close();
  if (!box) throw new Error('The menu button of the phone is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// A busy page handles the tap later; the next one waits for it.
async function tap(session: CDPSession, place: Place): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', { ...place, type, button: 'left', clickCount: 1 });
}
