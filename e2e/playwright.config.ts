import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './portal/chromium';

// Built once for every portal of a run; a developer keeps them between runs by setting the variable.
process.env.E2E_BUNDLES ??= mkdtempSync(join(tmpdir(), 'kadam-bundles-'));

/** Two portals run the same journeys: the one of `npm start`, and nginx with PostgreSQL as in production. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
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
