import base from '../playwright.config';

/** Photographs every view; `npm run screens`. */
export default { ...base, testDir: '.', testMatch: 'screens.ts', projects: [{ name: 'start' }], timeout: 40_000 };
