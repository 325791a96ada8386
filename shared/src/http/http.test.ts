import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { signIn, signOut } from '@kadam/shared/session';
import { endpoint, REQUEST_TIMEOUT_MS } from '../contract/endpoint';
import { z } from '../contract/zod';
import { ApiError, call, NETWORK_ERROR_MESSAGE } from './index';
import { send } from './send';

const text = z.optional(z.string());
const search = endpoint({
  method: 'GET',
  path: '/job/postings',
  summary: '',
  access: 'public',
  query: z.object({ search: text, location: text, jobType: text, page: text, minCTC: text, empty: text }),
  responses: {},
});
const one = endpoint({
  method: 'GET',
  path: '/job/postings/{id}',
  summary: '',
  access: 'member',
  params: z.object({ id: z.string() }),
  responses: {},
});

const resume = endpoint({
  method: 'GET',
  path: '/job/applications/{id}/resume',
  summary: '',
  access: 'member',
  params: z.object({ id: z.string() }),
  produces: 'file',
  responses: {},
});

const contact = endpoint({
  method: 'POST',
  path: '/contact',
  summary: '',
  access: 'public',
  body: z.object({}),
  responses: {},
});

let server: Server | undefined;
/** Without keep-alive, because the next test's server has the same address. */
const serve = (handler: (request: IncomingMessage, response: ServerResponse) => void) =>
  new Promise<void>((ready) => {
    server = createServer((request, response) => {
      response.setHeader('connection', 'close');
      handler(request, response);
    }).listen(Number(location.port), '127.0.0.1', ready);
  });
const sendJson = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

afterEach(async () => {
  localStorage.clear();
  server?.closeAllConnections();
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  server = undefined;
});

