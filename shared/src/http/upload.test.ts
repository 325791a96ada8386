import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { endpoint } from '../contract/endpoint';
import { z } from '../contract/zod';
import { ApiError } from './index';
import { send as sendCall } from './send';
import { callWithFile } from './upload';

const MB = 1024 * 1024;
const send = endpoint({
  method: 'POST',
  path: '/resume',
  summary: '',
  access: 'public',
  body: z.object({ note: z.optional(z.string()), job: z.optional(z.string()) }),
  upload: { field: 'file', maxBytes: 2 * MB, suffixes: ['.pdf', '.docx'] },
  responses: {},
});
const fileOf = (bytes: number, name = 'cv.PDF') => new File(['a'.repeat(bytes)], name, { type: 'application/pdf' });

let server: Server | undefined;
let requests = 0;
/** Without keep-alive, because the next test's server has the same address. */
const serve = (handler: (request: IncomingMessage, response: ServerResponse) => void) =>
  new Promise<void>((ready) => {
    server = createServer((request, response) => {
      requests += 1;
      response.setHeader('connection', 'close');
      handler(request, response);
    }).listen(Number(location.port), '127.0.0.1', ready);
  });
const sendJson = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

beforeEach(() => (requests = 0));
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  server = undefined;
});

describe('callWithFile', () => {
  it('requires a file', () => {
    const wrong = () => [
      // @ts-expect-error -- the file is missing
      callWithFile(send, { body: {} }),
      // @ts-expect-error -- a file is not text
      callWithFile(send, { body: {}, file: 'cv.pdf' }),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });

  it('sends a form with the text fields before the file', async () => {
    await serve((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () =>
        sendJson(response, 200, { type: request.headers['content-type'], form: String(Buffer.concat(parts)) }),
      );
    });
    const got = (await callWithFile(send, { body: { note: 'mine', job: undefined }, file: fileOf(3) })) as Record<
      string,
      string
    >;
    expect(got.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(got.form).toMatch(
      /name="note"\r\n\r\nmine\r\n[^]*name="file"; filename="cv.PDF"\r\nContent-Type: application\/pdf\r\n\r\naaa\r\n/,
    );
    expect(got.form).not.toContain('name="job"');
  });

  it('reports increasing progress up to 1', async () => {
    await serve((request, response) => request.resume().on('end', () => sendJson(response, 200, {})));
    const progress: number[] = [];
    await callWithFile(send, {
      body: {},
      file: fileOf(2 * MB),
      onProgress: (fraction) => void progress.push(fraction),
    });
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  it.each([
    ['above the limit', fileOf(2 * MB + 1), 413, 'PAYLOAD_TOO_LARGE', 'File too large. Maximum size is 2MB.'],
    [
      'of another type',
      fileOf(1, 'cv.png'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Unsupported file type. Please upload PDF or DOCX.',
    ],
  ])(
    'rejects a file %s with the message of the contract, without a call',
    async (...[, file, status, code, message]) => {
      await serve((_, response) => sendJson(response, 200, {}));
      const error = await callWithFile(send, { body: {}, file }).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status, message, body: { code, details: [{ field: 'file', message }] } });
      expect(requests).toBe(0);
    },
  );

  it('throws the message of a server that rejects the file', async () => {
    const message = 'File too large. Maximum size is 1MB.';
    await serve((request, response) =>
      request.resume().on('end', () => sendJson(response, 413, { success: false, message })),
    );
    await expect(callWithFile(send, { body: {}, file: fileOf(MB) })).rejects.toMatchObject({ status: 413, message });
  });

  it('throws an AbortError if it is aborted, and the server receives no more', async () => {
    const controller = new AbortController();
    let seeEnd: (isWhole: boolean) => void;
    const isWhole = new Promise<boolean>((resolve) => (seeEnd = resolve));
    await serve((request) => {
      request.on('error', () => undefined);
      request.on('close', () => seeEnd(request.complete));
      controller.abort();
      request.resume();
    });
    // Larger than the socket buffers.
    const large = { ...send, upload: { ...send.upload, maxBytes: 24 * MB } };
    const pending = callWithFile(large, { body: {}, file: fileOf(24 * MB), signal: controller.signal });
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    await expect(isWhole).resolves.toBe(false);
  });

  it('fails after the idle timeout', async () => {
    await serve((request) => void request.resume());
    const form = new FormData();
    form.append('file', fileOf(1));
    await expect(sendCall(send, { body: form }, 400)).rejects.toMatchObject({ isNetworkError: true });
  });
});
