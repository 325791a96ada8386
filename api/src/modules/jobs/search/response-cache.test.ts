import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { postingsQuery, postingsResponse } from '@kadam/shared/contract/jobs';
import type { FastifyReply } from 'fastify';
import { ENGINES } from '../../../testing/engines';
import { addPosting, testPortal } from '../../../testing/portal';
import { until } from '../../../testing/until';
import { countFacets } from './facets';
import { ResponseCache } from './response-cache';

const query = (number: number) => postingsQuery.parse({ search: `word${number}` });

test('the cache is limited by the bytes of its responses, including compressed forms', async () => {
  const maxBytes = 2 * 1024 * 1024;
  const cache = new ResponseCache({
    search: {
      version: 1,
      upToDate: async () => undefined,
      find: async ({ selected }) => ({
        ids: ['one'],
        total: 1,
        named: 1,
        complete: 1,
        lacking: [],
        similarTo: null,
        meant: null,
        dropped: [],
        facets: countFacets([], selected).facets,
      }),
    },
    postings: { byIds: async () => [JSON.stringify({ description: randomBytes(20_000).toString('base64') })] },
    now: () => 0,
    maxBytes,
  });
  const reply = { headers: () => reply, header: () => reply, type: () => reply };
  let held = 0;
  for (let number = 0; number < 400; number += 1) {
    const response = await cache.response(query(number));
    const raw = response.byteLength;
    await response.payload({ headers: { 'accept-encoding': 'br' } }, reply as unknown as FastifyReply);
    expect(response.byteLength).toBeGreaterThan(raw * 1.5);
    held += response.byteLength;
    expect(cache.cachedBytes).toBeLessThanOrEqual(maxBytes);
  }
  expect(held).toBeGreaterThan(8 * maxBytes);
  expect(cache.cachedBytes).toBeGreaterThan(maxBytes / 2);
  expect(await cache.response(query(399))).toBe(await cache.response(query(399)));
});

describe.each(ENGINES)('responses of the job search, $name database', ({ open }) => {
  const portal = testPortal(open, { searchesOnDemand: false });
  beforeAll(async () => {
    for (let day = 1; day < 9; day += 1) await addPosting(portal.database, { created_at: new Date(2026, 1, day) });
  });

  const ask = (headers: Record<string, string> = {}, search = 'nurse') =>
    portal.app.inject({ url: '/api/job/postings', query: { search, limit: '3' }, headers });

  test('match the contract, uncompressed by default', async () => {
    const response = await ask();
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(postingsResponse.parse(response.json())).toEqual(response.json());
    expect(response.json().data.pagination).toEqual({ page: 1, limit: 3, total: 8, totalPages: 3 });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('are compressed for clients that accept %s', async (accepted, encoding, unpack) => {
    const [plain, packed] = [await ask(), await ask({ 'accept-encoding': accepted })];
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(String(packed.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });

  test('are 304 with their ETag until a posting changes', async () => {
    const { etag } = (await ask()).headers;
    expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await ask({}, ' NURSE ')).headers.etag).toBe(etag);
    await portal.database.query(
      "update job_postings set company_name = 'Arogya' where id in (select id from job_postings order by created_at desc limit 1)",
    );
    await until(async () => (await ask({ 'if-none-match': String(etag) })).statusCode === 200);
    const response = await ask();
    expect(response.json().data.jobPostings[0].companyName).toBe('Arogya');
  });
});