describe('call', () => {
  it('accepts only the input that the endpoint declares', () => {
    const wrong = () => [
      // @ts-expect-error -- the path needs an id
      call(one),
      // @ts-expect-error -- a parameter is text
      call(one, { params: { id: 7 } }),
      // @ts-expect-error -- no such name in the query
      call(search, { query: { serach: 'java' } }),
      // @ts-expect-error -- a GET has no body
      call(search, { body: {} }),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });

  it('omits empty values of the query and returns the body', async () => {
    await serve((request, response) => sendJson(response, 200, { url: request.url }));
    const query = { search: 'java', location: '', jobType: ['onsite', 'remote'], page: 2, minCTC: undefined };
    await expect(call(search, { query })).resolves.toEqual({
      url: '/api/job/postings?search=java&jobType=onsite,remote&page=2',
    });
  });

  it('fills in the path, accepts JSON, and sends the token only to endpoints for members', async () => {
    localStorage.setItem('authToken', 'secret');
    await serve(({ url, headers }, response) =>
      sendJson(response, 200, { url, accept: headers.accept, token: headers.authorization ?? null }),
    );
    await expect(call(one, { params: { id: 'a/b' } })).resolves.toEqual({
      url: '/api/job/postings/a%2Fb',
      accept: 'application/json',
      token: 'Bearer secret',
    });
    await expect(call(search)).resolves.toMatchObject({ token: null });
  });

  it('sends the token of a member whose browser storage is unavailable', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    signIn({ token: 'kept in memory', userId: 'asha' });
    await serve(({ headers }, response) => sendJson(response, 200, { token: headers.authorization ?? null }));
    await expect(call(one, { params: { id: 'x' } })).resolves.toEqual({ token: 'Bearer kept in memory' });
    signOut();
    await expect(call(one, { params: { id: 'x' } })).resolves.toEqual({ token: null });
    full.mockRestore();
  });

  it('returns a file, and parses the JSON error of a rejected one', async () => {
    await serve((request, response) =>
      request.url?.includes('gone')
        ? sendJson(response, 410, { success: false, message: 'No file is kept.' })
        : response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    );
    const file = await call(resume, { params: { id: 'x' } });
    expect(file instanceof Blob && [file.size, file.type]).toEqual([4, 'application/pdf']);
    await expect(call(resume, { params: { id: 'gone' } })).rejects.toMatchObject({
      message: 'No file is kept.',
      status: 410,
    });
  });

  it('treats an HTML page with status 200 as an error, and an empty body as a response', async () => {
    await serve(({ url }, response) =>
      response.end(url?.includes('empty') ? '' : '<html>Log in to this network</html>'),
    );
    await expect(call(search)).rejects.toMatchObject({
      message: 'Something went wrong. Please try again.',
      status: 200,
      isNetworkError: false,
    });
    await expect(call(search, { query: { empty: 'yes' } })).resolves.toBe('');
  });

  it('throws the server’s message with status and body', async () => {
    const body = { success: false, message: 'You have already applied for this job.', code: 'ALREADY_APPLIED' };
    await serve((_, response) => sendJson(response, 409, body));
    const error = await call(search).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: body.message, status: 409, body, isNetworkError: false });
  });

  it('throws a generic message if the server sent none', async () => {
    await serve((_, response) => sendJson(response, 500, {}));
    await expect(call(search)).rejects.toMatchObject({
      message: 'Something went wrong. Please try again.',
      status: 500,
    });
  });

  it('reports an unreachable server', async () => {
    await expect(call(one, { params: { id: 'x' } })).rejects.toMatchObject({
      message: NETWORK_ERROR_MESSAGE,
      isNetworkError: true,
      status: undefined,
    });
  });

  it('fails after the idle timeout', async () => {
    await serve(() => undefined);
    await expect(send(contact, { body: {} }, 300)).rejects.toMatchObject({ isNetworkError: true });
  });

  it('retries a GET without a response once', async () => {
    const seen: (string | undefined)[] = [];
    await serve(({ method, url, socket }, response) => {
      seen.push(method);
      if (seen.length === 1 || url?.includes('lost')) socket.destroy();
      else sendJson(response, 200, { ok: true });
    });
    await expect(call(search)).resolves.toEqual({ ok: true });
    expect(seen).toEqual(['GET', 'GET']);
    await expect(call(search, { query: { search: 'lost' } })).rejects.toMatchObject({ isNetworkError: true });
    expect(seen).toHaveLength(4);
  });

  it('retries neither a call that changes something nor a rejected GET', async () => {
    const seen: (string | undefined)[] = [];
    await serve(({ method, socket }, response) => {
      seen.push(method);
      if (method === 'POST') socket.destroy();
      else sendJson(response, 503, {});
    });
    await expect(call(contact, { body: {} })).rejects.toMatchObject({ isNetworkError: true });
    await expect(call(search)).rejects.toMatchObject({ status: 503 });
    expect(seen).toEqual(['POST', 'GET']);
  });

  it('does not retry a GET that its caller aborted', async () => {
    let calls = 0;
    const controller = new AbortController();
    await serve(({ socket }) => {
      calls += 1;
      socket.destroy();
      controller.abort();
    });
    await expect(call(search, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toBe(1);
  });

  it('does not time out while a slow response arrives', async () => {
    const sendSlowly = async (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (const piece of ['{"a"', ':', '"', 'b', '"', '}']) {
        response.write(piece);
        await setTimeout(200);
      }
      response.end();
    };
    await serve((_, response) => void sendSlowly(response));
    await expect(send(one, { params: { id: 'x' } }, 800)).resolves.toEqual({ a: 'b' });
  });

  it('has an idle timeout of 180 s for every call', async () => {
    await serve((_, response) => sendJson(response, 200, {}));
    const timers = jest.spyOn(window, 'setTimeout');
    await call(search);
    await call(contact, { body: {} });
    const waits = timers.mock.calls.filter(([, ms]) => ms === REQUEST_TIMEOUT_MS);
    expect([REQUEST_TIMEOUT_MS, waits.length >= 2]).toEqual([180_000, true]);
    timers.mockRestore();
  });

  it('throws an AbortError if it is aborted', async () => {
    await serve(() => undefined);
    const controller = new AbortController();
    const pending = call(search, { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
