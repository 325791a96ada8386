import { policies } from '../../../nginx/headers.json';
import {
  made,
  apiFailure,
  document,
  encoded,
  malformed,
  moved,
  noFile,
  noPage,
  malformedCall,
  readOnly,
  releasedFile,
  standIn,
  type ExpectedAnswer,
} from './expected-answer';

/** The version of the small host, and of the remote `jobs` with `/`, `/jobs`, `/jobs/companies`, `/jobs/:jobId` and `/places/:place`, that the list is run against. */
export const LISTED_VERSION = '1.0.0-0a1b2c3d';

const jobs = `/bundles/jobs/${LISTED_VERSION}`;
const host = `/bundles/host/${LISTED_VERSION}`;

const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'private, no-cache' };

const documents: readonly ExpectedAnswer[] = [
  document('/', 'sends the home document', '<title>Title of /</title>'),
  made('/jobs', 200, 'made at /api/documents/jobs'),
  made('/jobs/123', 200, 'made at /api/documents/jobs/123'),
  made('/jobs/caf%C3%A9%20x?from=mail', 200, 'made at /api/documents/jobs/caf%C3%A9%20x'),
  made('/jobs/2', 410, 'made at /api/documents/jobs/2'),
  made('/jobs/3', 404, 'made at /api/documents/jobs/3'),
  made('/courses/7', 200, 'made at /api/documents/courses/7'),
  document('/jobs/companies', 'sends the document of a page beside a parameter', 'Title of /jobs/companies'),
  {
    ...document('/jobs/companies?page=2', 'answers HEAD for a page beside a parameter', ''),
    method: 'HEAD',
    body: null,
  },
  made('/jobs/_', 200, 'made at /api/documents/jobs/_'),
  { ...made('/jobs/9', 200, ''), name: 'answers HEAD of a made document', method: 'HEAD', body: null },
  standIn('/jobs/4', 'Title of /jobs/:jobId'),
  { ...standIn('/jobs/6', 'Title of /jobs/:jobId'), name: 'answers a document as composed when the API hangs' },
  standIn('/courses/4', '<title>Page not found | Kadam</title>'),
  standIn('/sitemap-4.xml', '<title>Page not found | Kadam</title>'),
  document('/places/caf%C3%A9%20x', 'sends the document of a parameter', 'Title of /places/:place'),
  { ...made('/sitemap.xml', 200, 'made at /api/documents/sitemap.xml'), expect: XML },
  { ...made('/sitemap-2.xml', 200, 'made at /api/documents/sitemap-2.xml'), expect: XML },
  noPage('/sitemap-0.xml', 'knows no part of the map before the first'),
  {
    ...{ path: '/robots.txt', name: 'tells crawlers where not to go', status: 200, body: 'Disallow: /api/' },
    expect: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-cache' },
  },
  made('/jobs?search=it&page=2', 200, 'made at /api/documents/jobs'),
  moved('//jobs', '/jobs'),
  moved('/places//pune?page=2', '/places/pune?page=2'),
  moved('//', '/'),
  noPage('//places/caf%C3%A9', 'never redirects to an address that needs escapes'),
  made('/x/../jobs', 200, 'made at /api/documents/jobs'),
  made('/jobs%2F7', 200, 'made at /api/documents/jobs/7'),
  { ...document('/jobs/companies', 'answers HEAD without a body', ''), method: 'HEAD', body: null },
  moved('/jobs/', '/jobs'),
  moved('/jobs/?page=2', '/jobs?page=2'),
  moved('//evil.example/', '/evil.example'),
  noPage('/%5Cevil.example/', 'never redirects to another host'),
  noPage('/jobs/%0D%0ASet-Cookie:x/', 'never lets an address write headers'),
  noPage('/nothing', 'sends the Not Found document'),
  noPage('/jobs/1/2', 'knows one parameter only'),
  noPage('/not-found.html', 'does not offer the Not Found document itself'),
  noPage('/jobs/index.html/x', 'does not offer files of the documents folder'),
  noPage('/.env', 'hides dotfiles'),
  noPage('/jobs/.git', 'hides dotfiles below a page'),
  noPage('/apis', 'takes only whole words for the API'),
  { ...noPage('/nothing', 'answers HEAD of an unknown page without a body'), method: 'HEAD', body: null },
  {
    ...noPage('/nothing', 'never answers 304 for an unknown page'),
    headers: { 'if-none-match': '*' },
  },
];

const files: readonly ExpectedAnswer[] = [
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
    ...{ path: '/bundles/registry.json', name: 'sends the registry, asked for again each time', status: 200 },
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

const refusals: readonly ExpectedAnswer[] = [
  malformed('/..'),
  malformed('/../etc/passwd'),
  malformed('/%2e%2e/etc/passwd'),
  malformed('/..%2fetc/passwd'),
  malformed('/bundles/../../etc/passwd'),
  malformed('/jobs/%00'),
  malformed('/%zz'),
  malformed('/%E0%A4%A'),
  malformed('//%zz'),
  malformedCall(400, '/api/%zz', 'refuses a malformed address of the API in its shape'),
  malformedCall(414, `/api/${'x'.repeat(9_000)}`, 'refuses a long address of the API in its shape'),
  { ...noPage(`/${'x'.repeat(9_000)}`, 'refuses a long address'), status: 414 },
  {
    ...malformedCall(431, '/api/echo', 'refuses long headers in the shape of the API'),
    headers: { 'x-long': 'x'.repeat(20_000) },
  },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => readOnly(method, '/jobs')),
  readOnly('POST', `${jobs}/entry.js`),
  readOnly('POST', '/nothing'),
  {
    ...readOnly('POST', '/jobs'),
    name: 'refuses a body of an unknown type in the same way',
    sendBytes: 10,
    headers: { 'content-type': 'x/y' },
  },
  {
    ...{ path: '/', name: 'refuses foreign host names', headers: { host: 'evil.example' }, status: 421 },
    expect: { 'content-type': 'text/plain; charset=utf-8' },
  },
];

