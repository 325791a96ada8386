import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { root } from './parts/root.mjs';
import { loadSource } from './parts/source.mjs';

ensureInstalled();
const scratch = mkdtempSync(join(tmpdir(), 'kadam-faults-'));
const report = join(scratch, 'report.json');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const args = ['test', '--config', 'e2e/playwright.config.ts', '--project', 'start', '--workers', '1', 'specs/faults'];
const { status } = spawnSync(process.execPath, [playwright, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
});
await loadSource('e2e/failure-matrix/write-failure-matrix.ts').writeFailureMatrix(report);
rmSync(scratch, { recursive: true });
console.log('docs/failure-matrix.md is written.');
process.exit(status ?? 1);
