import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server instead of the API that returns what it received, and fails on request. */
export async function startEchoApi(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => respond(request, response, bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

function respond(request: IncomingMessage, response: ServerResponse, bytes: number): void {
  const { url, method, headers, socket } = request;
  if (url === '/api/hang-up') return void socket.destroy();
  if (url === '/api/break') return void response.write('half', () => response.destroy());
  if (url?.startsWith('/api/documents/')) return respondWithDocument(url, request, response);
  if (url === '/api/teapot') response.statusCode = 503;
  if (url === '/api/private') response.setHeader('cache-control', 'no-store');
  if (url === '/api/docs') response.setHeader('content-security-policy', "default-src 'self'");
  response.setHeader('x-frame-options', 'SAMEORIGIN');
  response.setHeader('content-type', 'application/json');
  const forwarded = [headers['x-forwarded-for'], headers['x-forwarded-proto'], headers.host];
  const body = url === '/api/teapot' ? 'of the API itself' : null;
  response.end(JSON.stringify({ url, method, bytes, forwarded, requestId: headers['x-request-id'], said: body }));
}

/** Job 2 is closed, job 3 is deleted, documents numbered 4 fail, and job 6 hangs. */
const DOCUMENT_STATUS: Readonly<Record<string, number>> = {
  'jobs/2': 410,
  'jobs/3': 404,
  'jobs/4': 503,
  'courses/4': 503,
  'sitemap-4.xml': 503,
};

/** Documents of the API and the sitemap; job 5 is cacheable, one place has published content. */
function respondWithDocument(url: string, { headers }: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = url.split('?');
  if (path.endsWith('/jobs/6')) return;
  if (path.startsWith('/api/documents/page/') && !path.endsWith('/page/places/published')) {
    response.statusCode = 404;
    return void response.end();
  }
  response.statusCode = DOCUMENT_STATUS[path.slice('/api/documents/'.length)] ?? 200;
  response.setHeader('content-type', `${path.endsWith('.xml') ? 'application/xml' : 'text/html'}; charset=utf-8`);
  const isCacheable = path.endsWith('/jobs/5');
  response.setHeader('cache-control', isCacheable ? 'no-cache' : 'no-store');
  response.setHeader('x-accel-expires', isCacheable ? '60' : '0');
  if (isCacheable) response.setHeader('etag', '"five"');
  if (isCacheable && headers['if-none-match'] === '"five"') response.statusCode = 304;
  response.end(`made at ${url}`);
}
