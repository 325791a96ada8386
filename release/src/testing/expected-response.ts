import { policies } from '../../../nginx/headers.json';

/** One request and the response that every server of the portal must send. */
export interface ExpectedResponse {
  /** Test title. */
  readonly name: string;
  readonly method?: string;
  /** Request target, sent unchanged. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes of the body to send. */
  readonly sendBytes?: number;
  /** Sends the body without a length. */
  readonly isChunked?: boolean;
  readonly status: number;
  /** Expected headers; `undefined` means absent. */
  readonly expect?: Readonly<Record<string, string | RegExp | undefined>>;
  /** Part of the body; `null` means an empty body. */
  readonly body?: string | null;
  /** Time in ms in which even a busy machine responds. */
  readonly withinMs?: number;
}

const HTML = 'text/html; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';

/** A document of a page, revalidated each time. */
export const document = (path: string, name: string, body: string): ExpectedResponse => ({
  path,
  name,
  body,
  status: 200,
  expect: { 'content-type': HTML, 'cache-control': 'private, no-cache', etag: /.+/, vary: 'Accept-Encoding' },
});

/** A document of the API; cacheable only with status 200. */
export const apiDocument = (path: string, status: number, body: string): ExpectedResponse => ({
  path,
  name: `sends the API's document for ${path} with status ${status}`,
  status,
  body,
  expect: {
    'content-type': HTML,
    'cache-control': status === 200 ? 'private, no-cache' : 'no-store',
    'x-accel-expires': undefined,
  },
});

export const noPage = (path: string, name: string): ExpectedResponse => ({
  path,
  name,
  status: 404,
  body: '<title>Page not found | Kadam</title>',
  expect: { 'content-type': HTML, 'cache-control': 'no-store' },
});

/** A file of a release, immutable. */
export const releasedFile = (path: string, type: string): ExpectedResponse => ({
  path,
  name: `sends ${path} as immutable ${type}`,
  status: 200,
  expect: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', etag: /.+/ },
});

/** A missing file: plain text that is not cached. */
export const noFile = (path: string): ExpectedResponse => ({
  path,
  name: `hides ${path}`,
  status: 404,
  body: 'There is no such file.',
  expect: { 'content-type': PLAIN, 'cache-control': 'no-store' },
});

export const redirect = (path: string, location: string): ExpectedResponse => ({
  path,
  name: `redirects ${path} to ${location}`,
  status: 301,
  expect: { location, 'cache-control': 'private, no-cache' },
});

/** An invalid path: the Not Found document with status 400. */
export const malformed = (path: string): ExpectedResponse => ({ ...noPage(path, `rejects ${path}`), status: 400 });

/** The composed document of a job or course while the API is unavailable. */
export const unavailable = (path: string, body: string): ExpectedResponse => ({
  path,
  name: `sends the composed ${path} with status 503 while the API fails`,
  status: 503,
  body,
  expect: { 'content-type': HTML, 'cache-control': 'no-store', 'retry-after': '5' },
});

export const readOnly = (method: string, path: string): ExpectedResponse => ({
  name: `rejects ${method} ${path}`,
  method,
  path,
  status: 405,
  expect: { allow: 'GET, HEAD', 'cache-control': 'no-store', 'content-type': PLAIN },
});

/** The encoding chosen for an `Accept-Encoding`. */
export const encoded = (path: string, accept: string, encoding: string | undefined): ExpectedResponse => ({
  path,
  name: `sends ${path} as ${encoding ?? 'the plain file'} for "${accept}"`,
  status: 200,
  headers: { 'accept-encoding': accept },
  expect: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
});

/** An error under `/api` that this server sends instead of the API. */
export const apiFailure = (status: number, code: string): Pick<ExpectedResponse, 'status' | 'body' | 'expect'> => ({
  status,
  body: `"code":"${code}"`,
  expect: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': policies.api,
  },
});

/**
 * A request that is rejected before its path is known: in the format of the API, with the headers
 * of a page.
 */
export const malformedCall = (status: number, path: string, name: string): ExpectedResponse => ({
  path,
  name,
  status,
  body: '"code":"INVALID_INPUT"',
  expect: { 'content-type': 'application/json; charset=utf-8', 'cache-control': /no-store|no-cache/ },
});
