import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from './db/open';
import { newDataFolder } from './testing/engines';
import { exitOf, refusedStart, type ServerProcess, spawnServer, startServer } from './testing/server-process';

jest.setTimeout(120_000);

let folder: string;

beforeEach(async () => {
  folder = await newDataFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const send = async (server: ServerProcess, path: string, body?: object) => {
  const answer = await fetch(`${server.origin}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: answer.status, body: (await answer.json()) as { token?: string; message?: string } };
};

describe('starting', () => {
  test('every wrong variable is told, then it ends with 1', async () => {
    const { code, said } = await refusedStart({ KADAM_DATA: folder, PORT: 'eighty', NODE_ENV: 'live' });
    expect([code, said]).toEqual([
      1,
      "PORT must be a whole number from 0 to 65535, not 'eighty'.\nNODE_ENV must be development or production or test, not 'live'.\n",
    ]);
  });

  test('a taken port, a folder in use and an unusable DATABASE_URL are one sentence each', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const taken = other.address();
    const port = taken !== null && typeof taken === 'object' ? String(taken.port) : '';
    expect(await refusedStart({ KADAM_DATA: folder, PORT: port })).toEqual({
      code: 1,
      said: `PORT ${port} is taken on 127.0.0.1. Set PORT to another one, or to 0 for any free one.\n`,
    });
    await new Promise((resolve) => other.close(resolve));

    const server = await startServer({ KADAM_DATA: folder });
    expect(await refusedStart({ KADAM_DATA: folder })).toEqual({
      code: 1,
      said: `The data folder ${folder} is in use by another process. Stop that one first, or set KADAM_DATA to another folder.\n`,
    });
    await server.end('SIGTERM');

    const { code, said } = await refusedStart({
      KADAM_DATA: folder,
      DATABASE_URL: 'postgres://kadam:secret@127.0.0.1:5198/kadam',
    });
    expect([code, said.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^DATABASE_URL cannot be used: .*5198/)],
    ]);
    expect(said).not.toContain('secret');
  });
});

describe('ending', () => {
  test('on SIGTERM a running request is answered, readiness says no meanwhile, and the exit code is 0', async () => {
    const server = await startServer({ KADAM_DATA: folder, KADAM_DRAIN_MS: '3000' });
    expect((await send(server, '/readyz')).status).toBe(200);
    const exited = server.end('SIGTERM');

    await until(async () => (await send(server, '/readyz')).status === 503);
    expect((await fetch(`${server.origin}/api/livez`)).headers.get('connection')).toBe('close');
    const signup = send(server, '/auth/signup', account('late@example.in'));
    expect((await send(server, '/courses')).status).toBe(200);
    expect((await signup).status).toBe(201);
    expect(await exited).toBe(0);
  });

  test('it ends with the program that started it, and with it the parser that was ready for the first resume', async () => {
    const server = await startServer({ KADAM_DATA: folder });
    const exited = exitOf(server.child);
    let parser: number | undefined;
    await until(() => (parser = childOf(server, 'parser.mjs')) !== undefined);
    server.child.disconnect();
    expect(await exited).toMatchObject({ code: 0 });
    await until(() => !existsSync(`/proc/${parser}`));
    await (await openDatabase({ dataFolder: folder })).close();
  });
});

describe('kill -9', () => {
  test('under load loses nothing that was answered, and the next start works', async () => {
    const answered: string[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const server = await startServer({ KADAM_DATA: folder });
      const before = answered.length;
      const clients = Array.from({ length: 6 }, (_, client) =>
        signUpUntilItDies(server, `r${round}c${client}`, answered),
      );
      await until(() => answered.length >= before + 15);
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      await Promise.all(clients);
    }
    const database = await openDatabase({ dataFolder: folder });
    const kept = await database.query<{ email: string }>('select email from members');
    await database.close();

    const emails = kept.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(answered.filter((email) => !emails.includes(email))).toEqual([]);

    const server = await startServer({ KADAM_DATA: folder });
    const login = await send(server, '/auth/login', account(answered[0] ?? ''));
    expect(login).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    await server.end('SIGTERM');
  });

  test('in the middle of the very first start does not spoil the second', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'kadam-first-'));
    const database = join(fresh, 'db');
    const child = spawnServer({ KADAM_DATA: fresh });
    const exited = exitOf(child);
    await until(() => existsSync(database) && readdirSync(database).length > 3);
    child.kill('SIGKILL');
    await exited;

    const server = await startServer({ KADAM_DATA: fresh });
    expect((await send(server, '/readyz')).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    await rm(fresh, { recursive: true, force: true });
  });
});

const account = (email: string) => ({ firstName: 'Asha', lastName: 'Rao', email, password: 'monsoon-clouds' });

async function signUpUntilItDies(server: ServerProcess, name: string, answered: string[]): Promise<void> {
  for (let index = 0; ; index += 1) {
    const email = `${name}n${index}@example.in`;
    try {
      const { status } = await send(server, '/auth/signup', account(email));
      if (status === 201) answered.push(email);
    } catch {
      return;
    }
  }
}

/** The process of this program that the server started; Linux tells it in files. */
function childOf({ child: { pid } }: ServerProcess, program: string): number | undefined {
  const children = readProcess(`${pid}/task/${pid}/children`).trim().split(' ').map(Number);
  return children.find((one) => readProcess(`${one}/cmdline`).includes(program));
}

/** Empty for a process that has just ended. */
function readProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(10);
}
