import { randomUUID } from 'node:crypto';
import { CONSENT_MESSAGES, type ConsentChoice, type ConsentPurpose } from '@kadam/shared/contract/consents';
import { BUILT_IN_PRIVACY } from '@kadam/shared/contract/privacy-policy';
import { PRIVACY_REQUEST_MESSAGES } from '@kadam/shared/contract/privacy-requests';
import { DEFAULT_PRIVACY_FACTS, PRIVACY_SETTINGS_MESSAGES } from '@kadam/shared/contract/privacy-settings';
import { endConsents } from '../../consents';
import { newAlert } from '../../testing/alerts';
import { ONE_ENGINE } from '../../testing/engines';
import { newContactMessage } from '../../testing/inbox';
import { allMailsTo, linkIn, mailsTo, newSubscriber } from '../../testing/newsletter';
import { again, newApplication, newJobseeker, newMember, type TestMember, testPortal } from '../../testing/portal';
import { newPrivacyRequest, PRIVACY_SETTINGS, privacyRequestToken } from '../../testing/privacy';
import { resumeFixture, uploadResume } from '../../testing/resumes';
import { newStaff, type TestStaff } from '../../testing/staff';
import { retentionHousekeeping } from '../../retention';
import { consentsRepository } from './consents.repository';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60_000;

