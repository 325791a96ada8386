import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { runningBrowsers, type RunningBrowsers } from './browsers/running-browsers';
import { copyBundles } from './copy-bundles';
import { portalAt, startPortal, type RunningPortal } from './running-portal';

interface PortalFixtures {
  /** Everything the browser complained about: page errors, console errors, policy violations. */
  complaints: string[];
}

interface WorkerFixtures {
  portal: RunningPortal;
  /** Other browsers; declared for every test, because a worker whose fixtures differ would start a portal of its own. */
  browsers: RunningBrowsers;
}

/** Playwright's test with a running portal: `npm start`'s, nginx and PostgreSQL in the project of that name, or the one at KADAM_URL. */
export const test = base.extend<PortalFixtures, WorkerFixtures>({
  portal: [
    async ({}, use, { project }) => {
      if (process.env.KADAM_URL) return use(portalAt(process.env.KADAM_URL));
      // Tests publish and remove bundles; nobody else's portal may notice.
      const folder = mkdtempSync(join(tmpdir(), 'kadam-bundles-'));
      const script = project.name === 'nginx' ? 'rehearse' : 'start';
      const portal = await startPortal({ script, bundlesFolder: copyBundles(folder) });
      await use(portal);
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  browsers: [
    async ({ playwright }, use) => {
      const browsers = runningBrowsers(playwright);
      await use(browsers);
      await browsers.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listenTo(page, complaints);
    await use(complaints);
  },
});

// Code on demand arrives by a preload link (decision 0047). Chromium says this of one that is still under way three seconds after the page
// stood, as it may be on a busy machine. That no file is fetched twice is a test of its own (faults/preloading.spec.ts).
const LATE_PRELOAD = /\/bundles\/\S+\.js was preloaded using link preload but not used/;

function listenTo(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!LATE_PRELOAD.test(message.text())) complaints.push(message.text());
  });
}

export { expect };
