import base from '../playwright.config';

/** Photographs every view; `npm run screens`. */
export default {
  ...base,
  testDir: '.',
  testMatch: 'screens.ts',
  // A path of the other configuration counts from the folder of this one.
  globalSetup: '../portal/prepare.ts',
  projects: [{ name: 'start' }],
  timeout: 60_000,
};
