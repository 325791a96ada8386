import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isNginxInstalled } from './serve/nginx';
import { readBundleRoutes } from './checks/routes-file';
import { publishReleases } from './operations/publish-releases';
import { loadRegistry } from './registry/registry-file';
import { freePort } from './testing/free-port';
import { liveRelease } from './testing/hand-made-release';
import { findPackage, REPOSITORY } from './workspace';

const POSTGRES = '/usr/lib/postgresql/15/bin';

const EARLIER = '0.0.1-00000001';

type Ports = Readonly<Record<'nginx' | 'api' | 'postgres', number>>;

jest.setTimeout(600_000);

const { E2E_BUNDLES = '' } = process.env;

describe('the runbook', () => {
  it('works from an empty machine to a running portal and back, as written', async () => {
    if (!isNginxInstalled() || !existsSync(POSTGRES))
      throw new Error('Install: apt-get install postgresql nginx-light libnginx-mod-http-brotli-static');
    const folder = await mkdtemp(join(tmpdir(), 'kadam-runbook-'));
    await chmod(folder, 0o755);
    // What the browser tests have built of these sources need not be built again: publishing finds
    // it.
    if (existsSync(E2E_BUNDLES)) {
      cpSync(E2E_BUNDLES, join(folder, 'data/bundles'), { recursive: true, verbatimSymlinks: true });
      cpSync(join(dirname(E2E_BUNDLES), 'keys'), join(folder, 'data/keys'), { recursive: true });
    }
    await putEarlierJobs(join(folder, 'data/bundles'));
    const ports = { nginx: await freePort(), api: await freePort(), postgres: await freePort() };
    const stopPostgres = await startPostgres(folder, ports.postgres);
    try {
      const { code, output } = await run(blocks().join('\n'), folder, ports);
      if (code !== 0) throw new Error(`The runbook ended with ${code}: …${output.slice(-3_000)}`);
      expect(output).toContain('"documents"');
      expect(output.match(/"status":"ok"/g)).toHaveLength(2);
      expect(output.match(/1 added/g)).toHaveLength(2);
      expect(output).toContain('postings restored: 1');
      expect(output).toContain(`jobs: ${EARLIER} is live again`);
      // Of 100 visitors 10 got other documents.
      expect(output).toMatch(/^ +(10 \d+ \d+\n +90|90 \d+ \d+\n +10) /m);
      expect(output).toMatch(/^jobs: \S+ is a canary no more and is quarantined$/m);
      expect(output).toMatch(/^jobs: \S+ is what 50 visitors in 100 get$/m);
      expect(output).toMatch(/^jobs: \S+ is live$/m);
      expect(output).toMatch(/^retired: 404$/m);
      expect(output).toContain('registry.json was restored from its last good copy');
    } finally {
      await stopPostgres();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/**
 * A release of the jobs remote that was live before the one of the current sources, so that there
 * is something to go back to.
 */
async function putEarlierJobs(bundlesFolder: string): Promise<void> {
  const version = existsSync(bundlesFolder) && (await loadRegistry(bundlesFolder)).bundles.jobs?.live;
  const paths = readBundleRoutes(findPackage(REPOSITORY, 'jobs')).pages.map(({ path }) => path);
  await liveRelease(bundlesFolder, ['jobs', EARLIER], { paths });
  if (version) await publishReleases(bundlesFolder, [{ bundle: 'jobs', version, isBuilt: false }], { why: 'test' });
}

function blocks(): string[] {
  const runbook = readFileSync(join(REPOSITORY, 'docs/runbook.md'), 'utf8');
  const found = [...runbook.matchAll(/^```sh runbook\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  expect(found).toHaveLength(19);
  // The registry is broken just before it is put back.
  return found.map((block) =>
    block.includes('restore-registry') ? `printf '{' >"$KADAM_BUNDLES/registry.json"\n${block}` : block,
  );
}

async function run(script: string, folder: string, ports: Ports): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    KADAM_DATA: join(folder, 'data'),
    KADAM_PORT: `${ports.nginx}`,
    API_PORT: `${ports.api}`,
    PGHOST: '127.0.0.1',
    PGPORT: `${ports.postgres}`,
    PGUSER: 'postgres',
    KADAM_DB_PASSWORD: 'spring-step',
    KADAM_NGINX_USER: 'root',
  };
  const child = spawn('sh', ['-eu', '-c', script], {
    cwd: REPOSITORY,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  // What a failed step left running in the background belongs to the group of this shell.
  if (code !== 0 && child.pid) spawnSync('kill', ['--', `-${child.pid}`]);
  return { code, output };
}

async function startPostgres(folder: string, port: number): Promise<() => Promise<void>> {
  const data = join(folder, 'postgres');
  const isRoot = process.getuid?.() === 0;
  const as = (command: string) => {
    const [program, args] = isRoot ? ['su', ['postgres', '-c', command]] : ['sh', ['-c', command]];
    const { status, stderr } = spawnSync(program as string, args as string[], { encoding: 'utf8', cwd: folder });
    if (status !== 0) throw new Error(`PostgreSQL: ${stderr}`);
  };
  if (isRoot) spawnSync('install', ['-d', '-o', 'postgres', data]);
  as(`${POSTGRES}/initdb -D ${data} -U postgres -A trust`);
  as(`${POSTGRES}/pg_ctl -D ${data} -w -l ${data}/log -o "-p ${port} -k ${data} -h 127.0.0.1" start`);
  return async () => as(`${POSTGRES}/pg_ctl -D ${data} -m immediate stop`);
}
