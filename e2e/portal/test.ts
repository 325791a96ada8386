import { expect, test as base, type Page } from '@playwright/test';
import { startPortal, type RunningPortal } from './running-portal';

interface PortalFixtures {
  /** Everything the browser complained about: page errors, console errors, policy violations. */
  complaints: string[];
}

/** Playwright's test with a running portal: `npm start`'s, or nginx and PostgreSQL in the project of that name. */
export const test = base.extend<PortalFixtures, { portal: RunningPortal }>({
  portal: [
    async ({}, use, { project }) => {
      const bundlesFolder = process.env.E2E_BUNDLES;
      if (!bundlesFolder)
        throw new Error('Run the browser tests with e2e/playwright.config.ts, which sets E2E_BUNDLES.');
      const portal = await startPortal({ script: project.name === 'nginx' ? 'rehearse' : 'start', bundlesFolder });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listenTo(page, complaints);
    await use(complaints);
  },
});

function listenTo(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
}

export { expect };
