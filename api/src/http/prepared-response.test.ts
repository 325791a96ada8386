import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { PreparedResponse } from './prepared-response';

const body = { courses: Array.from({ length: 50 }, (_, index) => ({ name: `Course ${index}` })) };

async function request(headers: Record<string, string> = {}) {
  const app = Fastify();
  const prepared = await PreparedResponse.of(body);
  app.get('/', (request, reply) => prepared.payload(request, reply));
  return app.inject({ url: '/', headers });
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['GZIP;q=0.8, br;q=0', 'gzip', gunzipSync],
  ['', undefined, (bytes: Buffer) => bytes],
  ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
  ['x-bracket, compress', undefined, (bytes: Buffer) => bytes],
  ['br;q=0.0', undefined, (bytes: Buffer) => bytes],
])('a client that accepts "%s" gets %s', async (accepted, encoding, read) => {
  const response = await request({ 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
  });
  expect(JSON.parse(read(response.rawPayload).toString())).toEqual(body);
});

test('each encoding has its own ETag, and 304 requires the ETag of the same bytes', async () => {
  const plain = await request();
  const brotli = await request({ 'accept-encoding': 'br' });
  expect(plain.headers.etag).not.toBe(brotli.headers.etag);

  const etag = String(brotli.headers.etag);
  const held = await request({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
  expect([held.statusCode, held.rawPayload.length, held.headers.etag, held.headers.vary]).toEqual([
    304,
    0,
    etag,
    'Accept-Encoding',
  ]);
  expect((await request({ 'if-none-match': etag })).statusCode).toBe(200);
});

test('a failed compression is retried for the next caller', async () => {
  let failures = 1;
  const app = Fastify();
  const prepared = new PreparedResponse(JSON.stringify(body), () => {
    if (failures-- > 0) throw new Error('out of memory');
  });
  app.get('/', (request, reply) => prepared.payload(request, reply));
  const request = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect((await request()).statusCode).toBe(500);
  const again = await request();
  expect([again.statusCode, again.headers['content-encoding']]).toEqual([200, 'br']);
  expect(JSON.parse(brotliDecompressSync(again.rawPayload).toString())).toEqual(body);
});
