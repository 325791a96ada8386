import base from '../playwright.config';

/** Screenshots of all views; `npm run screens`. */
export default {
  ...base,
  testDir: '.',
  testMatch: 'screens.ts',
  // Paths of the other configuration are relative to this folder.
  globalSetup: '../portal/prepare.ts',
  projects: [{ name: 'start' }],
  timeout: 60_000,
};
