import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { root } from './root.mjs';

const PROJECT = 'kadam-rehearsal';

export const COMPOSE_MISSING =
  'Docker is not running here, or is without Compose 2, so docker-compose.yml cannot be run (https://docs.docker.com/engine/install). Without --compose the portal runs on nginx and PostgreSQL of this machine.';

export const hasCompose = () =>
  ['compose version --short', 'info'].every((words) => run(words.split(' '), { stdio: 'ignore' }).status === 0);

/**
 * Starts docker-compose.yml with sample postings under a project name of its own. Resolves once all
 * is published.
 * @param {{ port: number }} options port on 127.0.0.1
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} `stop` removes its containers
 *   and volumes
 * @throws Error if it does not start
 */
export async function startCompose({ port }) {
  const env = {
    ...process.env,
    KADAM_PORT: String(port),
    KADAM_SEED: process.env.KADAM_SEED ?? '1',
    // The journeys are many visitors at one address.
    KADAM_LIMIT_FACTOR: process.env.KADAM_LIMIT_FACTOR ?? '1000',
    KADAM_SUBNET: process.env.KADAM_SUBNET ?? '172.31.250.0/24',
    POSTGRES_PASSWORD: randomBytes(16).toString('base64'),
  };
  const command = ['compose', '--project-name', PROJECT];
  const compose = (...words) => run([...command, ...words], { stdio: 'inherit', env });
  const stop = async () => void compose('down', '--volumes');
  if (compose('up', '--detach', '--build').status !== 0) {
    compose('logs', '--tail', '20');
    await stop();
    throw new Error('docker-compose.yml did not come up. The lines above say why.');
  }
  // Remotes are published after the first page is available.
  const { stdout } = run([...command, 'config', '--services'], { encoding: 'utf8', env });
  compose('wait', ...stdout.split('\n').filter((service) => service.startsWith('publish-')));
  return { origin: `http://127.0.0.1:${port}`, stop };
}

function run(words, options) {
  return spawnSync('docker', words, { cwd: root, ...options });
}
