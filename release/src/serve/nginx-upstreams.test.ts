import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeNginx, startRealNginx } from '../testing/both-servers';
import { startEchoApi } from '../testing/echo-api';
import { createBundlesFolder, liveRelease } from '../testing/hand-made-release';
import { startNameServer } from '../testing/name-server';
import { send } from '../testing/raw-request';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describeNginx('nginx before two servers of the API', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index);

  it('retries an idempotent request at the other upstream', async () => {
    const { origin, seen } = await startPair(({ socket }) => socket.destroy());
    const responses = await Promise.all(ten.map(() => send(origin, { path: '/api/echo' })));
    expect(responses.map(({ status }) => status)).toEqual(ten.map(() => 200));
    expect(seen.first).toBeGreaterThan(0);
    expect(seen.second).toBe(ten.length);
  });

  it('does not retry a request that is not idempotent', async () => {
    const { origin, seen } = await startPair(({ socket }) => socket.destroy());
    const post = { path: '/api/echo', method: 'POST', sendBytes: 100 };
    const responses = await Promise.all(ten.map(() => send(origin, post)));
    expect(seen.first).toBeGreaterThan(0);
    expect(seen.first + seen.second).toBe(ten.length);
    expect(responses.filter(({ status }) => status === 502)).toHaveLength(seen.first);
  });

  it('uses the other upstream if one is unavailable, for any method', async () => {
    const { origin, seen, stopFirst } = await startPair((_, response) => response.end());
    await stopFirst();
    const post = { path: '/api/echo', method: 'POST', sendBytes: 100 };
    const responses = await Promise.all(ten.map(() => send(origin, post)));
    expect(responses.map(({ status }) => status)).toEqual(ten.map(() => 200));
    expect(seen).toEqual({ first: 0, second: ten.length });
  });

  it('does not retry after a timeout', async () => {
    const { origin, seen } = await startPair(() => undefined);
    const responses = await Promise.all(ten.map((job) => send(origin, { path: `/jobs/${job}` })));
    expect(seen.first).toBeGreaterThan(0);
    expect(seen.first + seen.second).toBe(ten.length);
    expect(responses.filter(({ status }) => status === 503)).toHaveLength(seen.first);
  });
});

describeNginx('the cached document of a job', () => {
  it('sends composed documents while the API is unavailable', async () => {
    const api = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'x-accel-expires': '1' }).end('made before');
    });
    const { bundlesFolder, remove } = await createBundlesFolder();
    const logFile = join(bundlesFolder, '..', 'nginx.log');
    const { origin, stop } = await startRealNginx({
      bundlesFolder,
      apiOrigin: `http://127.0.0.1:${api.port}`,
      logFile,
    });
    ends.push(remove, stop);
    const ask = async () => (await send(origin, { path: '/jobs/8' })).body.toString();
    expect(await ask()).toBe('made before');
    await api.stop();
    // The API is not available; nginx requests from it only when the cached response has expired.
    while (!(await readFile(logFile, 'utf8')).includes('"apiStatus":"502"')) expect(await ask()).toBe('made before');
  });
});

describeNginx('the cached list of jobs', () => {
  it('sends the documents of the next release at once', async () => {
    const api = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'x-accel-expires': '600' }).end('made before');
    });
    const { bundlesFolder, remove } = await createBundlesFolder();
    await liveRelease(bundlesFolder, ['host', '1.0.0-00000001']);
    await liveRelease(bundlesFolder, ['jobs', '1.0.0-00000001'], { paths: ['/jobs'] });
    const { origin, stop } = await startRealNginx({ bundlesFolder, apiOrigin: `http://127.0.0.1:${api.port}` });
    ends.push(remove, stop);
    const ask = async () => (await send(origin, { path: '/jobs' })).body.toString();
    expect(await ask()).toBe('made before');
    await api.stop();
    expect(await ask()).toBe('made before');
    await liveRelease(bundlesFolder, ['jobs', '1.0.0-00000002'], { paths: ['/jobs'] });
    expect(await ask()).toContain('1.0.0-00000002');
  });
});

describeNginx('nginx before an API behind a name', () => {
  it('starts before the upstream name resolves, and resolves it again', async () => {
    const api = await startEchoApi();
    const names = await startNameServer();
    ends.push(api.stop, names.stop);
    const { port } = new URL(api.origin);
    const settings = { KADAM_API: `api.internal:${port}`, KADAM_API_RESOLVER: names.address };
    const origin = await startWith(api.origin, settings);
    expect((await send(origin, { path: '/api/echo' })).status).toBe(502);
    names.means('127.0.0.1');
    while ((await send(origin, { path: '/api/echo' })).status !== 200) await wait(50);
    const response = await send(origin, { path: '/api/caf%C3%A9?x=1' });
    expect(JSON.parse(response.body.toString())).toMatchObject({ url: '/api/caf%C3%A9?x=1' });
    expect((await send(origin, { path: '/jobs/5' })).body.toString()).toBe('made at /api/documents/jobs/5');
  });
});

async function startWith(apiOrigin: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const { bundlesFolder, remove } = await createBundlesFolder();
  const { origin, stop } = await startRealNginx({ bundlesFolder, apiOrigin, settings });
  ends.push(remove, stop);
  return origin;
}

type Behavior = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * nginx before two servers: the first behaves as requested, the second responds; `seen` counts what
 * reached each.
 */
async function startPair(behavior: Behavior) {
  const seen = { first: 0, second: 0 };
  const first = await startServer((request, response) => {
    seen.first += 1;
    behavior(request, response);
  });
  const second = await startServer((request, response) => {
    seen.second += 1;
    request.resume().on('end', () => response.end('done'));
  });
  const KADAM_API = [first, second].map(({ port }) => `127.0.0.1:${port}`).join(' ');
  return { seen, stopFirst: first.stop, origin: await startWith(`http://127.0.0.1:${first.port}`, { KADAM_API }) };
}

async function startServer(behavior: Behavior): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer(behavior);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  ends.push(stop);
  return { port: (server.address() as AddressInfo).port, stop };
}
