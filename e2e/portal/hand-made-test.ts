import { HandMadeJobs } from './hand-made-remote';
import { test as base, expect } from './failing-proxy-test';

/**
 * Playwright's test with a failing connection, hand-made releases of remote-jobs, and the printed
 * reports.
 */
export const test = base.extend<{ jobs: HandMadeJobs; printed: string[] }>({
  jobs: async ({ portal }, use) => {
    const jobs = new HandMadeJobs(portal);
    await use(jobs);
    await jobs.restore();
  },
  printed: async ({ page }, use) => {
    const printed: string[] = [];
    page.on('console', (message) => message.type() === 'error' && printed.push(message.text()));
    await use(printed);
  },
});

export { expect };
