import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { programOf } from './program';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly origin: string;
  readonly metricsPort: number | undefined;
  /** Stops the process and returns its exit code, or the signal's name. */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

const REPOSITORY = resolve(__dirname, '../../..');

type Environment = Record<string, string | undefined>;

/** Starts the real server on a free port; rejects with its error output when it fails. */
export const startServer = async (env: Environment, sharedSocket?: number): Promise<ServerProcess> =>
  listening(await (sharedSocket === undefined ? spawnServer(env) : spawnAtSocket(sharedSocket, env)));

/** Starts the server from its modules, as in production; `startServer` has all in one file. */
export const startServerFromModules = async (env: Environment): Promise<ServerProcess> =>
  listening(
    spawn(process.execPath, ['--require', 'tsx/cjs', 'api/src/server.ts'], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: cleanEnvironment(env),
    }),
  );

/** Starts the server with its log in an open file and a limit on file sizes. */
export const startServerLoggingTo = async (log: number, env: Environment, maxBytes?: number): Promise<ServerProcess> =>
  listening(
    spawn('prlimit', [`--fsize=${maxBytes ?? 'unlimited'}`, process.execPath, await programAt('server.ts')], {
      cwd: REPOSITORY,
      stdio: ['ignore', log, 'pipe', 'ipc'],
      env: cleanEnvironment(env),
    }),
  );

function listening(child: ChildProcess): Promise<ServerProcess> {
  const exited = exitOf(child);
  return new Promise((done, reject) => {
    child.once('message', (message) => {
      const { listening, metricsPort } = message as { listening: { port: number }; metricsPort?: number };
      const { port } = listening;
      const end = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return exited.then(({ code }) => code);
      };
      done({ child, port, origin: `http://127.0.0.1:${port}`, metricsPort, end });
    });
    void exited.then(({ stderr }) => reject(new Error(stderr)));
  });
}

/** Starts the server where it must fail: its exit code and error output. */
export const failedStart = async (env: Environment) => exitOf(await spawnServer(env));

export const spawnServer = (env: Environment): Promise<ChildProcess> => spawnProgram(['server.ts'], env);

/** The server program as started by systemd, with a listening socket as file 3. */
const spawnAtSocket = async (socket: number, env: Environment): Promise<ChildProcess> =>
  spawn('sh', ['-c', 'LISTEN_PID=$$ exec "$@"', 'sh', process.execPath, await programAt('server.ts')], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'ignore', 'pipe', socket, 'ipc'],
    env: { ...cleanEnvironment(env), LISTEN_FDS: '1' },
  });

export const spawnProgram = async ([file = '', ...args]: readonly string[], env: Environment): Promise<ChildProcess> =>
  spawn(process.execPath, [await programAt(file), ...args], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: cleanEnvironment(env),
  });

const programAt = (file: string) => programOf(join(__dirname, '..', file));

const cleanEnvironment = (env: Environment): Environment => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
  PORT: '0',
  KADAM_SEED: '0',
  KADAM_LIMIT_FACTOR: '1000',
  ...env,
});

/** The exit code and error output. Not on 'close', which is not emitted after a disconnect. */
export async function exitOf(child: ChildProcess): Promise<{ code: number | string | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  const ended = new Promise<void>((done) => child.stderr?.once('close', () => done()));
  const code = await new Promise<number | string | null>((done) =>
    child.once('exit', (exitCode, signal) => done(exitCode ?? signal)),
  );
  await ended;
  return { code, stderr };
}

export const send = async (server: ServerProcess, path: string, body?: object) => {
  const response = await fetch(`${server.origin}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: response.status, body: (await response.json()) as { token?: string; message?: string } };
};

export const account = (email: string) => ({ firstName: 'Asha', lastName: 'Rao', email, password: 'monsoon-clouds' });
