import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { openDatabase } from './db/open';
import { type ClosedDatabase, newClosedDatabase, newDataFolder } from './testing/engines';
import { account, send, exitOf, failedStart, type ServerProcess, startServer } from './testing/server-process';
import { until } from './testing/until';

jest.setTimeout(120_000);

let closed: ClosedDatabase;

beforeEach(async () => {
  closed = await newClosedDatabase();
});
afterEach(() => closed.remove());

describe('starting', () => {
  test('every invalid variable is reported, and the exit code is 1', async () => {
    const { code, stderr } = await failedStart({ ...closed.environment, PORT: 'eighty', NODE_ENV: 'live' });
    expect([code, stderr]).toEqual([
      1,
      "PORT must be a whole number from 0 to 65535, not 'eighty'.\nNODE_ENV must be development or production or test, not 'live'.\n",
    ]);
  });

  test('a taken port, a folder in use and an unusable DATABASE_URL are reported in one sentence each', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const taken = other.address();
    const port = taken !== null && typeof taken === 'object' ? String(taken.port) : '';
    expect(await failedStart({ ...closed.environment, PORT: port })).toEqual({
      code: 1,
      stderr: `PORT ${port} is taken on 127.0.0.1. Set PORT to another one, or to 0 for any free one.\n`,
    });
    expect(await failedStart({ ...closed.environment, KADAM_METRICS_PORT: port })).toEqual({
      code: 1,
      stderr: `KADAM_METRICS_PORT ${port} is taken on 127.0.0.1. Set KADAM_METRICS_PORT to another one, or to 0 for any free one.\n`,
    });
    await new Promise((resolve) => other.close(resolve));

    const folder = await newDataFolder();
    const portal = await openDatabase({ dataFolder: folder });
    expect(await failedStart({ KADAM_DATA: folder })).toEqual({
      code: 1,
      stderr: `The data folder ${folder} is in use by another process. Stop that one first, or set KADAM_DATA to another folder.\n`,
    });
    await portal.close();
    await rm(folder, { recursive: true });

    const { code, stderr } = await failedStart({
      ...closed.environment,
      DATABASE_URL: 'postgres://kadam:secret@127.0.0.1:5198/kadam',
    });
    expect([code, stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^DATABASE_URL cannot be used: .*5198/)],
    ]);
    expect(stderr).not.toContain('secret');
  });
});

describe('stopping', () => {
  test('on SIGTERM running requests finish, readiness fails, metrics remain, and the exit code is 0', async () => {
    const server = await startServer({ ...closed.environment, KADAM_DRAIN_MS: '3000', KADAM_METRICS_PORT: '0' });
    const metrics = () => fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
    expect((await send(server, '/readyz')).status).toBe(200);
    expect(await (await metrics()).text()).toMatch(/^kadam_emails_unsent 0$/m);
    for (const path of ['/metrics', '/api/metrics']) expect((await fetch(`${server.origin}${path}`)).status).toBe(404);
    const exited = server.end('SIGTERM');

    await until(async () => (await send(server, '/readyz')).status === 503);
    expect((await fetch(`${server.origin}/api/livez`)).headers.get('connection')).toBe('close');
    const signup = send(server, '/auth/signup', account('late@example.in'));
    expect((await send(server, '/courses')).status).toBe(200);
    expect((await signup).status).toBe(201);
    expect((await metrics()).status).toBe(200);
    expect(await exited).toBe(0);
    await expect(metrics()).rejects.toThrow();
  });

  test('the server exits with its parent process, and so does its idle parser process', async () => {
    const folder = await newDataFolder();
    const server = await startServer({ KADAM_DATA: folder });
    expect(server.metricsPort).toBeUndefined();
    const exited = exitOf(server.child);
    let parser: number | undefined;
    await until(() => (parser = childOf(server, 'parser.mjs')) !== undefined);
    server.child.disconnect();
    expect(await exited).toMatchObject({ code: 0 });
    await until(() => !existsSync(`/proc/${parser}`));
    await (await openDatabase({ dataFolder: folder })).close();
    await rm(folder, { recursive: true });
  });
});

/** The child process with this program; Linux lists it in files. */
function childOf({ child: { pid } }: ServerProcess, program: string): number | undefined {
  const children = readProcess(`${pid}/task/${pid}/children`).trim().split(' ').map(Number);
  return children.find((one) => readProcess(`${one}/cmdline`).includes(program));
}

function readProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}
