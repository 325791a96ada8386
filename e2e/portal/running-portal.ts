import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../release/src/testing/free-port';

export const root = resolve(__dirname, '../..');

/** A portal that a test has started. `output` is its output so far. */
export interface RunningPortal {
  readonly origin: string;
  readonly dataFolder: string;
  readonly bundlesFolder: string;
  readonly process: ChildProcess;
  output(): string;
  stop(): Promise<void>;
}

interface Options {
  /** Script that serves it: that of `npm start`, nginx with PostgreSQL, or `npm run dev`. */
  readonly script: 'start' | 'rehearse' | 'dev';
  readonly args?: readonly string[];
  /** Checkout whose scripts run; default: this one. */
  readonly checkout?: string;
  readonly bundlesFolder: string;
  /** Not deleted if given; default: a temporary folder. */
  readonly dataFolder?: string;
  /**
   * Starts with an empty folder, like the first start; default: a copy of the prepared one
   * (prepare.ts).
   */
  readonly startsEmpty?: boolean;
  readonly port?: number;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A portal that was started by others; only its URL is known. */
export function portalAt(address: string): RunningPortal {
  const { origin } = new URL(address);
  const unknown = (): never => {
    throw new Error(
      `The portal at ${origin} (KADAM_URL) was started elsewhere: a test that looks behind it cannot run.`,
    );
  };
  return {
    origin,
    get dataFolder() {
      return unknown();
    },
    get bundlesFolder() {
      return unknown();
    },
    get process() {
      return unknown();
    },
    output: unknown,
    stop: async () => undefined,
  };
}

const READY = /Kadam (?:is ready at|from source \([^)]*\):) (http:\/\/[^\s]+)/;

/** Starts the portal and waits until it is ready. */
export async function startPortal(options: Options): Promise<RunningPortal> {
  const { script, args = [], checkout = root, bundlesFolder, dataFolder, startsEmpty, port, env } = options;
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'kadam-data-'));
  // Creating and filling a database takes longer than starting.
  if (script !== 'rehearse' && !startsEmpty) fill(folder);
  const child = spawn(process.execPath, [join(checkout, `scripts/${script}.mjs`), ...args], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port ?? (await freePort())),
      KADAM_DATA: folder,
      KADAM_BUNDLES: bundlesFolder,
      // All tests have the same address; limits are tested elsewhere.
      KADAM_LIMIT_FACTOR: '1000',
      ...env,
    },
  });
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const [, address] = READY.exec(printed) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The portal did not start (exit ${code}):\n${printed}`)));
  });
  return {
    origin,
    dataFolder: folder,
    bundlesFolder,
    process: child,
    output: () => printed,
    stop: async () => {
      await ended(child, 'SIGTERM');
      if (!dataFolder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fill(folder: string): void {
  const { E2E_DATA: filled } = process.env;
  if (filled && !existsSync(join(folder, 'db'))) cpSync(filled, folder, { recursive: true });
}

/** Ends a process and waits for its exit. */
function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((gone) => {
    child.once('exit', () => gone());
    child.kill(signal);
  });
}

/**
 * Suspends the API, which then accepts connections without a response. Returns a function that
 * resumes it.
 */
export function pauseApi(portal: RunningPortal): () => void {
  const api = apiOf(portal);
  process.kill(api, 'SIGSTOP');
  return () => process.kill(api, 'SIGCONT');
}

/** Runs `npm run kadam` beside a portal with PostgreSQL and returns its output. */
export function kadam(portal: RunningPortal, ...words: string[]): string {
  const environment = readFileSync(`/proc/${apiOf(portal)}/environ`, 'utf8').split('\0');
  const databaseUrl = environment.find((line) => line.startsWith('DATABASE_URL='))?.slice('DATABASE_URL='.length);
  return execFileSync(process.execPath, [join(root, 'scripts/kadam.mjs'), ...words], {
    env: { ...process.env, KADAM_DATA: portal.dataFolder, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
}

function apiOf({ process: { pid } }: RunningPortal): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).map(Number);
  const apis = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('api/src/server.ts'));
  if (apis[0] === undefined || apis.length !== 1)
    throw new Error(`The portal runs ${apis.length} processes of the API.`);
  return apis[0];
}
