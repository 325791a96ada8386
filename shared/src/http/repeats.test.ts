import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { endpoint } from '../contract/endpoint';
import { z } from '../contract/zod';
import { call, NETWORK_ERROR_MESSAGE } from './index';
import { send } from './send';
import { callWithFile } from './upload';

const post = { method: 'POST', summary: '', access: 'public', responses: {} } as const;
const body = z.object({ name: z.string() });
const contact = endpoint({ ...post, path: '/contact', body, repeatable: 'by-key' });
const enrol = endpoint({ ...post, path: '/enroll', body, repeatable: 'as-is' });
const login = endpoint({ ...post, path: '/login', body });
const upload = endpoint({
  ...post,
  path: '/upload',
  body: z.object({}),
  repeatable: 'as-is',
  upload: { field: 'file', maxBytes: 1024, suffixes: ['.pdf'] },
});
const ASHA = { body: { name: 'Asha' } };

interface Received {
  readonly key: IncomingHttpHeaders[string];
  readonly form: string;
}

let server: Server | undefined;
let received: Received[] = [];
/** The next responses, in order; 'lost' breaks the connection, and the last one is repeated. */
let responses: ('lost' | [status: number, body?: object])[] = [];
let delays: number[] = [];
let handleDelay: () => void;

beforeEach(async () => {
  received = [];
  delays = [];
  handleDelay = () => undefined;
  const { setTimeout } = window;
  jest.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
    const isDelay = ms >= 300 && ms <= 3_000;
    if (isDelay) {
      delays.push(ms);
      handleDelay();
    }
    return setTimeout(run, isDelay ? 1 : ms);
  }) as typeof setTimeout);
  await new Promise<void>((ready) => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const form = String(Buffer.concat(chunks)).replaceAll(/-{4,}[\w-]+/g, '--boundary');
        received.push({ key: request.headers['idempotency-key'], form });
        respond(response);
      });
    }).listen(Number(location.port), '127.0.0.1', ready);
  });
});

function respond(response: ServerResponse): void {
  const [next = 'lost'] = responses.length > 1 ? responses.splice(0, 1) : responses;
  if (next === 'lost') {
    response.socket?.destroy();
    return;
  }
  const [status, sent = {}] = next;
  response.writeHead(status, {
    'content-type': 'application/json',
    // Without keep-alive, because the next test's server has the same address.
    connection: 'close',
    'access-control-allow-origin': window.location.origin,
    'access-control-allow-credentials': 'true',
  });
  response.end(JSON.stringify(sent));
}

afterEach(async () => {
  jest.restoreAllMocks();
  server?.closeAllConnections();
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
});

const keys = () => received.map(({ key }) => key);
const failure = (pending: Promise<unknown>) => pending.catch((error: unknown) => error);

test('a call that is lost is repeated with the same key until there is a response', async () => {
  responses = ['lost', [502], [504], [503], [201, { ok: true }]];
  await expect(call(contact, ASHA)).resolves.toEqual({ ok: true });
  expect(keys()).toEqual(Array.from({ length: 5 }, () => keys()[0]));
  expect(keys()[0]).toMatch(/^"[\da-f]{32}"$/);
  expect(delays).toEqual([300, 700, 1_500, 3_000]);
});

test('after the last repeat the error is that of a single call', async () => {
  responses = ['lost'];
  await expect(call(contact, ASHA)).rejects.toMatchObject({ message: NETWORK_ERROR_MESSAGE, isNetworkError: true });
  expect(received).toHaveLength(5);
});

test.each([
  ['409', [409, { message: 'You have already applied for this job.' }]],
  ['500', [500, { message: 'Something went wrong on our side.' }]],
  ['503 in the words of the API', [503, { message: 'The service is busy or being restarted.' }]],
] as const)('a response is an answer: %s', async (_name, [status, sent]) => {
  responses = [[status, sent]];
  await expect(call(contact, ASHA)).rejects.toMatchObject({ status });
  expect(received).toHaveLength(1);
});

