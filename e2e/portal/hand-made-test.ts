import { HandMadeJobs } from './hand-made-remote';
import { test as base, expect } from './faulty-line-test';

/** Playwright's test with a faulty line, hand-made releases of remote-jobs, and what the reporter printed. */
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
