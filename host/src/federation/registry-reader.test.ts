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

beforeEach(() => {
  answers.clear();
  tells(undefined);
});

/** What the document tells of registries that may be believed. */
const tells = (trust: BootRecord['trust']) =>
  jest.mocked(bootRecord).mockReturnValue({ format: 1, host: '1.0.0-h', hostIntegrity: {}, remotes: [], trust });
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

describe('where the document tells keys', () => {
  const key = (() => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { x = '' } = publicKey.export({ format: 'jwk' });
    return { x, sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64') };
  })();
  const registry = (sequence: number, live = '2') => ({
    ...{ format: 1, sequence, updatedAt: '', joint: ['a field of a newer tool'] },
    bundles: { jobs: { previous: ['1'], live } },
  });
  const signed = (content: object) => ({
    ...content,
    signatures: { [key.x]: key.sign(signedText(content as Record<string, unknown>)) },
  });
  const liveNow = async () => (await fetchRegistry()).bundles.jobs?.live;
  const trusting = (sequence: number, until?: string) => tells({ sequence, keys: [{ publicKey: key.x, until }] });

  test('a browser that cannot tell believes none, and reports nothing', async () => {
    trusting(5);
    const importKey = jest
      .spyOn(crypto.subtle, 'importKey')
      .mockRejectedValue(new DOMException('', 'NotSupportedError'));
    answer('/bundles/registry.json', signed(registry(5)));
    await expect(fetchRegistry()).rejects.toThrow();
    importKey.mockRestore();
    expect(report).not.toHaveBeenCalled();
  });

  test('a registry that is signed by one of them is believed, whatever its layout', async () => {
    trusting(5, '2999-01-01');
    answer('/bundles/registry.json', JSON.stringify(signed(registry(5)), null, 2));
    expect(await liveNow()).toBe('2');
  });

  test.each([
    ['was altered', () => ({ ...signed(registry(6)), bundles: registry(6, '3').bundles })],
    ['is signed by nobody', () => registry(6)],
    ['is signed by somebody else', () => ({ ...registry(6), signatures: { somebody: key.sign('anything') } })],
    ['has a signature that is none', () => ({ ...registry(6), signatures: { [key.x]: '%%%' } })],
  ])('one that %s is not', async (_, content) => {
    trusting(5);
    answer('/bundles/registry.json', content());
    await expect(fetchRegistry()).rejects.toThrow(
      'is not signed by a key of this site; what the document says goes on.',
    );
  });

  test('one whose key is accepted no more is not', async () => {
    trusting(5, '2020-01-01');
    answer('/bundles/registry.json', signed(registry(6)));
    await expect(fetchRegistry()).rejects.toThrow('is not signed by a key of this site');
  });

  test('one that is older than the document, or than one that was believed before, is not', async () => {
    trusting(5);
    answer('/bundles/registry.json', signed(registry(4)));
    await expect(fetchRegistry()).rejects.toThrow('is older than what this page knows');
    answer('/bundles/registry.json', signed(registry(9)));
    expect(await liveNow()).toBe('2');
    answer('/bundles/registry.json', signed(registry(8)));
    await expect(fetchRegistry()).rejects.toThrow('is older than what this page knows');
  });

  test('a release is answered when its bytes have the digest that was asked for, and not without one', async () => {
    trusting(5);
    const digest = `sha384-${createHash('sha384').update(JSON.stringify(RELEASE)).digest('base64')}`;
    answer('/bundles/jobs/1.0.0-a/release.json', RELEASE);
    expect(await fetchRelease('jobs', '1.0.0-a', digest)).toMatchObject({ version: '1.0.0-a' });
    await expect(fetchRelease('jobs', '1.0.0-a')).rejects.toThrow('is vouched for by nobody');
    answer('/bundles/jobs/1.0.0-a/release.json', { ...RELEASE, entry: 'other.js' });
    await expect(fetchRelease('jobs', '1.0.0-a', digest)).rejects.toThrow();
  });

  test('however often a registry is not believed, it is reported once', async () => {
    trusting(5);
    answer('/bundles/registry.json', registry(99));
    await expect(fetchRegistry()).rejects.toThrow('is not signed');
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'host', version: '1.0.0-h', phase: 'load' }));
  });
});
