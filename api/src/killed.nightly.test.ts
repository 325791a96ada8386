import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './db/open';
import { newDataFolder } from './testing/engines';
import { account, send, exitOf, type ServerProcess, spawnServer, startServer } from './testing/server-process';
import { until } from './testing/until';

jest.setTimeout(240_000);

let folder: string;

beforeEach(async () => {
  folder = await newDataFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('kill -9', () => {
  test('under load loses no acknowledged write, and the next start works', async () => {
    const responded: string[] = [];
    for (let round = 1; round <= 2; round += 1) {
      const server = await startServer({ KADAM_DATA: folder });
      const [survivor] = responded;
      if (survivor !== undefined) {
        const login = await send(server, '/auth/login', account(survivor));
        expect(login).toMatchObject({ status: 200, body: { token: expect.any(String) } });
      }
      const before = responded.length;
      const clients = Array.from({ length: 6 }, (_, client) =>
        signUpUntilItDies(server, `r${round}c${client}`, responded),
      );
      await until(() => responded.length >= before + 15);
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      await Promise.all(clients);
    }
    const database = await openDatabase({ dataFolder: folder });
    const stored = await database.query<{ email: string }>('select email from members');
    await database.close();

    const emails = stored.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(responded.filter((email) => !emails.includes(email))).toEqual([]);
  });

  test('during the very first start does not prevent the second start', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'kadam-first-'));
    const database = join(fresh, 'db');
    const child = await spawnServer({ KADAM_DATA: fresh });
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

async function signUpUntilItDies(server: ServerProcess, name: string, responded: string[]): Promise<void> {
  for (let index = 0; ; index += 1) {
    const email = `${name}n${index}@example.in`;
    try {
      const { status } = await send(server, '/auth/signup', account(email));
      if (status === 201) responded.push(email);
    } catch {
      return;
    }
  }
}
