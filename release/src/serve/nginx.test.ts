import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeNginx, startRealNginx, type RunningServer, type ServerOptions } from '../testing/both-servers';
import { startEchoApi } from '../testing/echo-api';
import { freePort } from '../testing/free-port';
import { createBundlesFolder } from '../testing/hand-made-release';
import { send, type RawResponse } from '../testing/raw-request';
import { startNginx } from './nginx';

const PROXY = '127.0.0.2';
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function startWith(options: Omit<ServerOptions, 'bundlesFolder'>): Promise<RunningServer> {
  const { bundlesFolder, remove } = await createBundlesFolder();
  const running = await startRealNginx({ bundlesFolder, trustedProxies: [PROXY], ...options });
  ends.push(remove, running.stop);
  return running;
}

async function startApi(): Promise<string> {
  const { origin, stop } = await startEchoApi();
  ends.push(stop);
  return origin;
}

describeNginx('nginx with a certificate', () => {
  it('supports HTTP/2 over TLS, sends HSTS, and sends 421 for another host name', async () => {
    const { KADAM_TLS_CERTIFICATE, KADAM_TLS_KEY } = await selfSigned();
    const settings = { KADAM_TLS_CERTIFICATE, KADAM_TLS_KEY };
    const { origin } = await startWith({ apiOrigin: await startApi(), settings });
    const session = connectHttp2(origin.replace('http:', 'https:'), { ca: await readFile(KADAM_TLS_CERTIFICATE) });
    ends.push(() => session.close());
    const ask = (headers: OutgoingHttpHeaders) =>
      new Promise<IncomingHttpHeaders>((resolve, reject) =>
        session.request(headers).once('response', resolve).once('error', reject).resume(),
      );
    const api = await ask({ ':path': '/api/echo' });
    expect(session.alpnProtocol).toBe('h2');
    expect(api).toMatchObject({ ':status': 200, 'strict-transport-security': expect.stringMatching(/^max-age=/) });
    expect(await ask({ ':path': '/', ':authority': 'evil.example' })).toMatchObject({ ':status': 421 });
  });
});

