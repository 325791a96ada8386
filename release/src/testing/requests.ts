import { policies } from '../../../nginx/headers.json';
import {
  apiDocument,
  apiFailure,
  document,
  encoded,
  malformed,
  redirect,
  noFile,
  noPage,
  malformedCall,
  readOnly,
  releasedFile,
  unavailable,
  type ExpectedResponse,
} from './expected-response';

/** Version of the host and of the remote `jobs`, against which the list is run. */
export const LISTED_VERSION = '1.0.0-0a1b2c3d';

const jobs = `/bundles/jobs/${LISTED_VERSION}`;
const host = `/bundles/host/${LISTED_VERSION}`;

const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'private, no-cache' };

const documents: readonly ExpectedResponse[] = [
  document('/', 'sends the home document', '<title>Title of /</title>'),
  apiDocument('/jobs', 200, 'made at /api/documents/jobs'),
  apiDocument('/jobs/123', 200, 'made at /api/documents/jobs/123'),
  apiDocument('/jobs/caf%C3%A9%20x?from=mail', 200, 'made at /api/documents/jobs/caf%C3%A9%20x'),
  apiDocument('/jobs/2', 410, 'made at /api/documents/jobs/2'),
  apiDocument('/jobs/3', 404, 'made at /api/documents/jobs/3'),
  apiDocument('/courses/7', 200, 'made at /api/documents/courses/7'),
  document('/jobs/companies', 'sends the document of a page beside a parameter', 'Title of /jobs/companies'),
  {
    ...document('/jobs/companies?page=2', 'supports HEAD for a page beside a parameter', ''),
    method: 'HEAD',
    body: null,
  },
  apiDocument('/jobs/_', 200, 'made at /api/documents/jobs/_'),
  { ...apiDocument('/jobs/9', 200, ''), name: 'supports HEAD of a made document', method: 'HEAD', body: null },
  unavailable('/jobs/4', 'Title of /jobs/:jobId'),
  { ...unavailable('/jobs/6', 'Title of /jobs/:jobId'), name: 'sends the composed document when the API hangs' },
  unavailable('/courses/4', '<title>Page not found | Kadam</title>'),
  unavailable('/sitemap-4.xml', '<title>Page not found | Kadam</title>'),
  document('/places/caf%C3%A9%20x', 'sends the document of a parameter', 'Title of /places/:place'),
  { ...apiDocument('/sitemap.xml', 200, 'made at /api/documents/sitemap.xml'), expect: XML },
  { ...apiDocument('/sitemap-2.xml', 200, 'made at /api/documents/sitemap-2.xml'), expect: XML },
  noPage('/sitemap-0.xml', 'has no sitemap part 0'),
  {
    ...{ path: '/robots.txt', name: 'sends robots.txt', status: 200, body: 'Disallow: /api/' },
    expect: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-cache' },
  },
  apiDocument('/jobs?search=it&page=2', 200, 'made at /api/documents/jobs'),
  redirect('//jobs', '/jobs'),
  redirect('/places//pune?page=2', '/places/pune?page=2'),
  redirect('//', '/'),
  noPage('//places/caf%C3%A9', 'never redirects to an address that needs escapes'),
  apiDocument('/x/../jobs', 200, 'made at /api/documents/jobs'),
  apiDocument('/jobs%2F7', 200, 'made at /api/documents/jobs/7'),
  { ...document('/jobs/companies', 'supports HEAD without a body', ''), method: 'HEAD', body: null },
  redirect('/jobs/', '/jobs'),
  redirect('/jobs/?page=2', '/jobs?page=2'),
  redirect('//evil.example/', '/evil.example'),
  noPage('/%5Cevil.example/', 'never redirects to another host'),
  noPage('/jobs/%0D%0ASet-Cookie:x/', 'never lets an address write headers'),
  noPage('/nothing', 'sends the Not Found document'),
  noPage('/jobs/1/2', 'supports one parameter only'),
  noPage('/not-found.html', 'does not offer the Not Found document itself'),
  noPage('/jobs/index.html/x', 'does not offer files of the documents folder'),
  noPage('/.env', 'hides dotfiles'),
  noPage('/jobs/.git', 'hides dotfiles below a page'),
  noPage('/apis', 'matches only /api as a whole segment'),
  { ...noPage('/nothing', 'supports HEAD of an unknown page without a body'), method: 'HEAD', body: null },
  {
    ...noPage('/nothing', 'never sends 304 for an unknown page'),
    headers: { 'if-none-match': '*' },
  },
];

