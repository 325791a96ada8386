import { startCanary, abort } from '../operations/canary';
import { bucketsOf } from '../registry/canary-state';
import { loadRegistry } from '../registry/registry-file';
import { describeBothServers, type RunningServer } from '../testing/both-servers';
import { startEchoApi } from '../testing/echo-api';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';
import { send } from '../testing/raw-request';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';
const PROXY = '127.0.0.2';

describeBothServers((start) => {
  const ends: (() => unknown)[] = [];
  let bundlesFolder: string;
  let server: RunningServer;
  let inside: string;
  let outside: string;

  beforeAll(async () => {
    const folder = await createBundlesFolder();
    ({ bundlesFolder } = folder);
    const api = await startEchoApi();
    await liveRelease(bundlesFolder, ['host', V1]);
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/list', '/jobs/:jobId', '/gone'] });
    await begin(V2);
    server = await start({ bundlesFolder, apiOrigin: api.origin, trustedProxies: [PROXY] });
    ends.push(server.stop, api.stop, folder.remove);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  async function begin(version: string): Promise<void> {
    await putRelease(bundlesFolder, ['jobs', version], { paths: ['/list', '/jobs/:jobId', '/new'] });
    const why = 'a page goes, another comes';
    await startCanary([{ name: 'jobs', version }], { share: 40, bundlesFolder, isForced: true, why });
    const canary = (await loadRegistry(bundlesFolder)).bundles.jobs?.canary;
    const mine = canary ? bucketsOf(canary) : [];
    inside = mine[0] ?? '';
    outside = bucketsOf({ share: 100, firstBucket: 0 }).find((bucket) => !mine.includes(bucket)) ?? '';
  }

  async function get(path: string, bucket?: string, headers: Record<string, string> = {}) {
    const cookie = bucket === undefined ? {} : { cookie: `other=1; kadam_bucket=${bucket}` };
    const response = await send(server.origin, { path, headers: { ...cookie, ...headers }, from: PROXY });
    const set = response.headers['set-cookie'] ?? [];
    return { status: response.status, body: response.body.toString(), headers: response.headers, set };
  }

  it('sends the canary documents to visitors in its buckets, and live documents to others', async () => {
    for (const path of ['/list', '/list?page=2', '/no-such-page']) {
      expect((await get(path, inside)).body).toContain(`"version":"${V2}"`);
      expect((await get(path, outside)).body).toContain(`"version":"${V1}"`);
    }
    expect((await get('/new', inside)).status).toBe(200);
    expect((await get('/new', outside)).status).toBe(404);
    expect((await get('/no-such-page', inside)).status).toBe(404);
    expect((await get('/.canary/list', outside)).status).toBe(404);
  });

  it('requests canary documents from the API, and sends composed ones while the API fails', async () => {
    expect((await get('/jobs/5', inside)).body).toBe('made at /api/documents/jobs/5?cohort=canary');
    expect((await get('/jobs/5', outside)).body).toBe('made at /api/documents/jobs/5');
    expect((await get('/jobs/4', inside)).body).toContain(`"version":"${V2}"`);
    expect(await get('/jobs/4', outside)).toMatchObject({ status: 503, body: expect.stringContaining(V1) as string });
  });

  it('assigns a bucket to each visitor once, about the share of them to the canary', async () => {
    const visits = await Promise.all(Array.from({ length: 200 }, () => get('/list')));
    const tried = visits.filter(({ body }) => body.includes(V2));
    expect(tried.length).toBeGreaterThan(50);
    expect(tried.length).toBeLessThan(110);
    for (const { body, set, headers } of visits.slice(0, 20)) {
      const [, bucket = ''] =
        /^kadam_bucket=(\d\d); Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/.exec(String(set)) ?? [];
      const again = await get('/list', bucket, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.set, again.body]).toEqual([304, [], '']);
      expect((await get('/list', bucket)).body).toBe(body);
    }
  });

  it('sets the cookie on documents only, Secure over HTTPS, and again if its value is invalid', async () => {
    const script = `/bundles/jobs/${V1}/entry.js`;
    for (const path of [script, '/api/echo']) expect((await get(path)).set).toEqual([]);
    const secure = await get('/list', undefined, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' });
    expect(secure.set).toEqual([expect.stringMatching(/^kadam_bucket=\d\d; .*SameSite=Lax; Secure$/)]);
    for (const path of ['/list', '/no-such-page', '/jobs/5'])
      expect((await get(path, '../../x')).set).toEqual([expect.stringMatching(/^kadam_bucket=\d\d; /)]);
  });

  it('sends live documents to all visitors once the canary has ended', async () => {
    await abort({ bundlesFolder });
    expect((await get('/list', inside)).body).toContain(`"version":"${V1}"`);
    expect((await get('/jobs/5', inside)).body).toBe('made at /api/documents/jobs/5');
    expect((await get('/new', inside)).status).toBe(404);
    await begin('1.0.0-00000003');
    expect((await get('/list', inside)).body).toContain('1.0.0-00000003');
  });
});
