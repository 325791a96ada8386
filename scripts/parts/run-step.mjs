import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';
import { since } from './say.mjs';

/**
 * Runs one command and prefixes its output with the step's name, because steps run in parallel.
 * @param {string} name
 * @param {readonly string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, isLowPriority?: boolean }} [options] `env` is added
 * to this process's own
 * @returns {Promise<boolean>} whether it ended with 0
 */
export function runStep(name, [program, ...args], { env = {}, isLowPriority = false } = {}) {
  const start = performance.now();
  const print = (line) => console.log(`${name} │ ${line}`);
  print('begins');
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  if (child.pid && isLowPriority) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', print);
  return new Promise((resolve) => {
    child.once('error', (error) => print(error.message));
    child.once('close', (code) => {
      print(`${code === 0 ? 'ok' : 'FAILED'} after ${since(start)}`);
      resolve(code === 0);
    });
  });
}
