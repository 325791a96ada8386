import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REPOSITORY } from '../workspace';

/** A running nginx. */
export interface RunningNginx {
  readonly origin: string;
  /** Stops nginx and deletes its temporary files. */
  stop(): Promise<void>;
}

/** `port` on 127.0.0.1; `bundlesFolder` absolute; `apiOrigin` such as `http://127.0.0.1:3001`. */
export interface NginxOptions {
  readonly port: number;
  readonly bundlesFolder: string;
  readonly apiOrigin: string;
  /** Variables of nginx/start.sh beside those of the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Log file; none by default. */
  readonly logFile?: string;
}

const START_TIMEOUT_MS = 10_000;
const PROBE_INTERVAL_MS = 25;

/** Whether nginx is installed. */
export const isNginxInstalled = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined;

/**
 * Starts nginx with nginx/start.sh, as in the runbook, and waits until it listens.
 * @throws Error with nginx's output if it does not start
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const { port } = options;
  const run = await mkdtemp(join(tmpdir(), 'kadam-nginx-'));
  const child = await launch(run, options);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    await end(child);
    await rm(run, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!existsSync(join(run, 'nginx.pid')) || !(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start on port ${port}. Its output:\n${output}`);
    }
    await wait(PROBE_INTERVAL_MS);
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function launch(run: string, { port, bundlesFolder, apiOrigin, settings, logFile }: NginxOptions) {
  const log = logFile === undefined ? undefined : await open(logFile, 'a');
  const child = spawn('sh', [join(REPOSITORY, 'nginx/start.sh')], {
    env: {
      ...process.env,
      KADAM_BUNDLES: bundlesFolder,
      KADAM_API: new URL(apiOrigin).host,
      KADAM_LISTEN: `127.0.0.1:${port}`,
      KADAM_NGINX_RUN: run,
      KADAM_NGINX_USER: process.env.KADAM_NGINX_USER ?? 'root',
      ...settings,
    },
    stdio: ['ignore', log?.fd ?? 'ignore', log?.fd ?? 'pipe'],
  });
  await log?.close();
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ port, host: '127.0.0.1', method: 'HEAD', path: '/robots.txt' }, (response) => {
      response.resume();
      resolve(response.statusCode !== undefined);
    });
    probe.on('error', () => resolve(false));
    probe.end();
  });
}