describeNginx('nginx, for plain HTTP', () => {
  it('redirects to HTTPS at its own addresses, over IPv6 too, and serves what certbot puts there', async () => {
    const certificate = await selfSigned();
    const acme = await mkdtemp(join(tmpdir(), 'kadam-acme-'));
    ends.push(() => rm(acme, { recursive: true }));
    await mkdir(join(acme, '.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(acme, '.well-known/acme-challenge/token'), 'proof');
    const [plain, listen] = [await freePort(), await freePort()];
    const settings = {
      ...certificate,
      KADAM_LISTEN: `127.0.0.1:${listen} [::1]:${listen}`,
      KADAM_REDIRECT_LISTEN: `127.0.0.1:${plain} [::1]:${plain}`,
      KADAM_ACME_FOLDER: acme,
      KADAM_HSTS_SUBDOMAINS: '1',
    };
    const { bundlesFolder, remove } = await createBundlesFolder();
    const { stop } = await startNginx({ port: listen, bundlesFolder, apiOrigin: await startApi(), settings });
    ends.push(remove, stop);
    const headers = { host: 'localhost' };
    for (const origin of [`http://127.0.0.1:${plain}`, `http://[::1]:${plain}`]) {
      const { status, headers: sent } = await send(origin, { path: '/jobs?search=nurse', headers });
      expect([status, sent.location]).toEqual([301, 'https://localhost/jobs?search=nurse']);
      expect(sent['strict-transport-security']).toBeUndefined();
    }
    const ask = async (path: string, host = 'localhost') => {
      const { status, body } = await send(`http://127.0.0.1:${plain}`, { path, headers: { host } });
      return [status, status === 200 ? body.toString() : ''];
    };
    expect(await ask('/.well-known/acme-challenge/token')).toEqual([200, 'proof']);
    expect(await ask('/.well-known/acme-challenge/none')).toEqual([404, '']);
    expect(await ask('/', 'evil.example')).toEqual([421, '']);
    const session = connectHttp2(`https://[::1]:${listen}`, { rejectUnauthorized: false });
    ends.push(() => session.close());
    const secure = await new Promise<IncomingHttpHeaders>((resolve, reject) =>
      session
        .request({ ':path': '/', ':authority': 'localhost' })
        .once('response', resolve)
        .once('error', reject)
        .resume(),
    );
    expect(secure['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await expect(
      startWith({ apiOrigin: await startApi(), settings: { KADAM_REDIRECT_LISTEN: `127.0.0.1:${plain}` } }),
    ).rejects.toThrow('KADAM_REDIRECT_LISTEN sends visitors to HTTPS, which needs KADAM_TLS_CERTIFICATE');
  });
});

/** A self-signed certificate for 127.0.0.1. */
async function selfSigned() {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-tls-'));
  ends.push(() => rm(folder, { recursive: true }));
  const files = { KADAM_TLS_CERTIFICATE: join(folder, 'site.pem'), KADAM_TLS_KEY: join(folder, 'site.key') };
  const { KADAM_TLS_CERTIFICATE: certificate, KADAM_TLS_KEY: key } = files;
  const subject = ['-subj', '/CN=kadam', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', [...args, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return files;
}

describeNginx('nginx, for overrides', () => {
  it('allows scripts from KADAM_OVERRIDE_ORIGINS, and rejects invalid origins', async () => {
    const startNamed = async (origins: string) =>
      startWith({ apiOrigin: await startApi(), settings: { KADAM_OVERRIDE_ORIGINS: origins } });
    const { origin } = await startNamed('http://127.0.0.1:*,https://preview.example');
    const policy = (await fetch(`${origin}/about`)).headers.get('content-security-policy');
    for (const what of ['script', 'connect'])
      expect(policy).toContain(`; ${what}-src 'self' http://127.0.0.1:* https://preview.example;`);
    await expect(startNamed("https://evil.example/;'unsafe-inline'")).rejects.toThrow(
      'KADAM_OVERRIDE_ORIGINS must list origins such as https://preview.example:3002, separated by commas.',
    );
  });
});

describeNginx('nginx, for an API elsewhere', () => {
  it('allows calls to the origin of KADAM_API_BASE, and rejects an invalid base', async () => {
    const startNamed = async (base: string) =>
      startWith({ apiOrigin: await startApi(), settings: { KADAM_API_BASE: base } });
    const { origin } = await startNamed('https://api.example:8443/v1');
    const policy = (await fetch(`${origin}/about`)).headers.get('content-security-policy');
    expect(policy).toContain("; connect-src 'self' https://api.example:8443;");
    expect(policy).toContain("; script-src 'self';");
    await expect(startNamed("https://evil.example/;'unsafe-inline'")).rejects.toThrow(
      'KADAM_API_BASE must be a path such as /api or an address such as https://api.example/api.',
    );
  });
});

describeNginx('nginx that is watched', () => {
  it('serves its counters at their own address, not to visitors', async () => {
    const status = `127.0.0.1:${await freePort()}`;
    const { origin } = await startWith({ apiOrigin: await startApi(), settings: { KADAM_STATUS_LISTEN: status } });
    const { body } = await send(`http://${status}`, { path: '/' });
    expect(body.toString()).toMatch(/^Active connections: \d+ \nserver accepts handled requests\n \d+ \d+ \d+ \n/);
    expect((await send(origin, { path: '/nginx_status' })).status).toBe(404);
  });
});

describeNginx('nginx, for one client', () => {
  const asVisitor = (visitor: string) => ({ path: '/api/echo', from: PROXY, headers: { 'x-forwarded-for': visitor } });

  it('accepts a burst of 40 calls and 20 per second, and rejects others with 429', async () => {
    const { origin } = await startWith({ apiOrigin: await startApi(), settings: { KADAM_LIMIT_FACTOR: '1' } });
    const responses: RawResponse[] = [];
    for (let batch = 0; batch < 15; batch += 1)
      responses.push(...(await Promise.all(Array.from({ length: 20 }, () => send(origin, asVisitor('203.0.113.7'))))));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected.length).toBeLessThanOrEqual(300 - 41);
    expect(JSON.parse(rejected[0]?.body.toString() ?? '')).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
    expect(rejected[0]?.headers).toMatchObject({ 'retry-after': '1', 'x-frame-options': 'DENY' });
    expect((await send(origin, asVisitor('203.0.113.8'))).status).toBe(200);
    expect((await send(origin, { path: '/bundles/none', from: PROXY })).status).toBe(404);
  });

  it('limits IPv6 clients by network, and IPv4 clients in both notations', async () => {
    const { origin } = await startWith({ apiOrigin: await startApi(), settings: { KADAM_LIMIT_FACTOR: '1' } });
    const statusesOf = async (visitors: string[]) =>
      (await Promise.all(visitors.map((visitor) => send(origin, asVisitor(visitor))))).map(({ status }) => status);
    const oneNetwork = Array.from({ length: 200 }, (_, host) => `2001:db8:0:1:${host.toString(16)}::1`);
    expect(await statusesOf(oneNetwork)).toContain(429);
    expect(await statusesOf(['2001:db8:0:2::1', '::ffff:192.0.2.1'])).toEqual([200, 200]);
    expect(
      await statusesOf(Array.from({ length: 200 }, (_, n) => (n % 2 ? '::ffff:192.0.2.1' : '192.0.2.1'))),
    ).toContain(429);
    expect(await statusesOf(['192.0.2.2', '::ffff:192.0.2.3'])).toEqual([200, 200]);
  });

  it('accepts 40 slow bodies at once, with a time limit, and serves other requests meanwhile', async () => {
    const { origin } = await startWith({ apiOrigin: await startHastyApi(), settings: { KADAM_LIMIT_FACTOR: '1' } });
    const ended: number[] = [];
    const slow = Array.from({ length: 100 }, async () => ended.push(await sendSlowly(origin)));
    expect((await send(origin, asVisitor('203.0.113.8'))).status).toBe(200);
    expect(ended).not.toContain(408);
    await Promise.all(slow);
    expect(new Set(ended)).toEqual(new Set([408, 429]));
    expect(ended.filter((status) => status === 408)).toHaveLength(40);
  });
});

describeNginx('a trace', () => {
  it('begins at nginx, with the request ID as its ID, whatever the client sends', async () => {
    const received: IncomingHttpHeaders[] = [];
    const api = createServer((request, response) => {
      received.push(request.headers);
      response.end('{}');
    });
    await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
    ends.push(() => api.close());
    const { origin } = await startWith({ apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
    const theirs = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'theirs=1' };
    const { headers } = await send(origin, { path: '/api/jobs', headers: theirs });
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(received).toEqual([expect.objectContaining({ traceparent: `00-${id}-${id.slice(0, 16)}-01` })]);
    expect(received[0]).not.toHaveProperty('tracestate');
  });
});

describeNginx('the log of nginx', () => {
  it('contains errors, but no search terms, tokens or IP addresses', async () => {
    const { bundlesFolder, remove } = await createBundlesFolder();
    ends.push(remove);
    const logFile = join(bundlesFolder, '..', 'nginx.log');
    const running = await startWith({
      apiOrigin: 'http://127.0.0.1:9',
      logFile,
      settings: { KADAM_LIMIT_FACTOR: '1' },
    });
    const from = { from: PROXY, headers: { 'x-forwarded-for': '203.0.113.7', referer: 'http://localhost/?q=secret' } };
    const paths = [
      '/api/newsletter/confirm?token=secret',
      '/jobs/7?search=secret',
      '/api/%zz?secret',
      `/api/long?secret${'x'.repeat(9_000)}`,
    ];
    for (const path of paths.slice(1)) await send(running.origin, { path, ...from });
    const { headers } = await send(running.origin, { path: paths[0] ?? '', ...from });
    await send(running.origin, { path: '/api/x?secret', ...from, method: 'POST', sendBytes: 70_000 });
    await Promise.all(Array.from({ length: 90 }, () => send(running.origin, { path: '/api/jobs?secret', ...from })));
    const lines = (await readFile(logFile, 'utf8')).trim().split('\n');
    expect(lines.filter((line) => /secret|203\.0\.113/.test(line))).toEqual([]);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({
        path: '/api/newsletter/confirm',
        status: 502,
        apiStatus: '502',
        requestId: headers['x-request-id'],
      }),
    );
  });
});

const HASTE_MS = 3_000;

/** An API that gives a whole request three seconds, as the real one gives it fifteen. */
async function startHastyApi(): Promise<string> {
  const timeouts = { requestTimeout: HASTE_MS, headersTimeout: HASTE_MS, connectionsCheckingInterval: 100 };
  const api = createServer(timeouts, (request, response) => request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  ends.push(
    () => api.close(),
    () => api.closeAllConnections(),
  );
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

/** Posts ten bytes a second and never ends; resolves with the status of the answer. */
function sendSlowly(origin: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.write('POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n');
    const writing = setInterval(() => socket.write('x'), 100);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      clearInterval(writing);
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString())?.[1]));
    });
  });
}
