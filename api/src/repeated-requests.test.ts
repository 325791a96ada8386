import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRows } from './testing/all-rows';
import { ONE_ENGINE } from './testing/engines';
import { addPosting, newJobseeker, testPortal } from './testing/portal';
import { REPEATED_AT, repeatableRequests, WITHOUT_EFFECT } from './testing/repeated-requests';

jest.setTimeout(120_000);

describe.each(ONE_ENGINE)('repeated requests, $name database', ({ open }) => {
  const portal = testPortal(open, { clock: () => REPEATED_AT });
  const { send, samples, changes } = repeatableRequests(portal);

  test('every repeatable endpoint of the contract is in the list of tested ones', () => {
    const repeatable = portal.app.endpoints.filter((endpoint) => endpoint.repeatable !== undefined);
    expect(repeatable.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(samples).sort());
  });

  test('docs/server.md documents for every endpoint except GET how it is repeated', () => {
    const page = readFileSync(join(__dirname, '../../docs/server.md'), 'utf8');
    const documented = [...page.matchAll(/^\| (`(?:POST|PUT|DELETE) .*`) +\| (as is|by key|never) +\|/gm)].flatMap(
      ([, endpoints = '', way = '']) => endpoints.split(', ').map((name) => `${name.replaceAll('`', '')}: ${way}`),
    );
    const served = portal.app.endpoints.filter(({ method }) => method !== 'GET');
    const declared = served.map(
      ({ method, path, repeatable = 'never' }) => `${method} ${path}: ${repeatable.replace('-', ' ')}`,
    );
    expect(documented.sort()).toEqual(declared.sort());
  });

  test.each(Object.keys(samples))('%s, repeated, has the first response and changes nothing', async (path) => {
    const sample = await samples[path]!(await newJobseeker(portal.app));
    const key = randomUUID();
    const before = await allRows(portal.database);
    const first = await send(path, sample, key);
    expect([first.body, Math.floor(first.statusCode / 100)]).toEqual([first.body, 2]);
    const after = await allRows(portal.database);
    if (!WITHOUT_EFFECT.includes(path)) expect(after).not.toEqual(before);
    for (const repeat of await Promise.all([send(path, sample, key), send(path, sample, key)]))
      expect([repeat.statusCode, repeat.body]).toEqual([first.statusCode, first.body]);
    expect(await allRows(portal.database)).toEqual(after);
  });

  test('every endpoint that is repeatable by key is in the list of those that reject a reused key', () => {
    const byKey = portal.app.endpoints.filter(({ repeatable }) => repeatable === 'by-key');
    expect(byKey.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [...new Set(changes.map(([path]) => path))].sort(),
    );
  });

  test.each(changes)('%s with %s but the same key is 422 and changes nothing', async (path, _what, other) => {
    const sample = await samples[path]!(await newJobseeker(portal.app));
    const key = randomUUID();
    await send(path, sample, key);
    const payload = await other(sample.payload!);
    const after = await allRows(portal.database);
    const response = await send(path, { ...sample, payload }, key);
    expect([response.statusCode, response.json().code, response.json().details?.[0].field]).toEqual([
      422,
      'KEY_REUSED',
      'Idempotency-Key',
    ]);
    expect(await allRows(portal.database)).toEqual(after);
  });

  test.each([
    ['POST /auth/signup', 'members'],
    ['POST /job/apply', 'applications'],
    ['POST /contact', 'contact_messages'],
    ['POST /inquiries', 'inquiries'],
    ['POST /resume/documents', 'resume_documents'],
  ])('of %s six concurrent requests with one key succeed, with one row in %s', async (path, table) => {
    const sample = await samples[path]!(await newJobseeker(portal.app));
    const count = async () => (await portal.database.query(`select 1 from ${table}`)).length;
    const before = await count();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(path, sample, key)));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(responses[0]?.statusCode).toBeLessThan(300);
    expect((await count()) - before).toBe(1);
  });

  test('a key belongs to its member', async () => {
    const [asha, ravi] = [await newJobseeker(portal.app), await newJobseeker(portal.app)];
    const jobPostingId = await addPosting(portal.database);
    const key = randomUUID();
    const ids = new Set<string>();
    for (const member of [asha, ravi]) {
      const response = await send('POST /job/apply', { member, payload: { email: member.email, jobPostingId } }, key);
      ids.add(response.json().data.id);
    }
    expect(ids.size).toBe(2);
  });

  test('a late repeat does not renew an application that was withdrawn meanwhile', async () => {
    const sample = await samples['POST /job/apply']!(await newJobseeker(portal.app));
    const key = randomUUID();
    const first = await send('POST /job/apply', sample, key);
    const { id } = first.json().data;
    await send('POST', { ...sample, url: `/job/applications/${id}/withdraw` });
    const repeat = await send('POST /job/apply', sample, key);
    expect([repeat.statusCode, repeat.body]).toEqual([201, first.body]);
    expect(await portal.database.query('select status from applications where id = $1', [id])).toEqual([
      { status: 'withdrawn' },
    ]);
  });
});
