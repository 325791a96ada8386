import { startFaultyLine, type FaultyLine } from './faulty-line';
import { splashSeen } from './splash';
import { expect, test as base } from './test';

/** Playwright's test with a visitor who reaches the portal over a line on which faults are real. */
export const test = base.extend<{ line: FaultyLine }>({
  line: async ({ portal }, use) => {
    const line = await startFaultyLine(portal.origin);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.origin),
  context: async ({ context }, use) => {
    await splashSeen(context);
    await use(context);
  },
});

export { expect };
