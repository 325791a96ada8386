import { randomUUID } from 'node:crypto';
import { TESTIMONIALS } from './content';
import { addBatch, BATCH_FIELDS, COURSE_FIELDS, newEnrolment } from './courses';
import { addEmployer, EMPLOYER_FIELDS } from './employers';
import { formBody } from './form-body';
import { imageFile } from './images';
import { addImport, IMPORT_FILE } from './imports';
import { newContactMessage, newFailedMail, newNewsletterAddress } from './inbox';
import { addInquiry } from './inquiries';
import { POSTING_FIELDS } from './jobs';
import { addCourse, addPosting, newApplication, newMember, type TestMember, type TestPortal } from './portal';
import { newPrivacyRequest, PRIVACY_SETTINGS } from './privacy';
import { codeAt, newColleague, newInvitation, newStaff, startSecondFactor } from './staff';

export interface OfficeRequest {
  readonly member: TestMember;
  readonly url: string;
  readonly payload: object | undefined;
}

type OfficeRequests = Readonly<Record<string, () => Promise<OfficeRequest>>>;

/** `id` is for the parameter of the path; without a member an owner sends the request. */
export interface Entry {
  readonly id?: string;
  readonly payload?: object;
  readonly member?: TestMember;
}

/** The path of an endpoint such as `PUT /job/saved/{id}`, with its parameter filled in. */
export const pathOf = (endpoint: string, id = ''): string =>
  endpoint.slice(endpoint.indexOf('/')).replace(/\{\w+\}/, id);

/**
 * A successful request of each endpoint of the office that changes something, both those that a
 * client may repeat and the others.
 * @param clock time of the portal that gets them
 */
