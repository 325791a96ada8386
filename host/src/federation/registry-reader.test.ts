/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { signedText, type BootRecord } from '@kadam/shared/remote';
import { report } from '../reporting/report';
import { bootRecord } from './boot-record';
import { fetchRegistry, fetchRelease } from './registry-reader';

jest.mock('./boot-record');
jest.mock('../reporting/report');

const RELEASE = { format: 1, bundle: 'jobs', version: '1.0.0-a', entry: 'entry.js', files: {}, pages: [] };
const responses = new Map<string, { status: number; body: string }>();
const platformFetch = globalThis.fetch;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = responses.get(request.url ?? '') ?? { status: 404, body: 'not here' };
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

beforeEach(() => {
  responses.clear();
  trustKeys(undefined);
});

/** Sets the keys of the boot record. */
const trustKeys = (trust: BootRecord['trust']) =>
  jest.mocked(bootRecord).mockReturnValue({ format: 1, host: '1.0.0-h', hostIntegrity: {}, remotes: [], trust });
const respond = (path: string, body: unknown, status = 200) =>
  responses.set(path, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });

test('returns a readable registry', async () => {
  respond('/bundles/registry.json', { format: 1, bundles: { jobs: { live: '2', previous: ['1'] } } });
  expect((await fetchRegistry()).bundles.jobs?.live).toBe('2');
});

test.each([
  ['an empty object', {}, 200],
  ['a page of a proxy', '<p>Please log in to this network</p>', 200],
  ['a failure with a body', { format: 1, bundles: {} }, 500],
])('%s is not a registry', async (_, body, status) => {
  respond('/bundles/registry.json', body, status);
  await expect(fetchRegistry()).rejects.toThrow();
});

test('returns a release with absolute URLs', async () => {
  respond('/bundles/jobs/1.0.0-a/release.json', RELEASE);
  expect(await fetchRelease('jobs', '1.0.0-a')).toMatchObject({ entry: '/bundles/jobs/1.0.0-a/entry.js' });
});

test('rejects a file that describes another release', async () => {
  respond('/bundles/jobs/2.0.0-b/release.json', RELEASE);
  await expect(fetchRelease('jobs', '2.0.0-b')).rejects.toThrow('describes another release');
});

describe('with keys in the boot record', () => {
  const key = (() => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { x = '' } = publicKey.export({ format: 'jwk' });
    return { x, sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64') };
  })();
  const registry = (sequence: number, live = '2') => ({
    format: 1,
    sequence,
    updatedAt: '',
    joint: ['a field of a newer tool'],
    bundles: { jobs: { previous: ['1'], live } },
  });
  const signed = (content: object) => ({
    ...content,
    signatures: { [key.x]: key.sign(signedText(content as Record<string, unknown>)) },
  });
  const liveNow = async () => (await fetchRegistry()).bundles.jobs?.live;
  const trusting = (sequence: number, until?: string) => trustKeys({ sequence, keys: [{ publicKey: key.x, until }] });

  test('rejects every registry in a browser that cannot verify signatures, without a report', async () => {
    trusting(5);
    const importKey = jest
      .spyOn(crypto.subtle, 'importKey')
      .mockRejectedValue(new DOMException('', 'NotSupportedError'));
    respond('/bundles/registry.json', signed(registry(5)));
    await expect(fetchRegistry()).rejects.toThrow();
    importKey.mockRestore();
    expect(report).not.toHaveBeenCalled();
  });

  test('accepts a registry that is signed by one of the keys, whatever its formatting', async () => {
    trusting(5, '2999-01-01');
    respond('/bundles/registry.json', JSON.stringify(signed(registry(5)), null, 2));
    expect(await liveNow()).toBe('2');
  });

  test.each([
    ['was altered', () => ({ ...signed(registry(6)), bundles: registry(6, '3').bundles })],
    ['is not signed', () => registry(6)],
    ['is signed by an unknown key', () => ({ ...registry(6), signatures: { somebody: key.sign('anything') } })],
    ['has a signature that is none', () => ({ ...registry(6), signatures: { [key.x]: '%%%' } })],
  ])('one that %s is not', async (_, content) => {
    trusting(5);
    respond('/bundles/registry.json', content());
    await expect(fetchRegistry()).rejects.toThrow('is not signed by a key of this site; the boot record stays in use.');
  });

  test('rejects a registry whose key has expired', async () => {
    trusting(5, '2020-01-01');
    respond('/bundles/registry.json', signed(registry(6)));
    await expect(fetchRegistry()).rejects.toThrow('is not signed by a key of this site');
  });

  test('rejects a registry that is older than the document or than one accepted before', async () => {
    trusting(5);
    respond('/bundles/registry.json', signed(registry(4)));
    await expect(fetchRegistry()).rejects.toThrow('is older than what this page knows');
    respond('/bundles/registry.json', signed(registry(9)));
    expect(await liveNow()).toBe('2');
    respond('/bundles/registry.json', signed(registry(8)));
    await expect(fetchRegistry()).rejects.toThrow('is older than what this page knows');
  });

  test('returns a release only if its digest is given and matches', async () => {
    trusting(5);
    const digest = `sha384-${createHash('sha384').update(JSON.stringify(RELEASE)).digest('base64')}`;
    respond('/bundles/jobs/1.0.0-a/release.json', RELEASE);
    expect(await fetchRelease('jobs', '1.0.0-a', digest)).toMatchObject({ version: '1.0.0-a' });
    await expect(fetchRelease('jobs', '1.0.0-a')).rejects.toThrow('has no digest in the registry');
    respond('/bundles/jobs/1.0.0-a/release.json', { ...RELEASE, entry: 'other.js' });
    await expect(fetchRelease('jobs', '1.0.0-a', digest)).rejects.toThrow();
  });

  test('reports a rejected registry once', async () => {
    trusting(5);
    respond('/bundles/registry.json', registry(99));
    await expect(fetchRegistry()).rejects.toThrow('is not signed');
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'host', version: '1.0.0-h', phase: 'load' }));
  });
});
