import base from '../playwright.config';

/** Screenshots of all views, and of the handbook of the office; `npm run screens`. */
export default {
  ...base,
  testDir: '.',
  // Paths of the other configuration are relative to this folder.
  globalSetup: '../portal/prepare.ts',
  projects: [
    { name: 'start', testMatch: 'screens.ts' },
    { name: 'nginx', testMatch: 'handbook.ts' },
  ],
  timeout: 60_000,
};
