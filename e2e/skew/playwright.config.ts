import { defineConfig } from '@playwright/test';
import whole from '../playwright.config';

/** `npm run skew`. It builds five bundles of another commit, which is too long for every run of the tests. */
export default defineConfig({
  ...whole,
  testDir: '.',
  globalSetup: '../portal/build-bundles.ts',
  outputDir: '../../test-results',
  workers: 1,
  projects: [{ name: 'skew' }],
});
