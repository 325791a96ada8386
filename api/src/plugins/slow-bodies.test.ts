import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ONE_ENGINE, type TestDatabase } from '../testing/engines';
import { buildTestApp } from '../testing/portal';

let opened: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await ONE_ENGINE[0].open();
  app = await buildTestApp(opened.database, { bodyMs: 1_000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.remove();
});

test('a body that arrives byte by byte gets 408 after its time limit, and the connection is closed', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => dripping('/api/auth/login')));
  for (const response of responses) {
    expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({
      success: false,
      code: 'REQUEST_TIMEOUT',
      message: 'The request took too long to arrive.',
    });
  }
}, 60_000);

/** Sends a body slowly and without end; returns the response when the connection ends. */
function dripping(path: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`);
    const drip = setInterval(() => socket.write(' '), 100);
    socket.on('data', (chunk) => (response += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve(response);
    });
  });
}
