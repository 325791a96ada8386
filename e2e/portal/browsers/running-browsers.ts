import { setTimeout as delay } from 'node:timers/promises';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import { findFirefox } from '../../../scripts/parts/other-browsers.mjs';
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium';
import type { Driver } from './driver';
import { playwrightDriver } from './playwright-driver';
import { startWebkit } from './webkit-driver';

// Much longer than a start takes on a busy machine.
const STARTED_WITHIN_MS = 45_000;

export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserKind = (typeof BROWSERS)[number];

/** Browsers of a worker, started on first use. */
export interface RunningBrowsers {
  /** A new browser of this kind. */
  newDriver(kind: BrowserKind): Promise<Driver>;
  stop(): Promise<void>;
}

interface RunningBrowser {
  newDriver(): Promise<Driver>;
  stop(): Promise<void>;
}

export function runningBrowsers(playwright: PlaywrightWorkerArgs['playwright']): RunningBrowsers {
  const running = new Map<BrowserKind, Promise<RunningBrowser>>();
  const start = (kind: BrowserKind) => (kind === 'webkit' ? webkit() : played(kind, playwright));
  return {
    newDriver: async (kind) => {
      const browser = running.get(kind) ?? start(kind);
      running.set(kind, browser);
      return (await browser).newDriver();
    },
    stop: async () => {
      for (const browser of running.values()) await (await browser).stop();
    },
  };
}

/** WebKitGTK's driver sometimes does not start a browser; a new driver does. */
async function webkit(): Promise<RunningBrowser> {
  let server = await startWebkit();
  return {
    newDriver: async () => {
      const late = new AbortController();
      const driver = await Promise.race([
        server.newBrowser(),
        delay(STARTED_WITHIN_MS, undefined, { signal: late.signal, ref: false }),
      ]);
      late.abort();
      if (driver) return driver;
      await server.stop();
      server = await startWebkit();
      return server.newBrowser();
    },
    stop: () => server.stop(),
  };
}

async function played(
  kind: 'chromium' | 'firefox',
  playwright: PlaywrightWorkerArgs['playwright'],
): Promise<RunningBrowser> {
  const browser =
    kind === 'firefox'
      ? await playwright.firefox.launch({ channel: 'moz-firefox', executablePath: findFirefox() ?? '' })
      : await playwright.chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  return {
    newDriver: async () =>
      playwrightDriver(await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-IN' })),
    stop: () => browser.close(),
  };
}
