import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'scripts/node-24');
const system = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${system}-${process.arch}`;

export const NODE_24_MISSING = `Node 24 could not be installed for ${system}-${process.arch}: the server and the release tool are tested on Node ${process.versions.node} only.`;

/**
 * Path of Node 24, installed from its lockfile; undefined if it is not available for this platform.
 */
export function ensureNode24() {
  const { optionalDependencies } = read(join(folder, 'package.json'));
  if (!(name in optionalDependencies)) return undefined;
  const installed = join(folder, 'node_modules', name);
  if (read(join(installed, 'package.json'))?.version !== optionalDependencies[name]) {
    const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' };
    spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], options);
  }
  const program = join(installed, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  return existsSync(program) ? program : undefined;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
