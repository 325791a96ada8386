import type { z } from '@kadam/shared/contract/schema';
import { newAlert } from './testing/alerts';
import { allRows } from './testing/all-rows';
import { ONE_ENGINE } from './testing/engines';
import { confirmationSecret, newSubscriber } from './testing/newsletter';
import { addPosting, newJobseeker, type TestMember, testPortal } from './testing/portal';
import { privacyRequestToken } from './testing/privacy';
import { uploadResume, newResumeLink, resumeFixture } from './testing/resumes';

jest.setTimeout(120_000);

describe.each(ONE_ENGINE)('links in mails, $name database', ({ open }) => {
  let links: Record<string, string>;
  const portal = testPortal(open);
  beforeAll(async () => {
    const member = await newJobseeker(portal.app);
    const application = await applyWithResume(member);
    const alert = await newAlert(portal.app, portal.database, member);
    const subscriber = await newSubscriber(portal.app, portal.database);
    links = {
      '/api/newsletter/confirm': await confirmationSecret(portal.app, portal.database),
      '/api/newsletter/unsubscribe': subscriber.unsubscribeSecret,
      '/api/job/alerts/unsubscribe': alert.token,
      '/api/privacy/requests/confirm': await privacyRequestToken(portal.app, portal.database),
      '/api/job/applications/resume-link': await newResumeLink(portal.database, application),
    };
  });

  async function applyWithResume(member: TestMember): Promise<string> {
    const bytes = resumeFixture('bare-linkedin-url-roundtrip.pdf');
    const resumeId = (await uploadResume(portal.app, member, { name: 'asha.pdf', bytes })).json().data.resume.id;
    const payload = { email: member.email, jobPostingId: await addPosting(portal.database), resumeId };
    const { headers } = member;
    return (await portal.app.inject({ method: 'POST', url: '/api/job/apply', headers, payload })).json().data.id;
  }

  // The count of downloads is what opening a link to a resume may change, and requests are counted
  // against the limits.
  const COUNTED = /"(downloads|last_downloaded_at)": ?[^,}]*,?/g;

  const isLinkQuery = (query: z.ZodMiniType | undefined) =>
    query !== undefined && query.safeParse({ token: 'x'.repeat(43) }).success && !query.safeParse({}).success;

  const everything = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(await allRows(portal.database)).map(([table, rows]) => [table, rows.replace(COUNTED, '')]),
    );

  test('every endpoint for a link in a mail is in the list of tested ones', () => {
    const behindLinks = portal.app.endpoints
      .filter(({ method, access, query }) => method === 'GET' && access === 'public' && isLinkQuery(query))
      .map(({ path }) => `/api${path}`);
    expect(behindLinks.sort()).toEqual(Object.keys(links).sort());
  });

  test('a mail scanner that opens each link repeatedly, also with HEAD or a body, changes nothing', async () => {
    const before = await everything();
    expect(Object.keys(before).length).toBeGreaterThan(20);
    for (const [path, token] of Object.entries(links)) {
      const url = `${path}?token=${token}`;
      for (let time = 0; time < 3; time += 1) {
        const responses = await Promise.all([
          portal.app.inject({ url }),
          portal.app.inject({ method: 'HEAD', url }),
          portal.app.inject({
            url,
            headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch', 'user-agent': 'SafeLinks' },
          }),
          portal.app.inject({ url, headers: { 'list-unsubscribe': 'One-Click' } }),
          portal.app.inject({ url: `${url}&List-Unsubscribe=One-Click` }),
        ]);
        expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      }
    }
    expect(await everything()).toEqual(before);
  });

  test.each(['/api/newsletter/unsubscribe', '/api/job/alerts/unsubscribe'])(
    'POST %s is idempotent when repeated and when run in parallel',
    async (path) => {
      const press = () =>
        portal.app.inject({
          method: 'POST',
          url: `${path}?token=${links[path]}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        });
      const first = await press();
      expect(first.statusCode).toBe(200);
      const after = await everything();
      const replays = await Promise.all([press(), press(), press()]);
      for (const { statusCode, body } of replays) expect([statusCode, body]).toEqual([200, first.body]);
      expect(await everything()).toEqual(after);
      expect((await portal.app.inject({ url: `${path}?token=${links[path]}` })).statusCode).toBe(200);
      expect(await everything()).toEqual(after);
    },
  );

  test('a token for one kind of link is invalid for other kinds', async () => {
    const paths = Object.keys(links);
    for (const path of paths)
      for (const other of paths.filter((one) => one !== path)) {
        const response = await portal.app.inject({ method: 'GET', url: `${path}?token=${links[other]}` });
        // Links of the newsletter are found in one table, by purpose.
        expect({ path, other, isOpen: response.statusCode === 200 }).toEqual({ path, other, isOpen: false });
      }
  });
});
