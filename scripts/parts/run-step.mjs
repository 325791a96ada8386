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
 * Runs tasks at the same time as long as their cores fit; they begin in the order given.
 * @param {readonly { cores: number, run: () => Promise<void> }[]} tasks
 * @param {number} cores cores to share; a task that wants more gets all of them
 */
export async function runTogether(tasks, cores) {
  const waiting = [...tasks];
  const running = new Set();
  let free = cores;
  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && Math.min(waiting[0].cores, cores) <= free) {
      const task = waiting.shift();
      const taken = Math.min(task.cores, cores);
      free -= taken;
      const done = task.run().finally(() => {
        free += taken;
        running.delete(done);
      });
      running.add(done);
    }
    await Promise.race(running);
  }
}
