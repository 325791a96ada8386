import { randomUUID } from 'node:crypto';
import { newAlert } from './alerts';
import { FORM_TYPE, formBody } from './form-body';
import { INQUIRY } from './inquiries';
import { confirmationSecret, newSubscriber } from './newsletter';
import { officeRequests } from './office-requests';
import { addCourse, addPosting, newMember, type TestMember, type TestPortal } from './portal';
import { privacyRequestToken } from './privacy';
import { resumeFixture, uploadResume } from './resumes';

/** Time of the portal that gets these requests. */
export const REPEATED_AT = new Date('2026-11-24T10:00:00Z');
const FILE = { name: 'asha.pdf', bytes: resumeFixture('bare-linkedin-url-roundtrip.pdf') };

export interface Sample {
  readonly member?: TestMember;
  /** The path with parameters and query filled in; default that of the endpoint. */
  readonly url?: string;
  readonly payload?: object;
}

/** A request of each endpoint of the contract that a client may repeat, and how to send it. */
export function repeatableRequests(portal: TestPortal) {
  const send = (path: string, { member, url, payload }: Sample, key?: string) => {
    const [method, endpointPath] = path.split(' ') as ['POST', string];
    const isForm = Buffer.isBuffer(payload);
    const headers = {
      ...member?.headers,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(isForm && { 'content-type': FORM_TYPE }),
    };
    const to = { method, url: `/api${url ?? endpointPath}`, headers, remoteAddress: '203.0.113.9' };
    return portal.app.inject({ ...to, ...(payload && { payload }) });
  };
  const applied = async (member: TestMember): Promise<string> => {
    const payload = { email: member.email, jobPostingId: await addPosting(portal.database) };
    return (await send('POST /job/apply', { member, payload })).json().data.id;
  };
  const written = async (member: TestMember): Promise<string> => {
    const payload = { name: randomUUID(), document: { basics: { name: 'Asha' } } };
    return (await send('POST /resume/documents', { member, payload })).json().data.resume.id;
  };

  const profile = { jobseekerName: 'Asha Rao', phone: '+91 98765 43210' };
  const message = { name: 'Asha Rao', email: 'asha@example.in', phone: '', message: 'Please call me.' };
  const account = () => ({
    firstName: 'Kavya',
    lastName: 'Iyer',
    email: `kavya.${randomUUID()}@example.in`,
    password: 'monsoon-clouds',
  });
  const enrolment = async ({ email }: TestMember) => ({
    name: 'Asha Rao',
    email,
    phone: '+91 98765 43210',
    address: '12 Park Street',
    courseName: 'Tally',
    courseId: await addCourse(portal.database),
  });
  const skills = { fileName: 'asha.pdf', skills: [{ name: 'Tally', line: 'Tally' }], lines: [] };
  const search = { search: 'nurse', location: 'Pune' };

  const samples: Readonly<Record<string, (member: TestMember) => Promise<Sample>>> = {
    ...officeRequests(portal, () => REPEATED_AT).repeatable,
    'POST /auth/signup': async () => ({ payload: account() }),
    'POST /auth/confirm-email': async () => {
      const member = await newMember(portal.app);
      const [mail] = await portal.database.query<{ text: string }>(
        `select payload ->> 'text' as text from tasks where payload -> 'to' ->> 'address' = $1`,
        [member.email],
      );
      return { member, payload: { token: /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] } };
    },
    'PUT /auth/update-profile': async (member) => ({
      member,
      payload: { firstName: 'Asha', lastName: 'Iyer', email: member.email },
    }),
    'POST /jobseeker/profile': async (member) => ({ member, payload: { ...profile, email: member.email } }),
    'POST /jobseeker/resume': async (member) => ({ member, payload: formBody({ file: FILE }) }),
    'DELETE /jobseeker/resume': async (member) => {
      await uploadResume(portal.app, member, FILE);
      return { member };
    },
    'PUT /jobseeker/kept-resume': async (member) => ({ member, payload: skills }),
    'DELETE /jobseeker/kept-resume': async (member) => {
      await send('PUT /jobseeker/kept-resume', { member, payload: skills });
      return { member };
    },
    'POST /job/apply': async (member) => ({
      member,
      payload: {
        email: member.email,
        jobPostingId: await addPosting(portal.database),
        resumeId: (await uploadResume(portal.app, member, FILE)).json().data.resume.id,
      },
    }),
    'POST /job/applications/{applicationId}/withdraw': async (member) => ({
      member,
      url: `/job/applications/${await applied(member)}/withdraw`,
    }),
    'POST /job/applications/{applicationId}/messages': async (member) => ({
      member,
      url: `/job/applications/${await applied(member)}/messages`,
      payload: { id: randomUUID(), text: 'Where is the interview?' },
    }),
    'POST /job/applications/{applicationId}/messages/read': async (member) => ({
      member,
      url: `/job/applications/${await applied(member)}/messages/read`,
      payload: { until: REPEATED_AT.toISOString() },
    }),
    'POST /job/activity/read': async (member) => ({ member, payload: { until: REPEATED_AT.toISOString() } }),
    'PUT /job/saved/{id}': async (member) => ({ member, url: `/job/saved/${await addPosting(portal.database)}` }),
    'DELETE /job/saved/{id}': async (member) => {
      const saved = { member, url: `/job/saved/${await addPosting(portal.database)}` };
      await send('PUT', saved);
      return saved;
    },
    'POST /job/saved/merge': async (member) => ({
      member,
      payload: { jobPostingIds: [await addPosting(portal.database)] },
    }),
    'POST /job/alerts': async (member) => ({ member, payload: { name: 'Nurses', frequency: 'daily', search } }),
    'PUT /job/alerts/{id}': async (member) => ({
      member,
      url: `/job/alerts/${(await newAlert(portal.app, portal.database, member)).id}`,
      payload: { name: 'Nights', frequency: 'daily', isPaused: true },
    }),
    'DELETE /job/alerts/{id}': async (member) => ({
      member,
      url: `/job/alerts/${(await newAlert(portal.app, portal.database, member)).id}`,
    }),
    'POST /job/alerts/unsubscribe': async (member) => ({
      url: `/job/alerts/unsubscribe?token=${(await newAlert(portal.app, portal.database, member)).token}`,
    }),
    'POST /courses/enroll': async (member) => ({ member, payload: await enrolment(member) }),
    'DELETE /courses/enrollments/{courseId}': async (member) => {
      const payload = await enrolment(member);
      await send('POST /courses/enroll', { member, payload });
      return { member, url: `/courses/enrollments/${payload.courseId}` };
    },
    'POST /contact': async () => ({ payload: message }),
    'POST /newsletter/subscribe': async () => ({ payload: { email: `reader.${randomUUID()}@example.in` } }),
    'POST /newsletter/confirm': async () => ({
      url: `/newsletter/confirm?token=${await confirmationSecret(portal.app, portal.database)}`,
    }),
    'POST /newsletter/unsubscribe': async () => ({
      url: `/newsletter/unsubscribe?token=${(await newSubscriber(portal.app, portal.database)).unsubscribeSecret}`,
    }),
    'POST /resume/ats-score': async () => ({ payload: formBody({ file: FILE }) }),
    'POST /resume/documents': async (member) => ({ member, payload: { name: 'Mine', document: { basics: {} } } }),
    'PUT /resume/documents/{id}': async (member) => ({
      member,
      url: `/resume/documents/${await written(member)}`,
      payload: { version: 1, document: { basics: { name: 'Asha Rao' } } },
    }),
    'PUT /resume/documents/{id}/name': async (member) => ({
      member,
      url: `/resume/documents/${await written(member)}/name`,
      payload: { name: 'For hotels' },
    }),
    'DELETE /resume/documents/{id}': async (member) => ({
      member,
      url: `/resume/documents/${await written(member)}`,
    }),
    'PUT /account/consents/{purpose}': async (member) => ({
      member,
      url: '/account/consents/other_jobs',
      payload: { isGiven: true, textVersion: 1 },
    }),
    'POST /account/privacy-requests': async (member) => ({
      member,
      payload: { id: randomUUID(), kind: 'access', text: 'What do you hold about me?' },
    }),
    'POST /privacy/requests/confirm': async () => ({
      url: `/privacy/requests/confirm?token=${await privacyRequestToken(portal.app, portal.database)}`,
    }),
    'POST /inquiries': async () => ({ payload: INQUIRY }),
  };

  /** Changes after which a request with the same key is another one. */
  const changes: readonly [path: string, what: string, other: (payload: object) => object | Promise<object>][] = [
    ['POST /auth/signup', 'another password', (payload) => ({ ...payload, password: 'another-monsoon' })],
    ['POST /auth/signup', 'another name', (payload) => ({ ...payload, lastName: 'Rao' })],
    ['POST /auth/signup', 'another address', (payload) => ({ ...payload, email: account().email })],
    ['POST /job/apply', 'no resume', (payload) => ({ ...payload, resumeId: undefined })],
    [
      'POST /job/apply',
      'another posting',
      async (payload) => ({ ...payload, jobPostingId: await addPosting(portal.database) }),
    ],
    ['POST /resume/documents', 'another name', (payload) => ({ ...payload, name: 'Other' })],
    ['POST /resume/documents', 'other content', (payload) => ({ ...payload, document: { basics: { name: 'Ravi' } } })],
    ['POST /inquiries', 'another role', (payload) => ({ ...payload, role: 'Cook' })],
    ['POST /contact', 'another message', (payload) => ({ ...payload, message: 'Please write to me.' })],
  ];

  return { send, samples, changes };
}

/** What stores nothing here: a check, and marking messages of which there are none. */
export const WITHOUT_EFFECT = [
  'POST /resume/ats-score',
  'POST /job/activity/read',
  'POST /job/applications/{applicationId}/messages/read',
];
