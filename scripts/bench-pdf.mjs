// Measures the PDF of the resume editor in three templates and writes docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHROMIUM_MISSING, findChromium } from './parts/chromium.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';

ensureInstalled();
const chromium = findChromium() ?? fail(CHROMIUM_MISSING);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project',
    'start',
    '--workers',
    '1',
    'specs/resume/pdf',
    'specs/resume/round-trip.spec.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, PDF_BARS_PAGE: join(root, 'docs/benchmarks.md') },
  },
);
process.exit(status ?? 1);
