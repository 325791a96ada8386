import { ONE_ENGINE, testDatabase } from '../../testing/engines';
import { countsFor } from '../../http/counters';
import { limitsFor } from '../../limits';
import { createResumeClients, type ResumeClients } from './resume-clients';

const opened = testDatabase(ONE_ENGINE[0].open);
let clients: ResumeClients;

beforeAll(() => {
  clients = createResumeClients(countsFor(opened.database), limitsFor(1).resumeOverruns);
});

async function overrun(client: string, files: number): Promise<void> {
  for (let file = 0; file < files; file += 1) await clients(client).overran();
}

test('after three files that ended their process a client gets a retry time, and others do not', async () => {
  await overrun('203.0.113.7', 2);
  await expect(clients('203.0.113.7').admit()).resolves.toBeUndefined();
  await overrun('203.0.113.7', 1);
  await expect(clients('203.0.113.7').admit()).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message:
      'Several files from your network could not be read within the limits. Please wait 10 minutes and try another file.',
    extras: { retryAfter: expect.any(Number) },
  });
  await expect(clients('203.0.113.8').admit()).resolves.toBeUndefined();
});

test('clients on this machine are not counted, and each of their files has its own turn', async () => {
  await overrun('127.0.0.1', 5);
  await expect(clients('127.0.0.1').admit()).resolves.toBeUndefined();
  expect(clients('127.0.0.1').key).not.toBe(clients('127.0.0.1').key);
});
