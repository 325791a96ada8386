import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './portal/chromium';

// Kept between runs: bundles are built again only if their sources changed.
process.env.E2E_BUNDLES ??= resolve(__dirname, '../node_modules/.cache/kadam-bundles');

const JOURNEYS = /journeys\/.*\.spec\.ts/;

/**
 * Journeys run with nginx and PostgreSQL, as in production; everything else on the portal of
 * `npm start`.
 */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './portal/prepare.ts',
  fullyParallel: false,
  // Three use both cores; with more, each test only takes longer, up to its time limit.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1366, height: 768 },
    // Animations take a fifth of the processor time; tests of what moves turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  // The mails and commands of an external portal (KADAM_URL) are not available.
  projects: process.env.KADAM_URL
    ? [{ name: 'elsewhere', testMatch: JOURNEYS, testIgnore: '**/{apply-with-resume,hostile-text,job-alerts}.spec.ts' }]
    : // One worker, so that nginx and PostgreSQL start once.
      [
        { name: 'nginx', testMatch: JOURNEYS, workers: 1 },
        { name: 'start', testIgnore: JOURNEYS },
      ],
});
