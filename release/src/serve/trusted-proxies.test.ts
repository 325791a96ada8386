import { describeBothServers, type RunningServer } from '../testing/both-servers';
import { startEchoApi } from '../testing/echo-api';
import { createBundlesFolder } from '../testing/hand-made-release';
import { send, type RawRequest } from '../testing/raw-request';

const PROXY = '127.0.0.2';
const trustedProxies = [PROXY, '10.0.0.0/8'];
const folder = createBundlesFolder();
const api = startEchoApi();

afterAll(async () => {
  await (await api).stop();
  await (await folder).remove();
});

const forwarded = (visitor: string, scheme = 'https') => ({
  'x-forwarded-for': visitor,
  'x-forwarded-proto': scheme,
  'x-forwarded-host': 'evil.example',
});

describeBothServers((start) => {
  let running: RunningServer;
  beforeAll(async () => {
    const { bundlesFolder } = await folder;
    running = await start({ bundlesFolder, apiOrigin: (await api).origin, trustedProxies });
  });
  afterAll(() => running.stop());

  async function seenByApi(request: Omit<RawRequest, 'path'>): Promise<unknown> {
    const { body } = await send(running.origin, { path: '/api/echo', ...request });
    return (JSON.parse(body.toString()) as { forwarded: unknown }).forwarded;
  }

  it('forwards the address of a visitor behind a trusted proxy', async () => {
    for (const visitor of ['203.0.113.7', '203.0.113.8', '2001:db8::7'])
      expect(await seenByApi({ from: PROXY, headers: forwarded(visitor) })).toEqual([visitor, 'https', 'localhost']);
  });

  it('trusts each proxy of a chain, but not the visitor', async () => {
    const claimed = forwarded('9.9.9.9, 203.0.113.7, 10.1.2.3');
    expect(await seenByApi({ from: PROXY, headers: claimed })).toEqual(['203.0.113.7', 'https', 'localhost']);
  });

  it('ignores the headers of other clients', async () => {
    expect(await seenByApi({ headers: forwarded('203.0.113.7') })).toEqual(['127.0.0.1', 'http', 'localhost']);
  });

  it('sends HSTS if a trusted proxy forwards an HTTPS request', async () => {
    const hsts = async (request: Omit<RawRequest, 'path'>) =>
      (await send(running.origin, { path: '/jobs', ...request })).headers['strict-transport-security'];
    expect(await hsts({ from: PROXY, headers: forwarded('203.0.113.7') })).toBe('max-age=63072000');
    expect(await hsts({ from: PROXY, headers: forwarded('203.0.113.7', 'http') })).toBeUndefined();
    expect(await hsts({ headers: forwarded('203.0.113.7') })).toBeUndefined();
  });
});
