import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

const RESTARTS_PER_MINUTE = 5;

/**
 * Runs the API as a child process and restarts it when it exits. An empty database gets sample data
 * unless KADAM_SEED says otherwise.
 * @param {{ env?: NodeJS.ProcessEnv, onDown?: (sentence: string) => void }} options
 * @returns {Promise<{ port: number, origin: string, restart: () => void, stop: () => Promise<void>
 *   }>} resolves once it listens
 */
export async function startApi({ env = {}, onDown = console.error } = {}) {
  let stopping = false;
  let isAsked = false;
  let restarts = [];
  let current = await launch(env);
  const { port } = current;

  const watch = () =>
    current.child.once('exit', async () => {
      if (stopping) return;
      if (isAsked) {
        restarts = [];
        isAsked = false;
      } else onDown('The API stopped by itself; starting it again.');
      restarts = [...restarts.filter((at) => Date.now() - at < 60_000), Date.now()];
      if (restarts.length > RESTARTS_PER_MINUTE) return onDown('The API keeps stopping. Its lines above say why.');
      try {
        current = await launch({ ...env, PORT: String(port) });
        watch();
      } catch (error) {
        onDown(error.message);
      }
    });
  watch();

  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    restart: () => {
      isAsked = true;
      current.child.kill('SIGTERM');
    },
    stop: () => {
      stopping = true;
      return new Promise((resolve) => {
        if (current.child.exitCode !== null || current.child.signalCode !== null) return resolve();
        current.child.once('exit', () => resolve());
        current.child.kill('SIGTERM');
      });
    },
  };
}

function launch(env) {
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', join(root, 'api/src/server.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { KADAM_SEED: '1', ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ listening }) => resolve({ child, port: listening.port }));
    child.once('exit', (code) => reject(new Error(`The API did not start (exit ${code}).`)));
    child.once('error', reject);
  });
}
