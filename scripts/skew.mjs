// The journeys with releases of two days: the previous host with the new remotes, and the new host with the previous remotes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHROMIUM_MISSING, findChromium } from './parts/chromium.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';

ensureInstalled();
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', 'e2e/skew/playwright.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findChromium() ?? fail(CHROMIUM_MISSING) },
});
process.exit(status ?? 1);
