import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { startSpecificationServer, type SpecificationServer } from '../../foreign-api/specification-server';
import { createPortalServer } from '../../../release/src/index';
import { splashSeen } from '../../portal/splash';
import { listenTo } from '../../portal/test';

interface ForeignPortal {
  /** Errors of a browser, except calls that only our API has. */
  pageErrors: string[];
}

interface ForeignServers {
  foreign: { readonly origin: string; readonly server: SpecificationServer };
}

/** Playwright's test with the released front end and a server with only the specified API. */
export const test = base.extend<ForeignPortal, ForeignServers>({
  foreign: [
    async ({}, use) => {
      const bundlesFolder = process.env.E2E_BUNDLES;
      if (!bundlesFolder)
        throw new Error('Run the browser tests with e2e/playwright.config.ts, which sets E2E_BUNDLES.');
      const server = await startSpecificationServer();
      const portal = createPortalServer({ bundlesFolder, apiOrigin: server.origin });
      await portal.listen({ host: '127.0.0.1', port: 0 });
      const { port } = portal.server.address() as AddressInfo;
      await use({ origin: `http://127.0.0.1:${port}`, server });
      await portal.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ foreign }, use) => use(foreign.origin),
  context: async ({ context }, use) => {
    await splashSeen(context);
    await use(context);
  },
  pageErrors: async ({ page }, use) => {
    const pageErrors: string[] = [];
    listenTo(page, pageErrors, EXPECTED);
    await use(pageErrors);
  },
});

export { expect };

/** Chromium's messages for failed calls and missing images. */
const EXPECTED = /^Failed to load resource: the server responded with a status of (404|409|503)/;
