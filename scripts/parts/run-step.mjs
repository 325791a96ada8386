import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';
import { since } from './say.mjs';

/**
 * Runs one command and prefixes its output with the step's name, because steps run in parallel.
 * @param {string} name
 * @param {readonly string[]} command program and arguments
 * @param {NodeJS.ProcessEnv} [env] added to this process's own
 * @returns {Promise<boolean>} whether it ended with 0
 */
export function runStep(name, [program, ...args], env = {}) {
  const start = performance.now();
  const print = (line) => console.log(`${name} │ ${line}`);
  print('begins');
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', print);
  return new Promise((resolve) => {
    child.once('error', (error) => print(error.message));
    child.once('close', (code) => {
      print(`${code === 0 ? 'ok' : 'FAILED'} after ${since(start)}`);
      resolve(code === 0);
    });
  });
}

/**
 * Runs lanes in parallel, the tasks of each one after another. Lanes with the same array share its
 * tasks.
 * @param {readonly (() => Promise<void>)[][]} lanes
 */
export async function runLanes(lanes) {
  await Promise.all(lanes.map(runLane));
}

async function runLane(tasks) {
  for (let task = tasks.shift(); task; task = tasks.shift()) await task();
}
