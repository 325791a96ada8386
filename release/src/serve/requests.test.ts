import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startEchoApi } from '../testing/echo-api';
import { describeBothServers, type RunningServer } from '../testing/both-servers';
import { createBundlesFolder, liveRelease } from '../testing/hand-made-release';
import { send, type RawResponse } from '../testing/raw-request';
import type { ExpectedResponse } from '../testing/expected-response';
import { COMMON_HEADERS, LISTED_VERSION, REQUESTS } from '../testing/requests';

const SCRIPT = `window.long = [${'1, 2, 3, '.repeat(400)}];`;
const script = `/bundles/jobs/${LISTED_VERSION}/entry.js`;

const folder = createBundlesFolder();
const api = startEchoApi();

beforeAll(async () => {
  const { bundlesFolder } = await folder;
  const files = {
    'look.css': '.a{color:red}',
    'logo.svg': '<svg/>',
    'photo.avif': 'x',
    'text.woff2': 'x',
    'text.ttf': 'x',
    'site.webmanifest': '{}',
    'folder/deep.js': '1',
    'entry.js.map': '{}',
    'home.prerendered.html': '<h1>',
    '.hidden.js': '1',
    'entry.js': SCRIPT,
  };
  await liveRelease(bundlesFolder, ['host', LISTED_VERSION], { files });
  const paths = ['/', '/jobs', '/jobs/companies', '/jobs/:jobId', '/places/:place'];
  await liveRelease(bundlesFolder, ['jobs', LISTED_VERSION], { paths, files: { 'entry.js': SCRIPT } });
});

afterAll(async () => {
  await (await api).stop();
  await (await folder).remove();
});

describeBothServers((start) => {
  let running: RunningServer;
  const ask = (expected: Omit<ExpectedResponse, 'name' | 'status'>) => send(running.origin, expected);
  beforeAll(async () => {
    running = await start({ bundlesFolder: (await folder).bundlesFolder, apiOrigin: (await api).origin });
  });
  afterAll(() => running.stop());

  it.each(REQUESTS)('$name', async (expected) => {
    const start = performance.now();
    const response = await ask(expected);
    expect(performance.now() - start).toBeLessThan(expected.withinMs ?? Infinity);
    expect({ path: expected.path, status: response.status }).toEqual({ path: expected.path, status: expected.status });
    expectBody(response, expected.body);
    expectHeaders(response, { ...COMMON_HEADERS, ...expected.expect });
  });

  it('sends browsers the public registry, without who released what and why', async () => {
    const { bundlesFolder } = await folder;
    const { body } = await ask({ path: '/bundles/registry.json' });
    expect(body.toString()).toBe(readFileSync(join(bundlesFolder, 'registry.public.json'), 'utf8'));
    expect(readFileSync(join(bundlesFolder, 'registry.json'), 'utf8')).toContain('"history"');
    expect(body.toString()).not.toContain('"history"');
  });

  it.each(['/jobs/companies', script, '/bundles/registry.json'])(
    'sends 304 for %s to a client that has it',
    async (path) => {
      const { headers } = await ask({ path });
      const again = await ask({ path, headers: { 'if-none-match': headers.etag ?? '' } });
      const byDate = await ask({ path, headers: { 'if-modified-since': headers['last-modified'] ?? '' } });
      expect([again.status, byDate.status, again.body.length]).toEqual([304, 304, 0]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
    },
  );

  it('sends 304 for a document of the API to a client that has it', async () => {
    const path = '/jobs/5';
    const { headers } = await ask({ path });
    const again = await ask({ path, headers: { 'if-none-match': headers.etag ?? '' } });
    expect([headers.etag, again.status, again.body.length]).toEqual(['"five"', 304, 0]);
  });

  it('sends the same bytes in every encoding', async () => {
    const bodyOf = async (encoding: string) =>
      (await ask({ path: script, headers: { 'accept-encoding': encoding } })).body;
    expect(brotliDecompressSync(await bodyOf('br')).toString()).toBe(SCRIPT);
    expect(gunzipSync(await bodyOf('gzip')).toString()).toBe(SCRIPT);
    expect((await bodyOf('identity')).toString()).toBe(SCRIPT);
  });

  it('sends the request id to the API and in the response', async () => {
    const { headers, body } = await ask({ path: '/api/echo' });
    expect(JSON.parse(body.toString())).toMatchObject({ requestId: headers['x-request-id'] });
  });

  it('keeps running when the API aborts a response', async () => {
    await expect(ask({ path: '/api/break' })).rejects.toThrow(/aborted|hang up/);
    expect((await ask({ path: '/jobs' })).status).toBe(200);
  });

  it('restricts pages to files of the portal', async () => {
    const { headers } = await ask({ path: '/jobs' });
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types kadam-loader default;");
    expect(policy).not.toContain('unsafe');
    expect((await ask({ path: script })).headers['content-security-policy']).toBe(policy);
  });

  it('allows the style of the page for an unavailable API', async () => {
    const { headers, body } = await ask({ path: '/api/hang-up', headers: { accept: 'text/html' } });
    const style = /<style>([^]*)<\/style>/.exec(body.toString())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });

  it('serves a page at once after it was published', async () => {
    const { bundlesFolder } = await folder;
    const before = await ask({ path: '/courses' });
    await liveRelease(bundlesFolder, ['learning', LISTED_VERSION], { paths: ['/courses'] });
    const after = await ask({ path: '/courses' });
    await liveRelease(bundlesFolder, ['learning', '1.0.1-0a1b2c3d'], { paths: [] });
    expect([before.status, after.status, (await ask({ path: '/courses' })).status]).toEqual([404, 200, 404]);
  });
});

function expectBody({ body }: RawResponse, part: string | null | undefined): void {
  if (part === null) expect(body).toHaveLength(0);
  else if (part !== undefined) expect(body.toString()).toContain(part);
}

function expectHeaders({ headers }: RawResponse, expected: NonNullable<ExpectedResponse['expect']>): void {
  for (const [name, value] of Object.entries(expected)) {
    if (value instanceof RegExp) expect([name, headers[name]]).toEqual([name, expect.stringMatching(value)]);
    else expect([name, headers[name]]).toEqual([name, value]);
  }
}
