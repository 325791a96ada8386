import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Running {
  readonly origin: string;
  /** Memory in use, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

const API = join(__dirname, '..');

/** Starts the real API; `onSay` gets its log lines. */
export const startApi = (env: NodeJS.ProcessEnv, onSay: (message: string) => void): Promise<Running> =>
  start(['src/server.ts'], { ...env, KADAM_SEED: '0', KADAM_LIMIT_FACTOR: '1000000' }, onSay);

/** Starts the handlers to compare with. */
export const startPlain = (env: NodeJS.ProcessEnv): Promise<Running> =>
  start(['bench/bench-search.ts', '--serve'], env, () => undefined);

async function start(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  onSay: (message: string) => void,
): Promise<Running> {
  const [file = '', ...args] = words;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', join(API, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1', KADAM_LOG: 'info' },
  });
  if (child.stdout) createInterface(child.stdout).on('line', (line) => onSay(line));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { listening: { port: number } }).listening.port));
    child.once('exit', (code) => reject(new Error(`${file} did not start (exit ${code}).`)));
  });
  return { origin: `http://127.0.0.1:${port}`, memory: () => memoryOf(child), stop: () => end(child) };
}

function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