test('what changes nothing the second time is repeated without a key, and nothing else is repeated', async () => {
  responses = ['lost', [200]];
  await call(enrol, ASHA);
  expect(keys()).toEqual([undefined, undefined]);
  responses = ['lost'];
  await expect(call(login, ASHA)).rejects.toMatchObject({ isNetworkError: true });
  expect(received).toHaveLength(3);
});

test('a form that is sent again after a loss has its key, and a changed one another', async () => {
  responses = ['lost'];
  await failure(call(contact, ASHA));
  responses = [[500], [200]];
  await failure(call(contact, ASHA));
  await call(contact, { body: { name: 'Ravi' } });
  await call(contact, ASHA);
  const [first, , , , , again, changed, last] = keys();
  expect([again, last]).toEqual([first, first]);
  expect(changed).not.toBe(first);
});

test.each([
  ['a success', [200]],
  ['a rejection', [409, { message: 'No.' }]],
] as const)('after %s the same form is another request', async (_name, response) => {
  responses = [[...response]];
  await failure(call(contact, ASHA));
  await failure(call(contact, ASHA));
  expect(received).toHaveLength(2);
  expect(keys()[0]).not.toBe(keys()[1]);
});

test('the file of a form is sent again as a whole', async () => {
  responses = ['lost', [502], [200]];
  const file = new File(['a resume'], 'asha.pdf', { type: 'application/pdf' });
  await callWithFile(upload, { body: {}, file });
  expect(received[0]?.form).toContain('a resume');
  expect(received.map(({ form }) => form)).toEqual(Array.from({ length: 3 }, () => received[0]?.form));
});

test('neither a server that hangs nor a browser that is offline is tried again', async () => {
  server?.removeAllListeners('request');
  let requests = 0;
  let expire = () => undefined as void;
  jest.mocked(window.setTimeout).mockImplementation(((run: () => void) => {
    expire = run;
    return 0;
  }) as unknown as typeof setTimeout);
  server?.on('request', () => {
    requests += 1;
    expire();
  });
  await expect(send(contact, ASHA)).rejects.toMatchObject({ isNetworkError: true });
  expect(requests).toBe(1);
  server?.closeAllConnections();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server?.on('request', (request) => request.socket.destroy());
  await expect(call(contact, ASHA)).rejects.toMatchObject({ isNetworkError: true });
  expect(requests).toBe(2);
});

test('a request that timed out at a proxy is not repeated', async () => {
  responses = [[504]];
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + received.length * 10_000);
  await expect(call(contact, ASHA)).rejects.toMatchObject({ status: 504 });
  expect(received).toHaveLength(1);
});

test('an aborted call is not repeated, and keeps its key', async () => {
  const controller = new AbortController();
  handleDelay = () => queueMicrotask(() => controller.abort());
  responses = ['lost', [200]];
  await expect(call(contact, { ...ASHA, signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(received).toHaveLength(1);
  await call(contact, ASHA);
  expect(keys()[1]).toBe(keys()[0]);
});

test('a call to another origin has no key and is not repeated', async () => {
  const base = globalThis as { KADAM_API_BASE?: string };
  base.KADAM_API_BASE = `http://localhost:${location.port}/api`;
  server?.removeAllListeners('request');
  const seen: (string | undefined)[] = [];
  server?.on('request', ({ method, headers }, response: ServerResponse) => {
    seen.push(`${method} ${headers['access-control-request-headers'] ?? headers['idempotency-key']}`);
    response.writeHead(method === 'OPTIONS' ? 204 : 502, {
      connection: 'close',
      'access-control-allow-origin': window.location.origin,
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-credentials': 'true',
    });
    response.end();
  });
  await expect(call(contact, ASHA)).rejects.toMatchObject({ status: 502 });
  delete base.KADAM_API_BASE;
  expect(seen).toEqual(['OPTIONS undefined', 'POST undefined']);
});
