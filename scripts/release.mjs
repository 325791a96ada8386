import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { bundlesFolder, root } from './parts/root.mjs';

ensureInstalled();
const { status } = spawnSync(process.execPath, [join(root, 'release/bin/release.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, KADAM_BUNDLES: bundlesFolder },
});
process.exit(status ?? 1);