const encodings: readonly ExpectedAnswer[] = [`${jobs}/entry.js`, '/jobs/companies'].flatMap((path) => [
  encoded(path, 'gzip, deflate, br, zstd', 'br'),
  encoded(path, 'gzip', 'gzip'),
  encoded(path, 'br;q=0, gzip', 'gzip'),
  encoded(path, 'identity', undefined),
]);

const api: readonly ExpectedAnswer[] = [
  {
    path: '/api/echo?a=1&b=%20',
    name: 'passes address and query on as they are',
    status: 200,
    body: '"url":"/api/echo?a=1&b=%20"',
  },
  { path: '/api', name: 'passes the bare address on', status: 200, body: '"url":"/api"' },
  { path: '/api/echo', name: 'says who asks', status: 200, body: '"forwarded":["127.0.0.1","http","localhost"]' },
  {
    ...{ path: '/api/echo', name: 'does not believe what a client says of itself', status: 200 },
    ...{
      headers: { 'x-forwarded-for': '9.9.9.9', 'x-request-id': 'mine' },
      body: '"forwarded":["127.0.0.1","http","localhost"]',
    },
  },
  { path: '/api/echo', name: 'gives each request an id', status: 200, expect: { 'x-request-id': /^[0-9a-f]{32}$/ } },
  { path: '/api/echo', name: 'passes bodies', method: 'POST', sendBytes: 60_000, status: 200, body: '"bytes":60000' },
  {
    path: '/api/echo',
    name: 'passes bodies of unknown length',
    method: 'POST',
    sendBytes: 60_000,
    isChunked: true,
    status: 200,
    body: '"bytes":60000',
  },
  {
    ...{ path: '/api/echo', name: 'leaves it to the API what a body may be', method: 'POST', sendBytes: 10 },
    ...{ headers: { 'content-type': 'nonsense' }, status: 200, body: '"bytes":10' },
  },
  { path: '/api/echo', name: 'passes DELETE', method: 'DELETE', status: 200, body: '"method":"DELETE"' },
  { path: '/api/echo', name: 'answers HEAD of the API', method: 'HEAD', status: 200, body: null },
  { path: '/api/teapot', name: 'passes failures of the API as they are', status: 503, body: 'of the API itself' },
  {
    path: '/api/private',
    name: 'keeps what the API says of caching',
    status: 200,
    expect: { 'cache-control': 'no-store' },
  },
  {
    path: '/api/docs',
    name: 'keeps the policy of the API',
    status: 200,
    expect: { 'content-security-policy': "default-src 'self'" },
  },
  {
    path: '/api/echo',
    name: 'refuses a body over 64 kB',
    method: 'POST',
    sendBytes: 70_000,
    ...apiFailure(413, 'PAYLOAD_TOO_LARGE'),
  },
  {
    path: '/api/echo',
    name: 'refuses a long body of unknown length',
    method: 'POST',
    sendBytes: 70_000,
    isChunked: true,
    ...apiFailure(413, 'PAYLOAD_TOO_LARGE'),
  },
  {
    path: '/api/resume/ats-score',
    name: 'lets a resume of 10 MB through',
    method: 'POST',
    sendBytes: 10_600_000,
    status: 200,
    body: '"bytes":10600000',
  },
  {
    ...{ path: '/api/jobseeker/resume', name: 'lets a resume on file through', method: 'POST', sendBytes: 10_600_000 },
    ...{ status: 200, body: '"bytes":10600000' },
  },
  {
    ...{ path: '/api/resume/ats-score', name: 'refuses a resume over 11 MB', method: 'POST', sendBytes: 12_000_000 },
    ...apiFailure(413, 'PAYLOAD_TOO_LARGE'),
  },
  { path: '/api/hang-up', name: 'says so when the API hangs up', ...apiFailure(502, 'UNAVAILABLE') },
  {
    ...{ path: '/api/hang-up', name: 'shows a page to who follows a link of a mail while the API is away' },
    ...{ headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, status: 502 },
    body: '<h1>Not available right now</h1>',
    expect: {
      ...{ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policies.unavailable },
      'retry-after': '5',
    },
  },
];

/** What is asked of the portal, and what every server of it answers: this one and nginx. */
export const REQUESTS: readonly ExpectedAnswer[] = [...documents, ...files, ...refusals, ...encodings, ...api];

/** Headers of every answer, whatever its status. */
export const EVERYWHERE: NonNullable<ExpectedAnswer['expect']> = {
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
