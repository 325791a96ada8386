import type { Browser, CDPSession, Page } from '@playwright/test';
import { splashSeen } from '../portal/splash';
import { installMarks } from './page-marks';

/**
 * A cheap phone on a slow mobile network (docs/performance.md): bits per second, milliseconds, and
 * CPU slowdown.
 */
export const SLOW = { download: 1_600_000, upload: 750_000, roundTrip: 150, slowdown: 4 };
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1366, height: 768 };

export interface VisitOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  /** False for the first visit of a browser session, with the splash. */
  readonly isSplashSeen: boolean;
}

/** A browser with an empty cache. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
}

// Half of the visits are measured at random, which loads another file: here all are.
function beMeasured(): void {
  const { random } = Math;
  Math.random = () => random() / 2;
}

/** Runs `act` in a slow browser with an empty cache and returns its result. */
export async function slowVisit<Found>(
  browser: Browser,
  { viewport, isSplashSeen }: VisitOptions,
  act: (visit: Visit) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport });
  try {
    if (isSplashSeen) await splashSeen(context);
    await context.addInitScript(installMarks);
    await context.addInitScript(beMeasured);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.roundTrip,
      downloadThroughput: SLOW.download / 8,
      uploadThroughput: SLOW.upload / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown });
    return await act({ page, session });
  } finally {
    await context.close();
  }
}
