import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { exitOf } from './server-process';
import { until } from './until';

const isInstalled = spawnSync('prometheus', ['--version']).status === 0;
const why = 'skipped: prometheus is not installed; on Debian: apt-get install prometheus';

/** `describe` for tests with a real Prometheus, which CI has; skipped if it is not installed. */
export const describeWithPrometheus = (name: string, tests: () => void): void =>
  isInstalled || process.env.CI === 'true' ? describe(name, tests) : describe.skip(`${name} (${why})`, tests);

export interface Sample {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [time: number, value: string];
}

export interface Prometheus {
  /** Runs an expression. @throws Error with Prometheus' message if it is not valid */
  query(expression: string): Promise<readonly Sample[]>;
  get<Data>(path: string): Promise<Data>;
  stop(): Promise<void>;
}

interface Settings {
  /** A folder for its data. */
  readonly folder: string;
  readonly rulesFile: string;
  readonly target: string;
}

/** Starts a Prometheus that scrapes `target` every second as the job `kadam-api`. */
export async function startPrometheus({ folder, rulesFile, target }: Settings): Promise<Prometheus> {
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rulesFile],
    scrape_configs: [{ job_name: 'kadam-api', static_configs: [{ targets: [target] }] }],
  };
  const file = join(folder, 'prometheus.yml');
  // YAML includes JSON.
  await writeFile(file, JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'data')}`, `--web.listen-address=${address}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = exitOf(child);
  let failure: string | undefined;
  void exited.then(({ stderr }) => (failure = stderr));

  async function get<Data>(path: string): Promise<Data> {
    const response = await fetch(`http://${address}/api/v1/${path}`);
    const { error, data } = (await response.json()) as { error?: string; data: Data };
    if (error) throw new Error(`${path}: ${error}`);
    return data;
  }

  await until(async () => {
    if (failure !== undefined) throw new Error(`Prometheus did not start: ${failure}`);
    return fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    get,
    query: async (expression) =>
      (await get<{ result: readonly Sample[] }>(`query?query=${encodeURIComponent(expression)}`)).result,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