describe.each(ONE_ENGINE)('personal data, $name database', ({ open }) => {
  let now = new Date('2026-11-27T04:30:00Z');
  const portal = testPortal(open, { clock: () => now });
  let owner: TestStaff;
  beforeEach(async () => {
    now = new Date('2026-11-27T04:30:00Z');
    await portal.database.query('truncate privacy_requests, privacy_settings, tasks');
    owner = await newStaff(portal, ['owner'], now);
  });

  const call = async (who: TestMember | undefined, request: string, payload?: object) => {
    const [method, path] = request.split(' ') as ['GET', string];
    const response = await portal.app.inject({
      method,
      url: `/api${path}`,
      headers: who?.headers ?? {},
      ...(payload && { payload }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, ...(isJson && response.json()) };
  };
  const query = <Row>(sql: string, values: unknown[] = []) => portal.database.query<Row>(sql, values);
  const confirm = ({ id }: TestMember) => query('update members set email_confirmed_at = $2 where id = $1', [id, now]);
  const choose = (who: TestMember, purpose: ConsentPurpose, isGiven: boolean) =>
    call(who, `PUT /account/consents/${purpose}`, { isGiven, textVersion: 1 });
  const given = async (who: TestMember): Promise<string[]> =>
    (await call(who, 'GET /account/consents')).data.choices
      .filter(({ isGiven }: ConsentChoice) => isGiven)
      .map(({ purpose }: ConsentChoice) => purpose);
  const recorded = async (email: string) =>
    (await call(owner, `GET /office/privacy/consents?email=${encodeURIComponent(email)}`)).data.records.map(
      ({ purpose, isGiven, textVersion, source }: Record<string, unknown>) =>
        `${purpose} ${isGiven} ${textVersion} ${source}`,
    );

  describe('consents', () => {
    test('are not given by signing up, and each choice is recorded once with its text and time', async () => {
      const asha = await newMember(portal.app);
      expect(await given(asha)).toEqual([]);
      const { data } = await choose(asha, 'other_jobs', true);
      expect(data.choices[0]).toEqual({ purpose: 'other_jobs', isGiven: true, since: now.toISOString() });
      await choose(asha, 'other_jobs', true);
      await choose(asha, 'other_jobs', false);
      expect(await recorded(asha.email)).toEqual(['other_jobs false 1 account', 'other_jobs true 1 account']);
    });

    test('name the version of the privacy policy that was published when they were recorded', async () => {
      const asha = await newMember(portal.app);
      await choose(asha, 'other_jobs', true);
      now = new Date(now.getTime() + 60_000);
      const content = { ...BUILT_IN_PRIVACY, effectiveFrom: '2026-12-01' };
      expect((await call(owner, 'PUT /office/content/privacy', { content, version: 0 })).status).toBe(200);
      await choose(asha, 'other_jobs', false);
      const { records } = (await call(owner, `GET /office/privacy/consents?email=${encodeURIComponent(asha.email)}`))
        .data;
      expect(records.map(({ policyVersion }: { policyVersion: number }) => policyVersion)).toEqual([1, 0]);
    });

    test('are rejected for a text that the member has not read', async () => {
      const asha = await newMember(portal.app);
      const chosen = { isGiven: true, textVersion: 2 };
      const { status, details } = await call(asha, 'PUT /account/consents/other_jobs', chosen);
      expect([status, details]).toEqual([409, [{ field: 'textVersion', message: CONSENT_MESSAGES.newText }]]);
      expect(await given(asha)).toEqual([]);
    });

    test('are recorded when the member adds an alert, a resume or a newsletter subscription', async () => {
      const asha = await newJobseeker(portal.app);
      await confirm(asha);
      const alert = await newAlert(portal.app, portal.database, asha);
      await uploadResume(portal.app, asha, { name: 'a.pdf', bytes: resumeFixture('bare-linkedin-url-roundtrip.pdf') });
      await choose(asha, 'newsletter', true);
      expect(await given(asha)).toEqual(['resume_on_file', 'job_alerts', 'newsletter']);
      const welcome = (await mailsTo(portal.database, asha.email)).find(({ kind }) => kind === 'newsletter-welcome');
      await portal.app.inject({ method: 'POST', url: linkIn(welcome) });
      await portal.app.inject({ method: 'POST', url: `/api/job/alerts/unsubscribe?token=${alert.token}` });
      await call(asha, 'DELETE /jobseeker/resume');
      expect(await given(asha)).toEqual([]);
      expect(await recorded(asha.email)).toEqual([
        'resume_on_file false 1 account',
        'job_alerts false 1 mail_link',
        'newsletter false 1 mail_link',
        'newsletter true 1 account',
        'resume_on_file true 1 resume_upload',
        'job_alerts true 1 job_alert',
      ]);
    });

    test('take effect immediately when withdrawn: mails of alerts and newsletter, and the resume of the profile', async () => {
      const asha = await newJobseeker(portal.app);
      await confirm(asha);
      await newAlert(portal.app, portal.database, asha);
      await uploadResume(portal.app, asha, { name: 'a.pdf', bytes: resumeFixture('bare-linkedin-url-roundtrip.pdf') });
      await choose(asha, 'newsletter', true);
      for (const purpose of ['job_alerts', 'resume_on_file', 'newsletter'] as const)
        expect((await choose(asha, purpose, false)).status).toBe(200);
      expect(await given(asha)).toEqual([]);
      expect(await query('select 1 from job_alerts where member_id = $1 and paused_at is null', [asha.id])).toEqual([]);
      expect(await query('select 1 from resume_files where member_id = $1', [asha.id])).toEqual([]);
      const [subscriber] = await query('select status from newsletter_subscribers where email = $1', [asha.email]);
      expect(subscriber).toEqual({ status: 'unsubscribed' });
    });

    test('to the newsletter require a confirmed address, and hide the subscriptions of other people', async () => {
      const { email } = await newSubscriber(portal.app, portal.database);
      const account = { firstName: 'Not', lastName: 'Theirs', email, password: 'monsoon-clouds' };
      await call(undefined, 'POST /auth/signup', account);
      const { token } = await call(undefined, 'POST /auth/login', account);
      const stranger = { id: '', email, password: '', headers: { authorization: `Bearer ${token}` } };
      expect(await given(stranger)).toEqual([]);
      const { status, message } = await choose(stranger, 'newsletter', true);
      expect([status, message]).toEqual([409, CONSENT_MESSAGES.confirmFirst]);
      expect((await choose(stranger, 'resume_on_file', true)).message).toBe(CONSENT_MESSAGES.byUse);
    });

    test('end when the account is deleted, and remain as proof without the person', async () => {
      const asha = await newMember(portal.app);
      await choose(asha, 'other_jobs', true);
      await call(asha, 'POST /account/delete', { password: asha.password });
      expect(await recorded(asha.email)).toEqual(['other_jobs false 1 account_deleted', 'other_jobs true 1 account']);
      const kept = await query<object>('select * from consents where person_hash is not null');
      expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${asha.email}|${asha.id}`));
      await expect(query('update consents set is_given = true')).rejects.toThrow(/never changed/);
    });
  });

  describe('requests', () => {
    test('of a member are due in 30 days, mailed to the office without the person, and answered by mail', async () => {
      const asha = await newMember(portal.app);
      const id = await newPrivacyRequest(portal.app, asha);
      const [notice] = await query<{ text: string }>(
        `select payload ->> 'text' as text from tasks where payload ->> 'kind' = 'privacy-request'`,
      );
      expect(notice?.text).not.toMatch(/Asha|Aasha|example\.in/);
      const [listed] = (await call(owner, 'GET /office/privacy/requests')).data.requests;
      expect(listed).toMatchObject({
        id,
        email: asha.email,
        name: 'Asha Rao',
        isConfirmed: false,
        state: 'received',
        dueAt: new Date(now.getTime() + 30 * DAY).toISOString(),
        isOverdue: false,
      });
      const answer = { outcome: 'answered', text: 'It is corrected.', version: 1 };
      const done = await call(owner, `POST /office/privacy/requests/${id}/answer`, answer);
      expect(done.data.request).toMatchObject({ state: 'answered', answer: { by: 'Asha Rao' }, version: 2 });
      const [mail] = (await allMailsTo(portal.database, asha.email)).filter(
        ({ kind }) => kind === 'privacy-request-answer',
      );
      expect(mail?.text).toMatch(/It is corrected\.[^]*> My name is spelled Aasha\./);
      const [own] = (await call(asha, 'GET /account/privacy-requests')).data.requests;
      expect(own).toMatchObject({ state: 'answered', answer: { text: 'It is corrected.' } });
      const late = await call(owner, `PUT /office/privacy/requests/${id}`, {
        state: 'in_progress',
        notes: '',
        version: 2,
      });
      expect([late.status, late.message]).toEqual([409, PRIVACY_REQUEST_MESSAGES.closed]);
    });

    test('without an account count once their link is used, and expired ones are removed', async () => {
      const email = `ravi.${randomUUID()}@example.in`;
      const token = await privacyRequestToken(portal.app, portal.database, email);
      now = new Date(now.getTime() + 2 * DAY);
      owner = await newStaff(portal, ['owner'], now);
      const total = async () => (await call(owner, 'GET /office/privacy/requests')).data.pagination.total;
      const link = `/privacy/requests/confirm?token=${token}`;
      expect([(await call(undefined, `GET ${link}`)).status, await total()]).toEqual([200, 0]);
      expect((await call(undefined, `POST ${link}`)).status).toBe(200);
      const [request] = (await call(owner, 'GET /office/privacy/requests')).data.requests;
      expect(request).toMatchObject({
        email,
        isMember: false,
        isConfirmed: true,
        dueAt: new Date(now.getTime() + 30 * DAY).toISOString(),
      });
      const other = await privacyRequestToken(portal.app, portal.database);
      now = new Date(now.getTime() + 8 * DAY);
      expect((await call(undefined, `POST /privacy/requests/confirm?token=${other}`)).status).toBe(410);
    });

    test('wait for owners, with overdue ones listed separately and first, and closed ones last', async () => {
      const [asha, ravi] = [await newMember(portal.app), await newMember(portal.app)];
      const [late, closed] = [await newPrivacyRequest(portal.app, asha), await newPrivacyRequest(portal.app, ravi)];
      await call(owner, `POST /office/privacy/requests/${closed}/answer`, {
        outcome: 'rejected',
        text: 'We hold nothing.',
        version: 1,
      });
      now = new Date(now.getTime() + 31 * DAY);
      const fresh = await newPrivacyRequest(portal.app, await again(portal.app, asha), { kind: 'erasure' });
      owner = await newStaff(portal, ['owner'], now);
      const { requests } = (await call(owner, 'GET /office/privacy/requests')).data;
      expect(requests.map(({ id, isOverdue }: { id: string; isOverdue: boolean }) => [id, isOverdue])).toEqual([
        [late, true],
        [fresh, false],
        [closed, false],
      ]);
      const waiting = async (who: TestMember) =>
        (await call(who, 'GET /office/waiting')).data.waiting
          .filter(({ kind }: { kind: string }) => kind.endsWith('privacy-requests'))
          .map(({ kind, count }: { kind: string; count: number }) => [kind, count]);
      expect(await waiting(owner)).toEqual([
        ['overdue-privacy-requests', 1],
        ['privacy-requests', 2],
      ]);
      expect(await waiting(await newStaff(portal, ['recruiter'], now))).toEqual([]);
    });

    test('are rejected for concurrent changes of two owners, and above the limit', async () => {
      const asha = await newMember(portal.app);
      const id = await newPrivacyRequest(portal.app, asha);
      const change = { state: 'in_progress', notes: 'Ask the course team.', version: 1 };
      expect((await call(owner, `PUT /office/privacy/requests/${id}`, change)).status).toBe(200);
      const second = await call(owner, `PUT /office/privacy/requests/${id}`, { ...change, notes: 'Other' });
      expect([second.status, second.message]).toEqual([409, PRIVACY_REQUEST_MESSAGES.changed]);
      for (let index = 0; index < 4; index += 1) await newPrivacyRequest(portal.app, asha);
      const sixth = { id: randomUUID(), kind: 'access', text: 'Again.' };
      const { status, message } = await call(asha, 'POST /account/privacy-requests', sixth);
      expect([status, message]).toEqual([409, PRIVACY_REQUEST_MESSAGES.tooMany]);
    });

    test('remain without person and text when the account is deleted, and are in its download before', async () => {
      const asha = await newMember(portal.app);
      const id = await newPrivacyRequest(portal.app, asha);
      const { data } = await call(asha, 'POST /account/data', { password: asha.password });
      expect(data.privacyRequests).toMatchObject([{ id, text: 'My name is spelled Aasha.' }]);
      await call(asha, 'POST /account/delete', { password: asha.password });
      const { request } = (await call(owner, `GET /office/privacy/requests/${id}`)).data;
      expect(request).toMatchObject({ name: '', email: '', text: '', state: 'withdrawn', kind: 'correction' });
    });
  });

  describe('settings', () => {
    test('have defaults until they are saved, and a change of an older version is 409', async () => {
      const before = await call(owner, 'GET /office/privacy/settings');
      expect(before.data.settings).toEqual({ ...DEFAULT_PRIVACY_FACTS, version: 0 });
      const saved = await call(owner, 'PUT /office/privacy/settings', PRIVACY_SETTINGS);
      expect(saved.data.settings).toEqual({ ...PRIVACY_SETTINGS, version: 1 });
      const other = { ...PRIVACY_SETTINGS, officer: { ...PRIVACY_SETTINGS.officer, name: 'Ravi Iyer' } };
      const late = await call(owner, 'PUT /office/privacy/settings', other);
      expect([late.status, late.message]).toEqual([409, PRIVACY_SETTINGS_MESSAGES.changed]);
      const short = { ...PRIVACY_SETTINGS, retention: { ...PRIVACY_SETTINGS.retention, applications: 1 }, version: 1 };
      const { status, details } = await call(owner, 'PUT /office/privacy/settings', short);
      expect([status, details]).toEqual([
        400,
        [{ field: 'retention.applications', message: 'Applications: please enter whole months from 12 to 36.' }],
      ]);
      const [entry] = await query<{ before: object; after: object }>(
        `select before, after from audit_log where action = 'privacy-settings.change' order by number desc limit 1`,
      );
      expect(entry).toMatchObject({ before: { resumes: 12 }, after: { resumes: 6 } });
    });

    test('determine what housekeeping removes, which is counted before', async () => {
      const message = await newContactMessage(portal.app, portal.database);
      const application = await newApplication(portal);
      const old = new Date('2026-06-01T00:00:00Z');
      await query('update contact_messages set created_at = $2 where id = $1', [message, old]);
      await query('update applications set applied_at = $2 where id = $1', [application, '2025-06-01']);
      await query('update application_steps set at = $2 where application_id = $1', [application, '2025-06-01']);
      const periods = { resumes: 12, applications: 36, skills: 12, messages: 12, inquiries: 24 };
      const effect = async (change: object) => {
        const sent = new URLSearchParams(
          Object.entries({ ...periods, ...change }).map(([k, v]) => [k, String(v)] as [string, string]),
        );
        return (await call(owner, `GET /office/privacy/settings/effect?${sent}`)).data.removed;
      };
      expect(await effect({})).toMatchObject({ messages: 0, applications: 0 });
      expect(await effect({ messages: 5, applications: 12 })).toMatchObject({ messages: 1, applications: 1 });

      const retention = { ...PRIVACY_SETTINGS.retention, messages: 5 };
      await call(owner, 'PUT /office/privacy/settings', { ...PRIVACY_SETTINGS, retention });
      const remove = jest.fn(async () => 0);
      await retentionHousekeeping(portal.database, { kind: 'messages', remove, count: remove }).run(now, 9);
      expect(remove).toHaveBeenCalledWith(new Date('2026-06-27T04:30:00Z'), 9);
    });
  });

  test('ended consents are removed after the retention period, and current ones are kept', async () => {
    await query('truncate consents');
    const asha = await newMember(portal.app);
    await choose(asha, 'other_jobs', true);
    const later = new Date(now.getTime() + DAY);
    const { ended } = consentsRepository(portal.database);
    expect(await ended.count(later)).toBe(0);
    const deleted = { memberId: asha.id, email: asha.email, source: 'account_deleted', now } as const;
    await portal.database.transaction((tx) => endConsents(tx, deleted));
    expect([await ended.count(now), await ended.count(later)]).toEqual([0, 2]);
    expect(await ended.remove(later, 10)).toBe(2);
  });
});
