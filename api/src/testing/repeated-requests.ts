import { randomUUID } from 'node:crypto';
import { newAlert } from './alerts';
import { FORM_TYPE, formBody } from './form-body';
import { INQUIRY } from './inquiries';
import { confirmationSecret, newSubscriber } from './newsletter';
import { type Entry, officeRequests, pathOf } from './office-requests';
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
  readonly payload?: object | undefined;
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

  const ofMembers: Readonly<Record<string, (member: TestMember) => Promise<Entry>>> = {
    'PUT /auth/update-profile': async ({ email }) => ({ payload: { firstName: 'Asha', lastName: 'Iyer', email } }),
    'POST /jobseeker/profile': async ({ email }) => ({ payload: { ...profile, email } }),
    'POST /jobseeker/resume': async () => ({ payload: formBody({ file: FILE }) }),
    'DELETE /jobseeker/resume': async (member) => {
      await uploadResume(portal.app, member, FILE);
      return {};
    },
    'PUT /jobseeker/kept-resume': async () => ({ payload: skills }),
    'DELETE /jobseeker/kept-resume': async (member) => {
      await send('PUT /jobseeker/kept-resume', { member, payload: skills });
      return {};
    },
    'POST /job/apply': async (member) => ({
      payload: {
        email: member.email,
        jobPostingId: await addPosting(portal.database),
        resumeId: (await uploadResume(portal.app, member, FILE)).json().data.resume.id,
      },
    }),
    'POST /job/applications/{applicationId}/withdraw': async (member) => ({ id: await applied(member) }),
    'POST /job/applications/{applicationId}/messages': async (member) => ({
      id: await applied(member),
      payload: { id: randomUUID(), text: 'Where is the interview?' },
    }),
    'POST /job/applications/{applicationId}/messages/read': async (member) => ({
      id: await applied(member),
      payload: { until: REPEATED_AT.toISOString() },
    }),
    'POST /job/activity/read': async () => ({ payload: { until: REPEATED_AT.toISOString() } }),
    'PUT /job/saved/{id}': async () => ({ id: await addPosting(portal.database) }),
    'DELETE /job/saved/{id}': async (member) => {
      const id = await addPosting(portal.database);
      await send('PUT', { member, url: `/job/saved/${id}` });
      return { id };
    },
    'POST /job/saved/merge': async () => ({ payload: { jobPostingIds: [await addPosting(portal.database)] } }),
    'POST /job/alerts': async () => ({ payload: { name: 'Nurses', frequency: 'daily', search } }),
    'PUT /job/alerts/{id}': async (member) => ({
      id: (await newAlert(portal.app, portal.database, member)).id,
      payload: { name: 'Nights', frequency: 'daily', isPaused: true },
    }),
    'DELETE /job/alerts/{id}': async (member) => ({ id: (await newAlert(portal.app, portal.database, member)).id }),
    'POST /courses/enroll': async (member) => ({ payload: await enrolment(member) }),
    'DELETE /courses/enrollments/{courseId}': async (member) => {
      const payload = await enrolment(member);
      await send('POST /courses/enroll', { member, payload });
      return { id: payload.courseId };
    },
    'POST /resume/documents': async () => ({ payload: { name: 'Mine', document: { basics: {} } } }),
    'PUT /resume/documents/{id}': async (member) => ({
      id: await written(member),
      payload: { version: 1, document: { basics: { name: 'Asha Rao' } } },
    }),
    'PUT /resume/documents/{id}/name': async (member) => ({
      id: await written(member),
      payload: { name: 'For hotels' },
    }),
    'DELETE /resume/documents/{id}': async (member) => ({ id: await written(member) }),
    'PUT /account/consents/{purpose}': async () => ({ id: 'other_jobs', payload: { isGiven: true, textVersion: 1 } }),
    'POST /account/privacy-requests': async () => ({
      payload: { id: randomUUID(), kind: 'access', text: 'What do you hold about me?' },
    }),
  };

  const samples: Readonly<Record<string, (member: TestMember) => Promise<Sample>>> = {
    ...officeRequests(portal, () => REPEATED_AT).repeatable,
    ...Object.fromEntries(
      Object.entries(ofMembers).map(([endpoint, entry]) => [
        endpoint,
        async (member: TestMember) => {
          const { id, payload } = await entry(member);
          return { member, url: pathOf(endpoint, id), payload };
        },
      ]),
    ),
    'POST /auth/signup': async () => ({ payload: account() }),
    'POST /auth/confirm-email': async () => {
      const member = await newMember(portal.app);
      const [mail] = await portal.database.query<{ text: string }>(
        `select payload ->> 'text' as text from tasks where payload -> 'to' ->> 'address' = $1`,
        [member.email],
      );
      return { member, payload: { token: /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] } };
    },
    'POST /job/alerts/unsubscribe': async (member) => ({
      url: `/job/alerts/unsubscribe?token=${(await newAlert(portal.app, portal.database, member)).token}`,
    }),
    'POST /contact': async () => ({ payload: message }),
    'POST /newsletter/subscribe': async () => ({ payload: { email: `reader.${randomUUID()}@example.in` } }),
    'POST /newsletter/confirm': async () => ({
      url: `/newsletter/confirm?token=${await confirmationSecret(portal.app, portal.database)}`,
    }),
    'POST /newsletter/unsubscribe': async () => ({
      url: `/newsletter/unsubscribe?token=${(await newSubscriber(portal.app, portal.database)).unsubscribeSecret}`,
    }),
    'POST /resume/ats-score': async () => ({ payload: formBody({ file: FILE }) }),
    'POST /privacy/requests/confirm': async () => ({
      url: `/privacy/requests/confirm?token=${await privacyRequestToken(portal.app, portal.database)}`,
    }),
    'POST /inquiries': async () => ({ payload: INQUIRY }),
  };

  /** Changes that make a request with the same key a different one. */
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

/** Requests that store nothing here: a check, and marking messages when there are none. */
export const WITHOUT_EFFECT = [
  'POST /resume/ats-score',
  'POST /job/activity/read',
  'POST /job/applications/{applicationId}/messages/read',
];
