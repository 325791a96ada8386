import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { runningBrowsers, type RunningBrowsers } from './browsers/running-browsers';
import { copyBundles } from './copy-bundles';
import { portalAt, startPortal, type RunningPortal } from './running-portal';

interface PortalFixtures {
  /** Page errors, console errors and policy violations. */
  pageErrors: string[];
}

interface WorkerFixtures {
  portal: RunningPortal;
  /**
   * For other browsers; declared for every test, because a worker with other fixtures would start
   * its own portal.
   */
  browsers: RunningBrowsers;
}

/**
 * Playwright's test with a running portal: of `npm start`, nginx and PostgreSQL in the project of
 * that name, or the one at KADAM_URL.
 */
export const test = base.extend<PortalFixtures, WorkerFixtures>({
  portal: [
    async ({}, use, { project }) => {
      if (process.env.KADAM_URL) return use(portalAt(process.env.KADAM_URL));
      // Tests publish and remove bundles, which must not affect an external portal.
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
  pageErrors: async ({ page }, use) => {
    const pageErrors: string[] = [];
    listenTo(page, pageErrors);
    await use(pageErrors);
  },
});

/**
 * Details of a test that only `npm test -- --nightly` and `--changed` run (decision 0157).
 * @example
 * test('every state is accessible', NIGHTLY, async ({ page }) => {});
 */
export const NIGHTLY = { tag: '@nightly' } as const;

// Lazy code is preloaded (decision 0047). Chromium warns about a preload that is unused three
// seconds after the load, which happens on a busy machine. Another test checks that no file is
// fetched twice (faults/preloading.spec.ts).
const LATE_PRELOAD = /\/bundles\/\S+\.js(?:\?retry=1)? was preloaded using link preload but not used/;

/**
 * Adds the errors of the page to `pageErrors`.
 * @param expected messages that are not errors
 */
export function listenTo(page: Page, pageErrors: string[], expected?: RegExp): void {
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (!LATE_PRELOAD.test(text) && !expected?.test(text)) pageErrors.push(text);
  });
}

export { expect };
