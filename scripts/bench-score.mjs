import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { root } from './parts/root.mjs';

ensureInstalled();
const command = ['--require', 'tsx/cjs', join(root, 'resume-engine/bench/bench-score.ts'), ...process.argv.slice(2)];
const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' });
child.once('exit', (code) => process.exit(code ?? 1));
