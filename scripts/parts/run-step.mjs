import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';
import { since } from './say.mjs';

/**
 * Runs one command; each line it prints is preceded by the step's name, because others print at the same time.
 * @param {string} name
 * @param {readonly string[]} command program and arguments
 * @param {NodeJS.ProcessEnv} [env] added to this process's own
 * @returns {Promise<boolean>} whether it ended with 0
 */
export function runStep(name, [program, ...args], env = {}) {
  const start = performance.now();
  const say = (line) => console.log(`${name} │ ${line}`);
  say('begins');
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', say);
  return new Promise((resolve) => {
    child.once('error', (error) => say(error.message));
    child.once('close', (code) => {
      say(`${code === 0 ? 'ok' : 'FAILED'} after ${since(start)}`);
      resolve(code === 0);
    });
  });
}

/**
 * Runs the tasks of several lanes, each lane's one after another and the lanes at the same time. Lanes that share one list take from it in turn.
 * @param {readonly (() => Promise<void>)[][]} lanes
 */
export async function runLanes(lanes) {
  await Promise.all(lanes.map(runLane));
}

async function runLane(tasks) {
  for (let task = tasks.shift(); task; task = tasks.shift()) await task();
}
