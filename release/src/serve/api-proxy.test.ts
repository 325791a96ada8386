import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { send } from '../testing/raw-request';
import { createApiProxy } from './api-proxy';

const api: Server = createServer((request, response) => {
  if (request.url === '/hang') return;
  response.write('a');
  setImmediate(() => (request.url === '/break' ? response.destroy() : response.end('b')));
});
const connections = jest.fn();
api.on('connection', connections);

let origin: string;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const proxy = createApiProxy(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, {
    bytes: 10,
    timeoutMs: 200,
  });
  const app = Fastify();
  app.get('/*', (request, reply) => proxy.pass(request, reply, request.url));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  ends.push(
    () => app.close(),
    proxy.close,
    () => api.closeAllConnections(),
    () => api.close(),
  );
});
afterAll(async () => {
  for (const end of ends) await end();
});

describe('the API proxy', () => {
  it('sends 504 when the API does not respond in time', async () => {
    const { status, body } = await send(origin, { path: '/hang' });
    expect([status, JSON.parse(body.toString())]).toEqual([504, expect.objectContaining({ code: 'UNAVAILABLE' })]);
  });

  it('aborts a response that the API aborts', async () => {
    await expect(send(origin, { path: '/break' })).rejects.toThrow(/aborted|hang up/);
  });

  it('reuses its connection to the API', async () => {
    await send(origin, { path: '/one' });
    const before = connections.mock.calls.length;
    for (let call = 0; call < 5; call += 1) expect((await send(origin, { path: '/one' })).body.toString()).toBe('ab');
    expect(connections.mock.calls.length).toBe(before);
  });

  it('aborts the API request when the client disconnects', async () => {
    const { hostname, port } = new URL(origin);
    const isClosed = new Promise((resolve) => api.once('connection', (socket) => socket.once('close', resolve)));
    // Every kept connection is busy or gone, so that this call opens one of its own.
    api.closeIdleConnections();
    const visitor = connect(Number(port), hostname, () => visitor.write('GET /hang HTTP/1.1\r\nHost: x\r\n\r\n'));
    await new Promise((resolve) => api.once('request', resolve));
    visitor.destroy();
    await isClosed;
  });
});