const files: readonly ExpectedResponse[] = [
  releasedFile(`${jobs}/entry.js`, 'text/javascript; charset=utf-8'),
  releasedFile(`${host}/look.css`, 'text/css; charset=utf-8'),
  releasedFile(`${host}/logo.svg`, 'image/svg+xml; charset=utf-8'),
  releasedFile(`${host}/photo.avif`, 'image/avif'),
  releasedFile(`${host}/text.woff2`, 'font/woff2'),
  releasedFile(`${host}/text.ttf`, 'font/ttf'),
  releasedFile(`${host}/site.webmanifest`, 'application/manifest+json; charset=utf-8'),
  releasedFile(`${jobs}/release.json`, 'application/json; charset=utf-8'),
  releasedFile(`${host}/folder/deep.js`, 'text/javascript; charset=utf-8'),
  {
    ...{ path: '/bundles/registry.json', name: 'sends the registry, revalidated each time', status: 200 },
    expect: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-cache', etag: /.+/ },
  },
  { path: `${jobs}/entry.js`, name: 'sends no part of a file', headers: { range: 'bytes=0-3' }, status: 200 },
  noFile(`${jobs}/missing.js`),
  noFile(`${jobs}/missing.html`),
  noFile('/bundles/jobs/9.9.9-ffffffff/entry.js'),
  noFile('/bundles'),
  noFile('/bundles/'),
  noFile(jobs),
  noFile(`${jobs}/`),
  noFile(`${host}/folder`),
  noFile(`${host}/build.json`),
  noFile(`${host}/document.html`),
  noFile(`${host}/home.prerendered.html`),
  noFile(`${host}/entry.js.map`),
  noFile(`${host}/entry.js.br`),
  noFile(`${host}/entry.js.gz`),
  noFile(`${host}/.hidden.js`),
  noFile('/bundles/.registry.lock'),
  noFile('/bundles/.registry.last-good.json'),
  noFile('/bundles/registry.public.json'),
  noFile('/bundles/pages/jobs/index.html'),
  noFile(`/bundles/pages/1/index.html`),
  noFile(`${host}/..%2F..%2Fregistry.json.bak`),
  noFile(`${host}/%2e%2e/%2e%2e/.registry.lock`),
];

const rejections: readonly ExpectedResponse[] = [
  malformed('/..'),
  malformed('/../etc/passwd'),
  malformed('/%2e%2e/etc/passwd'),
  malformed('/..%2fetc/passwd'),
  malformed('/bundles/../../etc/passwd'),
  malformed('/jobs/%00'),
  malformed('/%zz'),
  malformed('/%E0%A4%A'),
  malformed('//%zz'),
  malformedCall(400, '/api/%zz', 'rejects a malformed address of the API in its format'),
  malformedCall(414, `/api/${'x'.repeat(9_000)}`, 'rejects a long address of the API in its format'),
  { ...noPage(`/${'x'.repeat(9_000)}`, 'rejects a long address'), status: 414 },
  {
    ...malformedCall(431, '/api/echo', 'rejects long headers in the format of the API'),
    headers: { 'x-long': 'x'.repeat(20_000) },
  },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => readOnly(method, '/jobs')),
  readOnly('POST', `${jobs}/entry.js`),
  readOnly('POST', '/nothing'),
  {
    ...readOnly('POST', '/jobs'),
    name: 'rejects POST with a body of unknown type',
    sendBytes: 10,
    headers: { 'content-type': 'x/y' },
  },
  {
    ...{ path: '/', name: 'rejects foreign host names', headers: { host: 'evil.example' }, status: 421 },
    expect: { 'content-type': 'text/plain; charset=utf-8' },
  },
];

const encodings: readonly ExpectedResponse[] = [`${jobs}/entry.js`, '/jobs/companies'].flatMap((path) => [
  encoded(path, 'gzip, deflate, br, zstd', 'br'),
  encoded(path, 'gzip', 'gzip'),
  encoded(path, 'br;q=0, gzip', 'gzip'),
  encoded(path, 'identity', undefined),
]);

