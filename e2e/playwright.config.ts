import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './portal/chromium';

// Kept between runs: a bundle is built again only when its sources changed.
process.env.E2E_BUNDLES ??= resolve(__dirname, '../node_modules/.cache/kadam-bundles');

/** Two portals run the same journeys: the one of `npm start`, and nginx with PostgreSQL as in production. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './portal/build-bundles.ts',
  fullyParallel: false,
  workers: Math.max(2, Math.min(4, availableParallelism())),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1366, height: 768 },
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [{ name: 'start' }, { name: 'nginx', testMatch: /journeys\/.*\.spec\.ts/ }],
});
