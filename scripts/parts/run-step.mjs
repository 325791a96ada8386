import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';
import { since } from './say.mjs';

const { PRIORITY_BELOW_NORMAL: low, PRIORITY_LOW: lowest } = constants.priority;
const PRIORITIES = { low, lowest };

/**
 * Runs one command and prefixes its output with the step's name, because steps run in parallel.
 * @param {string} name
 * @param {readonly string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, priority?: 'normal' | 'low' | 'lowest' }} [options] `env` is
 * added to this process's own
 * @returns {Promise<boolean>} whether it ended with 0
 */
export function runStep(name, [program, ...args], { env = {}, priority = 'normal' } = {}) {
  const start = performance.now();
  const print = (line) => console.log(`${name} │ ${line}`);
  print('begins');
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  if (child.pid && priority !== 'normal') setPriority(child.pid, PRIORITIES[priority]);
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', print);
  return new Promise((resolve) => {
    child.once('error', (error) => print(error.message));
    child.once('close', (code) => {
      print(`${code === 0 ? 'ok' : 'FAILED'} after ${since(start)}`);
      resolve(code === 0);
    });
  });
}
