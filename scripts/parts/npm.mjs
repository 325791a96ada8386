import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs npm in the repository, preferably the npm that runs this script.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(command, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: !npm && process.platform === 'win32',
    ...options,
  });
}
