import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real server in the place of the API: says what reached it, and misbehaves on request. */
export async function startEchoApi(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => answer(request, response, bytes));
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

function answer(request: IncomingMessage, response: ServerResponse, bytes: number): void {
  const { url, method, headers, socket } = request;
  if (url === '/api/hang-up') return void socket.destroy();
  if (url === '/api/break') return void response.write('half', () => response.destroy());
  if (url?.startsWith('/api/documents/')) return answerDocument(url, request, response);
  if (url === '/api/teapot') response.statusCode = 503;
  if (url === '/api/private') response.setHeader('cache-control', 'no-store');
  if (url === '/api/docs') response.setHeader('content-security-policy', "default-src 'self'");
  response.setHeader('x-frame-options', 'SAMEORIGIN');
  response.setHeader('content-type', 'application/json');
  const forwarded = [headers['x-forwarded-for'], headers['x-forwarded-proto'], headers.host];
  const said = url === '/api/teapot' ? 'of the API itself' : null;
  response.end(JSON.stringify({ url, method, bytes, forwarded, requestId: headers['x-request-id'], said }));
}

/** Job 2 is closed, job 3 forgotten, what is numbered 4 cannot be made, and job 6 never comes. */
const DOCUMENT_STATUS: Readonly<Record<string, number>> = {
  ...{ 'jobs/2': 410, 'jobs/3': 404 },
  ...{ 'jobs/4': 503, 'courses/4': 503, 'sitemap-4.xml': 503 },
};

/** The documents of an API, and the site's map; job 5 may be kept for a while. */
function answerDocument(url: string, { headers }: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = url.split('?');
  if (path.endsWith('/jobs/6')) return;
  response.statusCode = DOCUMENT_STATUS[path.slice('/api/documents/'.length)] ?? 200;
  response.setHeader('content-type', `${path.endsWith('.xml') ? 'application/xml' : 'text/html'}; charset=utf-8`);
  const isKept = path.endsWith('/jobs/5');
  response.setHeader('cache-control', isKept ? 'no-cache' : 'no-store');
  response.setHeader('x-accel-expires', isKept ? '60' : '0');
  if (isKept) response.setHeader('etag', '"five"');
  if (isKept && headers['if-none-match'] === '"five"') response.statusCode = 304;
  response.end(`made at ${url}`);
}
