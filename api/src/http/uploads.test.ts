import { type AddressInfo, connect } from 'node:net';
import { endpoint } from '@kadam/shared/contract/endpoint';
import { requiredText, z } from '@kadam/shared/contract/schema';
import Fastify, { type FastifyInstance } from 'fastify';
import { bodyTime } from '../plugins/body-time';
import { errorHandler } from '../plugins/error-handler';
import { openapi } from '../plugins/openapi';
import { serve } from './serve';
import { registeredEndpoints } from '../plugins/registered-endpoints';
import { strictInput } from '../plugins/strict-input';
import { typeProvider } from '../plugins/type-provider';

const MB = 1024 * 1024;
const SLOW_MS = 1_000;

const uploadNote = endpoint({
  method: 'POST',
  path: '/test/upload',
  summary: 'Upload a note',
  access: 'public',
  body: z.object({ title: requiredText(20, 'A title is required.') }),
  upload: { field: 'file', maxBytes: 2 * MB, suffixes: ['.txt', '.md'] },
  responses: { 200: z.object({ name: z.string(), bytes: z.number(), title: z.string() }) },
  timeoutMs: SLOW_MS,
});
const plain = endpoint({
  method: 'POST',
  path: '/test/plain',
  summary: 'Send a title',
  access: 'public',
  body: z.object({ title: z.string() }),
  responses: { 200: z.object({ title: z.string() }) },
});

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(registeredEndpoints);
  await app.register(errorHandler);
  await app.register(typeProvider);
  await app.register(strictInput);
  await app.register(bodyTime, { timeoutMs: SLOW_MS });
  await app.register(openapi, { version: '0.0.0' });
  app.decorateRequest('member', null);
  serve(app, uploadNote, {
    handle: ({ file, body }) => ({ name: file.name, bytes: file.bytes.length, title: body.title }),
  });
  serve(app, plain, { handle: ({ body }) => body });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  // A client may still hold a connection whose body was rejected.
  app.server.closeAllConnections();
  await app.close();
});

const port = () => (app.server.address() as AddressInfo).port;
const formOf = (parts: readonly (readonly [name: string, value: string | Blob, file?: string])[]) => {
  const form = new FormData();
  for (const [name, value, file] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, file);
  return form;
};
const note = (bytes = 5) => new Blob(['x'.repeat(bytes)]);
const send = async (body: FormData | string, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${port()}/api/test/upload`, { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('a file arrives complete, with the other fields of its form in any order', async () => {
  const expected = { status: 200, body: { name: 'Note.TXT', bytes: 2 * MB, title: 'नमस्ते' } };
  expect(
    await send(
      formOf([
        ['title', 'नमस्ते'],
        ['file', note(2 * MB), 'Note.TXT'],
      ]),
    ),
  ).toEqual(expected);
  expect(
    await send(
      formOf([
        ['file', note(2 * MB), 'Note.TXT'],
        ['title', 'नमस्ते'],
      ]),
    ),
  ).toEqual(expected);
});

test.each([
  ['a file above the limit', 413, 'File too large. Maximum size is 2MB.', [['file', note(2 * MB + 1), 'a.txt']]],
  ['a file far above the limit', 413, 'File too large. Maximum size is 2MB.', [['file', note(5 * MB), 'a.txt']]],
  ['another type', 415, 'Unsupported file type. Please upload TXT or MD.', [['file', note(), 'a.exe']]],
  ['another field', 400, 'The file must be sent as file.', [['photo', note(), 'a.txt']]],
  [
    'two files',
    400,
    'Please send one file only.',
    [
      ['file', note(), 'a.txt'],
      ['file', note(), 'b.txt'],
    ],
  ],
  ['no file', 400, 'Please choose a file (TXT or MD).', [['title', 'x']]],
  ['no title', 400, 'A title is required.', [['file', note(), 'a.txt']]],
  [
    'two titles',
    400,
    'title must be given once.',
    [
      ['title', 'a'],
      ['title', 'b'],
      ['file', note(), 'a.txt'],
    ],
  ],
  [
    'NUL in a field',
    400,
    'title must not contain the NUL character.',
    [
      ['title', 'a\0'],
      ['file', note(), 'a.txt'],
    ],
  ],
] as const)('%s is rejected with the name of its field', async (...[, status, message, parts]) => {
  expect(await send(formOf(parts))).toMatchObject({ status, body: { success: false, message } });
});

test('too many fields are 413, JSON is 415, and a truncated form is 400', async () => {
  const many = formOf(Array.from({ length: 30 }, (_value, index) => [`field${index}`, 'x'] as const));
  expect((await send(many)).status).toBe(413);
  expect(await send('{}', { 'content-type': 'application/json' })).toMatchObject({
    status: 415,
    body: { message: 'Send a form (multipart/form-data) with a file as file.' },
  });
  const cutOff = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhel';
  expect((await send(cutOff, { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(400);
});

test.each([
  ['/api/test/upload', 'multipart/form-data; boundary=b'],
  ['/api/test/plain', 'application/json'],
])('a body for %s that never ends is 408, and the connection is closed', async (path, type) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`;
  const response = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port(), '127.0.0.1', () => socket.write(head));
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
  expect(response).toMatch(/^HTTP\/1\.1 408 [^]*connection: close[^]*"code":"REQUEST_TIMEOUT"/i);
});

test('a rejected body of any size does not affect later requests', async () => {
  const url = `http://127.0.0.1:${port()}/api/test/plain`;
  for (let round = 0; round < 3; round += 1) {
    const response = await fetch(url, {
      method: 'POST',
      body: 'x'.repeat(MB),
      headers: { 'content-type': 'text/csv' },
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  }
  const good = await fetch(url, {
    method: 'POST',
    body: '{"title":"a"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(await good.json()).toEqual({ title: 'a' });
});

test('the OpenAPI document describes the form', async () => {
  const document = (await app.inject({ url: '/api/openapi.json' })).json();
  const { requestBody, responses } = document.paths['/api/test/upload'].post;
  expect(requestBody.content['multipart/form-data'].schema).toMatchObject({
    required: ['title', 'file'],
    properties: { title: { type: 'string' }, file: { contentMediaType: 'application/octet-stream' } },
  });
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '408', '413', '415']));
});
