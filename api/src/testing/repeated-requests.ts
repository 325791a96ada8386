import { randomUUID } from 'node:crypto';
import { newAlert } from './alerts';
import { TESTIMONIALS } from './content';
import { addBatch, BATCH_FIELDS, COURSE_FIELDS, newEnrolment } from './courses';
import { addEmployer, EMPLOYER_FIELDS } from './employers';
import { FORM_TYPE, formBody } from './form-body';
import { imageFile } from './images';
import { IMPORT_FILE } from './imports';
import { newContactMessage } from './inbox';
import { addInquiry, INQUIRY } from './inquiries';
import { POSTING_FIELDS } from './jobs';
import { confirmationSecret, newSubscriber } from './newsletter';
import { addCourse, addPosting, newApplication, newMember, type TestMember, type TestPortal } from './portal';
import { newPrivacyRequest, PRIVACY_SETTINGS, privacyRequestToken } from './privacy';
import { resumeFixture, uploadResume } from './resumes';
import { newInvitation, newStaff } from './staff';

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

  const staff = () => newStaff(portal, ['owner'], REPEATED_AT);
  const invitation = (owner: TestMember, { email }: TestMember) => newInvitation(portal, owner, email);

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
    'POST /office/session/end': async () => ({ member: await staff() }),
    'POST /office/staff/invitations': async (member) => ({
      member: await staff(),
      payload: { email: member.email, roles: ['auditor'] },
    }),
    'POST /office/staff/invitations/accept': async (member) => ({
      member,
      payload: { token: (await invitation(await staff(), member)).token },
    }),
    'DELETE /office/staff/invitations/{id}': async (member) => {
      const owner = await staff();
      return { member: owner, url: `/office/staff/invitations/${(await invitation(owner, member)).id}` };
    },
    'PUT /office/staff/{id}/roles': async () => ({
      member: await staff(),
      url: `/office/staff/${(await staff()).id}/roles`,
      payload: { roles: ['auditor'], version: 1 },
    }),
    'DELETE /office/staff/{id}': async () => ({ member: await staff(), url: `/office/staff/${(await staff()).id}` }),
    'POST /office/staff/{id}/reset-second-factor': async () => ({
      member: await staff(),
      url: `/office/staff/${(await staff()).id}/reset-second-factor`,
    }),
    'POST /office/applications/{id}/status': async () => ({
      member: await staff(),
      url: `/office/applications/${await newApplication(portal)}/status`,
      payload: { status: 'interview', note: 'On Monday.', version: 1 },
    }),
    'POST /office/applications/status': async () => ({
      member: await staff(),
      payload: { status: 'interview', note: '', applications: [{ id: await newApplication(portal), version: 1 }] },
    }),
    'POST /office/applications/{id}/notes': async () => ({
      member: await staff(),
      url: `/office/applications/${await newApplication(portal)}/notes`,
      payload: { id: randomUUID(), text: 'Speaks Marathi.' },
    }),
    'POST /office/applications/{id}/messages': async () => ({
      member: await staff(),
      url: `/office/applications/${await newApplication(portal)}/messages`,
      payload: { id: randomUUID(), text: 'Please bring your certificates.' },
    }),
    'PUT /office/privacy/settings': async () => ({ member: await staff(), payload: PRIVACY_SETTINGS }),
    'PUT /office/privacy/requests/{id}': async () => ({
      member: await staff(),
      url: `/office/privacy/requests/${await newPrivacyRequest(portal.app, await newMember(portal.app))}`,
      payload: { state: 'in_progress', notes: 'Ask the course team.', version: 1 },
    }),
    'POST /office/privacy/requests/{id}/answer': async () => ({
      member: await staff(),
      url: `/office/privacy/requests/${await newPrivacyRequest(portal.app, await newMember(portal.app))}/answer`,
      payload: { outcome: 'answered', text: 'It is corrected.', version: 1 },
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
    'PUT /office/templates/{status}': async () => ({
      member: await staff(),
      url: '/office/templates/offer',
      payload: { subject: 'Offer for {{job}}', text: 'Dear {{name}}', version: 0 },
    }),
    'PUT /office/content/{section}': async () => ({
      member: await staff(),
      url: '/office/content/testimonials',
      payload: { content: TESTIMONIALS, version: 0 },
    }),
    'POST /inquiries': async () => ({ payload: INQUIRY }),
    'PUT /office/inquiries/{id}': async () => ({
      member: await staff(),
      url: `/office/inquiries/${await addInquiry(portal)}`,
      payload: { state: 'in_progress', assigneeId: null, notes: 'Call on Monday.', version: 1 },
    }),
    'POST /office/inquiries/{id}/convert': async () => ({
      member: await staff(),
      url: `/office/inquiries/${await addInquiry(portal)}/convert`,
      payload: { version: 1 },
    }),
    'POST /office/courses': async () => ({
      member: await staff(),
      payload: { ...COURSE_FIELDS, id: randomUUID() },
    }),
    'PUT /office/courses/{id}/content': async () => ({
      member: await staff(),
      url: `/office/courses/${await addCourse(portal.database)}/content`,
      payload: { ...COURSE_FIELDS, version: 1 },
    }),
    'PUT /office/courses/{id}/visibility': async () => ({
      member: await staff(),
      url: `/office/courses/${await addCourse(portal.database)}/visibility`,
      payload: { isHidden: true, version: 1 },
    }),
    'POST /office/courses/{courseId}/batches': async () => ({
      member: await staff(),
      url: `/office/courses/${await addCourse(portal.database)}/batches`,
      payload: { ...BATCH_FIELDS, id: randomUUID() },
    }),
    'PUT /office/batches/{id}': async () => ({
      member: await staff(),
      url: `/office/batches/${await addBatch(portal.database)}`,
      payload: { ...BATCH_FIELDS, seats: 30, version: 1 },
    }),
    'PUT /office/batches/{id}/state': async () => ({
      member: await staff(),
      url: `/office/batches/${await addBatch(portal.database)}/state`,
      payload: { state: 'canceled', version: 1 },
    }),
    'POST /office/enrollments/status': async () => ({
      member: await staff(),
      payload: { status: 'confirmed', note: '', enrollments: [{ id: await newEnrolment(portal), version: 1 }] },
    }),
    'POST /office/enrollments/batch': async () => {
      const courseId = await addCourse(portal.database);
      const enrolment = await newEnrolment(portal, courseId);
      return {
        member: await staff(),
        payload: {
          batch: await addBatch(portal.database, { courseId }),
          note: '',
          enrollments: [{ id: enrolment, version: 1 }],
        },
      };
    },
    'POST /office/employers': async () => ({
      member: await staff(),
      payload: { ...EMPLOYER_FIELDS, id: randomUUID() },
    }),
    'PUT /office/employers/{id}': async () => ({
      member: await staff(),
      url: `/office/employers/${await addEmployer(portal.database, 'Deccan Mills')}`,
      payload: { ...EMPLOYER_FIELDS, name: 'Deccan Textiles', version: 1 },
    }),
    'PUT /office/messages/{id}': async () => ({
      member: await staff(),
      url: `/office/messages/${await newContactMessage(portal.app, portal.database)}`,
      payload: { assigneeId: null, isHandled: true, version: 1 },
    }),
    'POST /office/messages/{id}/replies': async () => ({
      member: await staff(),
      url: `/office/messages/${await newContactMessage(portal.app, portal.database)}/replies`,
      payload: { id: randomUUID(), text: 'Please come on Monday.' },
    }),
    'POST /office/images': async () => ({
      member: await staff(),
      payload: formBody({ file: await imageFile(), kind: 'logo' }),
    }),
    'POST /office/imports': async () => ({
      member: await staff(),
      payload: formBody({ file: IMPORT_FILE, id: randomUUID(), source: 'feed' }),
    }),
    'POST /office/postings': async () => ({
      member: await staff(),
      payload: { ...POSTING_FIELDS, id: randomUUID() },
    }),
    'PUT /office/postings/{id}': async () => ({
      member: await staff(),
      url: `/office/postings/${await addPosting(portal.database)}`,
      payload: { ...POSTING_FIELDS, version: 1 },
    }),
    'PUT /office/postings/{id}/state': async () => ({
      member: await staff(),
      url: `/office/postings/${await addPosting(portal.database)}/state`,
      payload: { state: 'closed', version: 1 },
    }),
    'POST /office/postings/{id}/duplicate': async () => ({
      member: await staff(),
      url: `/office/postings/${await addPosting(portal.database)}/duplicate`,
      payload: { newId: randomUUID() },
    }),
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