export function officeRequests(
  portal: TestPortal,
  clock: () => Date,
): { readonly repeatable: OfficeRequests; readonly others: OfficeRequests } {
  const owner = () => newStaff(portal, ['owner'], clock());
  const requests = (entries: Readonly<Record<string, () => Promise<Entry>>>): OfficeRequests =>
    Object.fromEntries(
      Object.entries(entries).map(([endpoint, entry]) => [
        endpoint,
        async () => {
          const { id, payload, member = await owner() } = await entry();
          return { member, url: pathOf(endpoint, id), payload };
        },
      ]),
    );
  const repeatable = requests({
    'POST /office/session/end': async () => ({}),
    'POST /office/staff/invitations': async () => ({
      payload: { email: 'new.person@example.in', roles: ['recruiter'] },
    }),
    'POST /office/staff/invitations/accept': async () => {
      const member = await newMember(portal.app);
      return { member, payload: { token: (await newInvitation(portal, await owner(), member.email)).token } };
    },
    'DELETE /office/staff/invitations/{id}': async () => {
      const member = await owner();
      return { member, id: (await newInvitation(portal, member, 'withdrawn@example.in')).id };
    },
    'PUT /office/staff/{id}/roles': async () => ({
      id: (await owner()).id,
      payload: { roles: ['auditor'], version: 1 },
    }),
    'DELETE /office/staff/{id}': async () => ({ id: (await owner()).id }),
    'POST /office/staff/{id}/reset-second-factor': async () => ({ id: (await owner()).id }),
    'POST /office/applications/{id}/status': async () => ({
      id: await newApplication(portal),
      payload: { status: 'interview', note: 'On Monday.', version: 1 },
    }),
    'POST /office/applications/status': async () => ({
      payload: { status: 'interview', note: '', applications: [{ id: await newApplication(portal), version: 1 }] },
    }),
    'POST /office/applications/{id}/notes': async () => ({
      id: await newApplication(portal),
      payload: { id: randomUUID(), text: 'Speaks Marathi.' },
    }),
    'POST /office/applications/{id}/messages': async () => ({
      id: await newApplication(portal),
      payload: { id: randomUUID(), text: 'Please bring your certificates.' },
    }),
    'PUT /office/messages/{id}': async () => ({
      id: await newContactMessage(portal.app, portal.database),
      payload: { assigneeId: null, isHandled: true, version: 1 },
    }),
    'POST /office/messages/{id}/replies': async () => ({
      id: await newContactMessage(portal.app, portal.database),
      payload: { id: randomUUID(), text: 'Please come on Monday.' },
    }),
    'PUT /office/privacy/settings': async () => ({ payload: PRIVACY_SETTINGS }),
    'PUT /office/privacy/requests/{id}': async () => ({
      id: await newPrivacyRequest(portal.app, await newMember(portal.app)),
      payload: { state: 'in_progress', notes: 'Ask the course team.', version: 1 },
    }),
    'POST /office/privacy/requests/{id}/answer': async () => ({
      id: await newPrivacyRequest(portal.app, await newMember(portal.app)),
      payload: { outcome: 'answered', text: 'It is corrected.', version: 1 },
    }),
    'PUT /office/templates/{status}': async () => ({
      id: 'offer',
      payload: { subject: 'Offer for {{job}}', text: 'Dear {{name}}', version: 0 },
    }),
    'PUT /office/content/{section}': async () => ({
      id: 'testimonials',
      payload: { content: TESTIMONIALS, version: 0 },
    }),
    'PUT /office/inquiries/{id}': async () => ({
      id: await addInquiry(portal),
      payload: { state: 'in_progress', assigneeId: null, notes: 'Call on Monday.', version: 1 },
    }),
    'POST /office/inquiries/{id}/convert': async () => ({ id: await addInquiry(portal), payload: { version: 1 } }),
    'POST /office/courses': async () => ({ payload: { ...COURSE_FIELDS, id: randomUUID() } }),
    'PUT /office/courses/{id}/content': async () => ({
      id: await addCourse(portal.database),
      payload: { ...COURSE_FIELDS, version: 1 },
    }),
    'PUT /office/courses/{id}/visibility': async () => ({
      id: await addCourse(portal.database),
      payload: { isHidden: true, version: 1 },
    }),
    'POST /office/courses/{courseId}/batches': async () => ({
      id: await addCourse(portal.database),
      payload: { ...BATCH_FIELDS, id: randomUUID() },
    }),
    'PUT /office/batches/{id}': async () => ({
      id: await addBatch(portal.database),
      payload: { ...BATCH_FIELDS, seats: 30, version: 1 },
    }),
    'PUT /office/batches/{id}/state': async () => ({
      id: await addBatch(portal.database),
      payload: { state: 'closed', version: 1 },
    }),
    'POST /office/enrollments/status': async () => ({
      payload: { status: 'confirmed', note: '', enrollments: [{ id: await newEnrolment(portal), version: 1 }] },
    }),
    'POST /office/enrollments/batch': async () => {
      const courseId = await addCourse(portal.database);
      const enrolment = await newEnrolment(portal, courseId);
      return {
        payload: {
          batch: await addBatch(portal.database, { courseId }),
          note: '',
          enrollments: [{ id: enrolment, version: 1 }],
        },
      };
    },
    'POST /office/employers': async () => ({ payload: { ...EMPLOYER_FIELDS, id: randomUUID() } }),
    'PUT /office/employers/{id}': async () => ({
      id: await addEmployer(portal.database, 'Deccan Mills'),
      payload: { ...EMPLOYER_FIELDS, name: 'Deccan Textiles', version: 1 },
    }),
    'POST /office/images': async () => ({ payload: formBody({ file: await imageFile(), kind: 'logo' }) }),
    'POST /office/imports': async () => ({
      payload: formBody({ file: IMPORT_FILE, id: randomUUID(), source: 'feed' }),
    }),
    'POST /office/postings': async () => ({ payload: { ...POSTING_FIELDS, id: randomUUID() } }),
    'PUT /office/postings/{id}': async () => ({
      id: await addPosting(portal.database),
      payload: { ...POSTING_FIELDS, version: 1 },
    }),
    'PUT /office/postings/{id}/state': async () => ({
      id: await addPosting(portal.database),
      payload: { state: 'closed', version: 1 },
    }),
    'POST /office/postings/{id}/duplicate': async () => ({
      id: await addPosting(portal.database),
      payload: { newId: randomUUID() },
    }),
  });
  const others = requests({
    'POST /office/second-factor/setup': async () => {
      const member = await newColleague(portal, ['owner']);
      return { member, payload: { password: member.password } };
    },
    'POST /office/second-factor/confirm': async () => {
      const member = await newColleague(portal, ['owner']);
      return { member, payload: { code: codeAt(await startSecondFactor(portal.app, member), clock()) } };
    },
    'POST /office/second-factor': async () => {
      const member = await owner();
      return { member, payload: { code: member.recoveryCodes[0] } };
    },
    'POST /office/second-factor/recovery-codes': async () => ({}),
    'POST /office/mails/{id}/retry': async () => ({ id: await newFailedMail(portal.database) }),
    'DELETE /office/mails/{id}': async () => ({ id: await newFailedMail(portal.database) }),
    'DELETE /office/subscribers/{id}': async () => ({ id: await newNewsletterAddress(portal.database) }),
    'POST /office/imports/{id}/check': async () => ({
      id: await addImport(portal.database, 'uploaded'),
      payload: { mapping: [], closing: 'none', version: 1 },
    }),
    'POST /office/imports/{id}/start': async () => ({
      id: await addImport(portal.database, 'checked'),
      payload: { skipsRejected: false, version: 1 },
    }),
    'POST /office/imports/{id}/undo': async () => ({
      id: await addImport(portal.database, 'imported'),
      payload: { version: 1 },
    }),
    'POST /office/postings/changes': async () => ({
      payload: { action: 'close', ids: [await addPosting(portal.database)] },
    }),
  });
  return { repeatable, others };
}
