import { startFailingProxy, type FailingProxy } from './failing-proxy';
import { splashSeen } from './splash';
import { expect, test as base } from './test';

/** Playwright's test with a visitor whose connection to the portal can fail. */
export const test = base.extend<{ line: FailingProxy }>({
  line: async ({ portal }, use) => {
    const line = await startFailingProxy(portal.origin);
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