const api: readonly ExpectedResponse[] = [
  {
    path: '/api/echo?a=1&b=%20',
    name: 'forwards path and query unchanged',
    status: 200,
    body: '"url":"/api/echo?a=1&b=%20"',
  },
  { path: '/api', name: 'forwards /api', status: 200, body: '"url":"/api"' },
  { path: '/api/echo', name: 'forwards the client', status: 200, body: '"forwarded":["127.0.0.1","http","localhost"]' },
  {
    ...{ path: '/api/echo', name: 'replaces forwarding headers of a client', status: 200 },
    ...{
      headers: { 'x-forwarded-for': '9.9.9.9', 'x-request-id': 'mine' },
      body: '"forwarded":["127.0.0.1","http","localhost"]',
    },
  },
  { path: '/api/echo', name: 'generates a request id', status: 200, expect: { 'x-request-id': /^[0-9a-f]{32}$/ } },
  { path: '/api/echo', name: 'forwards bodies', method: 'POST', sendBytes: 60_000, status: 200, body: '"bytes":60000' },
  {
    path: '/api/echo',
    name: 'forwards bodies of unknown length',
    method: 'POST',
    sendBytes: 60_000,
    isChunked: true,
    status: 200,
    body: '"bytes":60000',
  },
  {
    ...{ path: '/api/echo', name: 'forwards bodies of any content type', method: 'POST', sendBytes: 10 },
    ...{ headers: { 'content-type': 'nonsense' }, status: 200, body: '"bytes":10' },
  },
  { path: '/api/echo', name: 'forwards DELETE', method: 'DELETE', status: 200, body: '"method":"DELETE"' },
  { path: '/api/echo', name: 'supports HEAD of the API', method: 'HEAD', status: 200, body: null },
  { path: '/api/teapot', name: 'forwards errors of the API unchanged', status: 503, body: 'of the API itself' },
  {
    path: '/api/private',
    name: 'preserves Cache-Control of the API',
    status: 200,
    expect: { 'cache-control': 'no-store' },
  },
  {
    path: '/api/docs',
    name: 'preserves the content security policy of the API',
    status: 200,
    expect: { 'content-security-policy': "default-src 'self'" },
  },
  {
    path: '/api/echo',
    name: 'rejects a body over 64 kB',
    method: 'POST',
    sendBytes: 70_000,
    ...apiFailure(413, 'PAYLOAD_TOO_LARGE'),
  },
  {
    path: '/api/echo',
    name: 'rejects a long body of unknown length',
    method: 'POST',
    sendBytes: 70_000,
    isChunked: true,
    ...apiFailure(413, 'PAYLOAD_TOO_LARGE'),
  },
  {
    path: '/api/resume/ats-score',
    name: 'accepts a resume of 10 MB',
    method: 'POST',
    sendBytes: 10_600_000,
    status: 200,
    body: '"bytes":10600000',
  },
  {
    ...{ path: '/api/jobseeker/resume', name: 'accepts a stored resume', method: 'POST', sendBytes: 10_600_000 },
    ...{ status: 200, body: '"bytes":10600000' },
  },
  {
    ...{ path: '/api/resume/ats-score', name: 'rejects a resume over 11 MB', method: 'POST', sendBytes: 12_000_000 },
    ...apiFailure(413, 'PAYLOAD_TOO_LARGE'),
  },
  { path: '/api/hang-up', name: 'sends 502 when the API closes the connection', ...apiFailure(502, 'UNAVAILABLE') },
  {
    ...{ path: '/api/hang-up', name: 'sends a page to a browser that opens a link while the API is unavailable' },
    ...{ headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, status: 502 },
    body: '<h1>Not available right now</h1>',
    expect: {
      ...{ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policies.unavailable },
      'retry-after': '5',
    },
  },
];

/** Requests to the portal and their responses, the same for nginx and the portal server. */
export const REQUESTS: readonly ExpectedResponse[] = [...documents, ...files, ...rejections, ...encodings, ...api];

/** Headers of every response, whatever its status. */
export const COMMON_HEADERS: NonNullable<ExpectedResponse['expect']> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': undefined,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': /default-src/,
  'x-request-id': /^[0-9a-f]{32}$/,
  'x-powered-by': undefined,
};
