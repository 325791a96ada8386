import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/src/db/open';
import { describeTwoApis } from './two-apis';

jest.setTimeout(300_000);

// Connections that the system has accepted for a process that stops listening are reset, and nginx
// does not retry a POST (decision 0060).
const WAYS = [
  { way: 'at one socket that a supervisor holds lose nothing', isShared: true, lostMost: 0 },
  { way: 'with an address each lose no GET and at most one POST each', isShared: false, lostMost: 2 },
];

describeTwoApis('two processes of the API behind nginx', (startTwo) => {
  it.each(WAYS)('$way while one is restarted and then the other ends', async ({ isShared, lostMost }) => {
    const { origin, apis, url, begin } = await startTwo({ isShared });
    const load = startLoad(origin, lostMost);
    await load.goOn();
    expect(await apis[0]?.end('SIGTERM')).toBe(0);
    await load.goOn();
    apis[0] = await begin(0);
    await load.goOn();
    expect(await apis[1]?.end('SIGTERM')).toBe(0);
    await load.goOn();
    await load.stop();

    for (const failure of load.failed) expect(failure).toMatch(/^\/auth\/signup: 502 .*"UNAVAILABLE"/);
    expect(load.failed.length).toBeLessThanOrEqual(lostMost);
    expect(load.signedUp.length).toBeGreaterThan(10);
    expect((await emailsIn(url)).sort()).toEqual([...load.signedUp].sort());
  });
});

const READERS = 6;
const WRITERS = 3;
const MIN_RESPONSES = 30;

/**
 * Visitors with sequential requests, some of which create accounts: exactly the confirmed accounts
 * must exist.
 */
function startLoad(origin: string, lostMost: number) {
  const state = { isOn: true, responses: 0 };
  const failed: string[] = [];
  const signedUp: string[] = [];
  const request = async (path: string, expected: number, body?: object) => {
    const init = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    const response = await fetch(`${origin}/api${path}`, init).catch((error: Error) => error);
    const outcome = 'text' in response ? `${response.status} ${await response.text()}` : response.message;
    const isAnswered = outcome.startsWith(String(expected));
    if (isAnswered) state.responses += 1;
    else failed.push(`${path}: ${outcome}`);
    return isAnswered;
  };
  const readers = Array.from({ length: READERS }, async () => {
    while (state.isOn) await request('/job/postings?limit=3', 200);
  });
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let index = 0; state.isOn; index += 1) {
      const email = `w${writer}n${index}@example.in`;
      const form = { firstName: 'Asha', lastName: 'Rao', email, password: 'monsoon-clouds' };
      if (await request('/auth/signup', 201, form)) signedUp.push(email);
    }
  });
  return {
    failed,
    signedUp,
    /** Waits for more responses; the test's timeout ends a portal that does not respond. */
    async goOn() {
      const goal = state.responses + MIN_RESPONSES;
      while (state.responses < goal && failed.length <= lostMost) await wait(10);
    },
    async stop() {
      state.isOn = false;
      await Promise.all([...readers, ...writers]);
    },
  };
}

async function emailsIn(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataFolder: tmpdir() });
  const rows = await database.query<{ email: string }>("select email from members where email like 'w%@example.in'");
  await database.close();
  return rows.map(({ email }) => email);
}
