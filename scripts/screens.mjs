// Takes screenshots of all views at four widths into .data/screens, or of some (`npm run screens --
// home login`). `npm run screens -- handbook` takes those of docs/office.md, into docs/office.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHROMIUM_MISSING, findChromium } from './parts/chromium.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';

// One picture shows who published the releases.
const HANDBOOK = { KADAM_WHO: 'meenakshi', E2E_BUNDLES: join(root, '.data/handbook-bundles') };

ensureInstalled();
const chromium = findChromium() ?? fail(CHROMIUM_MISSING);
const names = process.argv.slice(2).join(',');
const project = names === 'handbook' ? 'nginx' : 'start';
const command = [
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config',
  'e2e/screens/playwright.config.ts',
  '--project',
  project,
];
const { status } = spawnSync(process.execPath, command, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium,
    ...(names && { SCREENS_ONLY: names }),
    ...(names === 'handbook' && HANDBOOK),
  },
});
process.exit(status ?? 1);
