import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, testPortal } from '../../testing/portal';
import { until } from '../../testing/until';

describe.each(ONE_ENGINE)('suggestions, $name database', ({ open }) => {
  let now = Date.UTC(2026, 4, 30);
  const portal = testPortal(open, { clock: () => new Date(now) });

  beforeAll(async () => {
    for (const [job_name, location] of [
      ['Staff Nurse', 'Pune, Maharashtra'],
      ['Staff Nurse - ICU', 'Navi Mumbai, Maharashtra'],
      ['Nurse Educator (Part-time)', 'Bengaluru, Karnataka'],
      ['Accountant', 'Bengaluru, Karnataka'],
    ] as const)
      await addPosting(portal.database, { job_name, location });
    await addPosting(portal.database, { job_name: 'Closed Nurse', is_active: false });
  });

  const suggested = async (kind: string, text: string) =>
    (await portal.app.inject({ url: '/api/job/suggestions', query: { kind, text } })).json().data
      .suggestions as string[];

  test.each([
    ['title', 'nur', ['Nurse Educator', 'Staff Nurse']],
    ['title', 'nurse st', ['Staff Nurse']],
    ['title', 'n', []],
    ['title', '%%', []],
    ['place', 'mum', ['Navi Mumbai, Maharashtra']],
    ['place', 'bangal', ['Bengaluru, Karnataka']],
    ['place', 'maha', ['Navi Mumbai, Maharashtra', 'Pune, Maharashtra']],
  ])('suggestions of a %s for %j: %j', async (kind, text, expected) => {
    expect(await suggested(kind, text)).toEqual(expected);
  });

  test('suggestions include a new posting after a minute', async () => {
    await addPosting(portal.database, { job_name: 'Welder' });
    expect(await suggested('title', 'wel')).toEqual([]);
    now += 61_000;
    // The first request starts reloading and does not wait for it.
    await until(async () => (await suggested('title', 'wel')).join() === 'Welder');
  });

  test.each([
    [{ kind: 'company', text: 'a' }, 'Must be one of: title, place.'],
    [{ kind: 'title' }, 'Must be text.'],
  ])('%j is rejected with a message', async (query, sentence) => {
    const response = await portal.app.inject({ url: '/api/job/suggestions', query: query as Record<string, string> });
    expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining(sentence)]);
  });
});
