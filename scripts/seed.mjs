import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { dataFolder, root } from './parts/root.mjs';

ensureInstalled();
const command = ['--require', 'tsx/cjs', join(root, 'api/src/commands/seed.ts'), ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, KADAM_DATA: dataFolder },
});
process.exit(status ?? 1);
