import { policies } from '../../../nginx/headers.json';

/** One request, and what every server of the portal must answer. */
export interface ExpectedAnswer {
  /** Says what is expected; ends the sentence "it …". */
  readonly name: string;
  readonly method?: string;
  /** Request target, sent as it stands. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Length in bytes of a body to send. */
  readonly sendBytes?: number;
  /** Sends the body without saying its length. */
  readonly isChunked?: boolean;
  readonly status: number;
  /** Headers; `undefined` means that it must be absent. */
  readonly expect?: Readonly<Record<string, string | RegExp | undefined>>;
  /** A part of the body; `null` means that there must be none. */
  readonly body?: string | null;
}

const HTML = 'text/html; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';

/** A document of a page, with its ETag, asked for again each time. */
export const document = (path: string, name: string, body: string): ExpectedAnswer => ({
  ...{ path, name, body, status: 200 },
  expect: { 'content-type': HTML, 'cache-control': 'private, no-cache', etag: /.+/, vary: 'Accept-Encoding' },
});

/** A document that the API makes; only a found one may be kept. */
export const made = (path: string, status: number, body: string): ExpectedAnswer => ({
  ...{ path, name: `answers ${path} with what the API makes of it, status ${status}`, status, body },
  expect: {
    'content-type': HTML,
    'cache-control': status === 200 ? 'private, no-cache' : 'no-store',
    'x-accel-expires': undefined,
  },
});

/** The Not Found document. */
export const noPage = (path: string, name: string): ExpectedAnswer => ({
  ...{ path, name, status: 404, body: '<title>Page not found | Kadam</title>' },
  expect: { 'content-type': HTML, 'cache-control': 'no-store' },
});

/** A file of a release, kept for ever. */
export const releasedFile = (path: string, type: string): ExpectedAnswer => ({
  ...{ path, name: `sends ${path} as ${type}, for ever`, status: 200 },
  expect: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', etag: /.+/ },
});

/** A missing file: plain words, never a page, never kept. */
export const noFile = (path: string): ExpectedAnswer => ({
  ...{ path, name: `hides ${path}`, status: 404, body: 'There is no such file.' },
  expect: { 'content-type': PLAIN, 'cache-control': 'no-store' },
});

export const moved = (path: string, location: string): ExpectedAnswer => ({
  ...{ path, name: `sends ${path} to ${location}`, status: 301 },
  expect: { location, 'cache-control': 'private, no-cache' },
});

/** What is no address at all: the Not Found document, with status 400. */
export const malformed = (path: string): ExpectedAnswer => ({ ...noPage(path, `refuses ${path}`), status: 400 });

/** A document of one job or course as composed, while the API that makes it is away. */
export const standIn = (path: string, body: string): ExpectedAnswer => ({
  ...{ path, name: `answers ${path} as composed, with status 503, while the API fails`, status: 503, body },
  expect: { 'content-type': HTML, 'cache-control': 'no-store', 'retry-after': '5' },
});

export const readOnly = (method: string, path: string): ExpectedAnswer => ({
  ...{ name: `refuses ${method} ${path}`, method, path, status: 405 },
  expect: { allow: 'GET, HEAD', 'cache-control': 'no-store', 'content-type': PLAIN },
});

/** The encoding chosen for an `Accept-Encoding`. */
export const encoded = (path: string, accept: string, encoding: string | undefined): ExpectedAnswer => ({
  ...{ path, name: `answers "${accept}" for ${path} with ${encoding ?? 'the plain file'}`, status: 200 },
  headers: { 'accept-encoding': accept },
  expect: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
});

/** A failure that the server, not the API, answers under `/api`. */
export const apiFailure = (status: number, code: string): Pick<ExpectedAnswer, 'status' | 'body' | 'expect'> => ({
  status,
  body: `"code":"${code}"`,
  expect: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': policies.api,
  },
});

/** What is refused before it is known to be of the API: in the shape of the API, with the headers of a page. */
export const malformedCall = (status: number, path: string, name: string): ExpectedAnswer => ({
  ...{ path, name, status, body: '"code":"INVALID_INPUT"' },
  expect: { 'content-type': 'application/json; charset=utf-8', 'cache-control': /no-store|no-cache/ },
});
