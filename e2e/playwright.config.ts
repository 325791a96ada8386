import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './portal/chromium';

// Kept between runs: a bundle is built again only when its sources changed.
process.env.E2E_BUNDLES ??= resolve(__dirname, '../node_modules/.cache/kadam-bundles');

const JOURNEYS = /journeys\/.*\.spec\.ts/;

/** Journeys run as in production, with nginx and PostgreSQL; everything else on the portal of `npm start`. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './portal/prepare.ts',
  fullyParallel: false,
  // Browser tests mostly wait for a page: each worker uses a quarter of a core.
  workers: 4,
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
  // A portal that runs elsewhere (KADAM_URL) is visited, not looked into: its mails and its command are out of reach.
  projects: process.env.KADAM_URL
    ? [{ name: 'elsewhere', testMatch: JOURNEYS, testIgnore: '**/{apply-with-resume,hostile-text}.spec.ts' }]
    : // One worker, so that nginx and PostgreSQL start once.
      [
        { name: 'nginx', testMatch: JOURNEYS, workers: 1 },
        { name: 'start', testIgnore: JOURNEYS },
      ],
});
