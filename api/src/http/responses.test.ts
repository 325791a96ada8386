import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Database, DatabaseUnavailableError } from '../db/database';
import { ONE_ENGINE, type TestDatabase } from '../testing/engines';
import { addPosting, buildTestApp, newMember, type TestMember } from '../testing/portal';

let opened: TestDatabase;
let app: FastifyInstance;
let member: TestMember;

beforeAll(async () => {
  opened = await ONE_ENGINE[0].open();
  app = await buildTestApp(opened.database);
  await addPosting(opened.database);
  member = await newMember(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.remove();
});

const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });

describe('malformed requests', () => {
  test.each([
    ['page must be given once.', 'page', '/api/job/postings?page=1&page=2'],
    ['x must be given once.', 'x', '/api/job/postings?x=1&x=2'],
    ['__proto__ must not be given.', '__proto__', '/api/job/postings?__proto__=1'],
    ['search must not contain the NUL character.', 'search', '/api/job/postings?search=%00'],
    ['id must not contain the NUL character.', 'id', '/api/courses/%00'],
    ['id must be a valid id.', 'id', `/api/courses/${'x'.repeat(5_000)}`],
  ])('an invalid input is rejected with its field: %s', async (message, field, url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'INVALID_INPUT', message, details: [{ field }] });
  });

  test.each([
    ['broken JSON', '{"email":', 'The body is not valid JSON.'],
    ['prototype keys', '{"__proto__":{"isAdmin":true}}', 'The body is not valid JSON.'],
    ['constructor keys', '{"constructor":{"prototype":{}}}', 'The body is not valid JSON.'],
    ['nothing', '', 'The body is empty, and must be a JSON object.'],
    ['a list', '[]', 'body must be a JSON object.'],
    ['thirty thousand brackets', '['.repeat(30_000) + ']'.repeat(30_000), 'body must be a JSON object.'],
    [
      'a deep object',
      '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000),
      'Professional mail ID is required. Password is required.',
    ],
    ['NUL in a field', '{"email":"a\\u0000b"}', 'email must not contain the NUL character.'],
    ['half a character', '{"email":"\\ud800"}', 'email must be well-formed text.'],
  ])('a body of %s is rejected', async (_, payload, message) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'INVALID_INPUT', message });
  });

  test('a body above 64 kB is 413, one of another type or compressed is 415', async () => {
    expect((await post(JSON.stringify({ email: 'x'.repeat(66_000) }))).statusCode).toBe(413);
    expect((await post('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
    expect((await post('hello', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await post('{}', { ...json, 'content-encoding': 'gzip' })).statusCode).toBe(415);
  });

  test('a malformed URL gets the usual error format and security headers', async () => {
    const response = await app.inject({ url: '/api/courses/%E0%A4%A' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      success: false,
      code: 'INVALID_INPUT',
      message: 'The address of this request is not well-formed.',
    });
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test('invalid HTTP and headers of 20 kB get the usual error format', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    expect(await raw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*"success":false/);
    expect(await raw(port, `GET /api/livez HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [^]*"success":false/,
    );
  });
});

describe('URLs and methods', () => {
  test('an unknown URL is 404, a known one with another method 405 with Allow', async () => {
    const unknown = await app.inject({ url: '/api/nothing/here' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });

    const other = await app.inject({ method: 'DELETE', url: '/api/job/postings?page=1' });
    expect(other.statusCode).toBe(405);
    expect(other.headers.allow).toBe('GET, HEAD');
    expect(other.json()).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' });
  });
});

describe('headers', () => {
  test('every response has the security headers and a request id, and private ones are not cached', async () => {
    for (const url of ['/api/auth/getprofile', '/api/livez', '/api/nothing']) {
      const { headers } = await app.inject({ url, headers: member.headers });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      });
    }
  });

  test('a valid request id of the proxy is used', async () => {
    const id = async (given: string) =>
      (await app.inject({ url: '/api/livez', headers: { 'x-request-id': given } })).headers['x-request-id'];
    expect(await id('0123456789abcdef')).toBe('0123456789abcdef');
    expect(await id('<b>log forging\n</b>')).toMatch(/^[\w-]{36}$/);
  });

  test('lists have an ETag: 304 while nothing has changed, a new one afterwards', async () => {
    const first = await app.inject({ url: '/api/job/postings' });
    const { etag = '' } = first.headers;
    expect(etag).toMatch(/^"[\w-]{27}"$/);

    const again = (condition: string) =>
      app.inject({ url: '/api/job/postings', headers: { 'if-none-match': condition } });
    const same = await again(`"other", W/${String(etag)}`);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);

    await addPosting(opened.database, { job_name: 'Pharmacist' });
    const changed = await again(String(etag));
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });
});

describe('internal errors', () => {
  const failing = (error: Error): Database => ({
    isShared: false,
    query: () => Promise.reject(error),
    transaction: () => Promise.reject(error),
    listen: () => Promise.reject(error),
    connections: () => ({ total: 0, idle: 0, waiting: 0 }),
    close: () => Promise.resolve(),
  });

  test('if the database is down, requests are 503 with Retry-After, and readiness fails', async () => {
    const down = await buildTestApp(failing(new DatabaseUnavailableError('connect ECONNREFUSED 10.0.0.5')));
    for (const url of ['/api/job/postings', '/api/courses', '/api/readyz', '/api/auth/getprofile']) {
      const response = await down.inject({ url, headers: member.headers });
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('2');
      expect(response.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
      expect(response.body).not.toContain('10.0.0.5');
    }
    expect((await down.inject({ url: '/api/livez' })).statusCode).toBe(200);
    await down.close();
  });

  test('an unexpected error is 500 without details', async () => {
    const broken = await buildTestApp(failing(new TypeError('cannot read password_hash of undefined')));
    const response = await broken.inject({ url: '/api/courses' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
    });
    await broken.close();
  });
});

function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (response += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
  });
}
