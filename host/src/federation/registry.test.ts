/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchRegistry, fetchRelease } from './registry';

const RELEASE = { format: 1, bundle: 'jobs', version: '1.0.0-a', entry: 'entry.js', files: {}, pages: [] };
const answers = new Map<string, { status: number; body: string }>();
const platformFetch = globalThis.fetch;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = answers.get(request.url ?? '') ?? { status: 404, body: 'not here' };
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A page's own addresses are relative; outside a browser they need an origin.
  globalThis.fetch = (path, init) => platformFetch(new URL(String(path), `http://127.0.0.1:${port}`), init);
});

afterAll(() => {
  globalThis.fetch = platformFetch;
  server.closeAllConnections();
  server.close();
});

beforeEach(() => answers.clear());
const answer = (path: string, body: unknown, status = 200) =>
  answers.set(path, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });

test('a readable registry is answered', async () => {
  answer('/bundles/registry.json', { format: 1, bundles: { jobs: { live: '2', previous: ['1'] } } });
  expect((await fetchRegistry()).bundles.jobs?.live).toBe('2');
});

test.each([
  ['an empty object', {}, 200],
  ['a page of a proxy', '<p>Please log in to this network</p>', 200],
  ['a failure with a body', { format: 1, bundles: {} }, 500],
])('%s is no registry', async (_, body, status) => {
  answer('/bundles/registry.json', body, status);
  await expect(fetchRegistry()).rejects.toThrow();
});

test('a release is answered with absolute addresses', async () => {
  answer('/bundles/jobs/1.0.0-a/release.json', RELEASE);
  expect(await fetchRelease('jobs', '1.0.0-a')).toMatchObject({ entry: '/bundles/jobs/1.0.0-a/entry.js' });
});

test('a file that describes another release is refused', async () => {
  answer('/bundles/jobs/2.0.0-b/release.json', RELEASE);
  await expect(fetchRelease('jobs', '2.0.0-b')).rejects.toThrow('describes another release');
});
