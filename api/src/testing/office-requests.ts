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
  /** The path with parameters filled in; default that of the endpoint. */
  readonly url?: string;
  readonly payload?: object;
}

type OfficeRequests = Readonly<Record<string, () => Promise<OfficeRequest>>>;

/**
 * A successful request of each endpoint of the office that changes something, those that a client
 * may repeat and the others.
 * @param clock time of the portal that gets them
 */
export function officeRequests(
  portal: TestPortal,
  clock: () => Date,
): { readonly repeatable: OfficeRequests; readonly others: OfficeRequests } {
  const owner = () => newStaff(portal, ['owner'], clock());
  const repeatable: OfficeRequests = {
    'POST /office/session/end': async () => ({ member: await owner() }),
    'POST /office/staff/invitations': async () => ({
      member: await owner(),
      payload: { email: 'new.person@example.in', roles: ['recruiter'] },
    }),
    'POST /office/staff/invitations/accept': async () => {
      const member = await newMember(portal.app);
      return { member, payload: { token: (await newInvitation(portal, await owner(), member.email)).token } };
    },
    'DELETE /office/staff/invitations/{id}': async () => {
      const member = await owner();
      return {
        member,
        url: `/office/staff/invitations/${(await newInvitation(portal, member, 'withdrawn@example.in')).id}`,
      };
    },
    'PUT /office/staff/{id}/roles': async () => ({
      member: await owner(),
      url: `/office/staff/${(await owner()).id}/roles`,
      payload: { roles: ['auditor'], version: 1 },
    }),
    'DELETE /office/staff/{id}': async () => ({ member: await owner(), url: `/office/staff/${(await owner()).id}` }),
    'POST /office/staff/{id}/reset-second-factor': async () => ({
      member: await owner(),
      url: `/office/staff/${(await owner()).id}/reset-second-factor`,
    }),
    'POST /office/applications/{id}/status': async () => ({
      member: await owner(),
      url: `/office/applications/${await newApplication(portal)}/status`,
      payload: { status: 'interview', note: 'On Monday.', version: 1 },
    }),
    'POST /office/applications/status': async () => ({
      member: await owner(),
      payload: { status: 'interview', note: '', applications: [{ id: await newApplication(portal), version: 1 }] },
    }),
    'POST /office/applications/{id}/notes': async () => ({
      member: await owner(),
      url: `/office/applications/${await newApplication(portal)}/notes`,
      payload: { id: randomUUID(), text: 'Speaks Marathi.' },
    }),
    'POST /office/applications/{id}/messages': async () => ({
      member: await owner(),
      url: `/office/applications/${await newApplication(portal)}/messages`,
      payload: { id: randomUUID(), text: 'Please bring your certificates.' },
    }),
    'PUT /office/messages/{id}': async () => ({
      member: await owner(),
      url: `/office/messages/${await newContactMessage(portal.app, portal.database)}`,
      payload: { assigneeId: null, isHandled: true, version: 1 },
    }),
    'POST /office/messages/{id}/replies': async () => ({
      member: await owner(),
      url: `/office/messages/${await newContactMessage(portal.app, portal.database)}/replies`,
      payload: { id: randomUUID(), text: 'Please come on Monday.' },
    }),
    'PUT /office/privacy/settings': async () => ({ member: await owner(), payload: PRIVACY_SETTINGS }),
    'PUT /office/privacy/requests/{id}': async () => ({
      member: await owner(),
      url: `/office/privacy/requests/${await newPrivacyRequest(portal.app, await newMember(portal.app))}`,
      payload: { state: 'in_progress', notes: 'Ask the course team.', version: 1 },
    }),
    'POST /office/privacy/requests/{id}/answer': async () => ({
      member: await owner(),
      url: `/office/privacy/requests/${await newPrivacyRequest(portal.app, await newMember(portal.app))}/answer`,
      payload: { outcome: 'answered', text: 'It is corrected.', version: 1 },
    }),
    'PUT /office/templates/{status}': async () => ({
      member: await owner(),
      url: '/office/templates/offer',
      payload: { subject: 'Offer for {{job}}', text: 'Dear {{name}}', version: 0 },
    }),
    'PUT /office/content/{section}': async () => ({
      member: await owner(),
      url: '/office/content/testimonials',
      payload: { content: TESTIMONIALS, version: 0 },
    }),
    'PUT /office/inquiries/{id}': async () => ({
      member: await owner(),
      url: `/office/inquiries/${await addInquiry(portal)}`,
      payload: { state: 'in_progress', assigneeId: null, notes: 'Call on Monday.', version: 1 },
    }),
    'POST /office/inquiries/{id}/convert': async () => ({
      member: await owner(),
      url: `/office/inquiries/${await addInquiry(portal)}/convert`,
      payload: { version: 1 },
    }),
    'POST /office/courses': async () => ({
      member: await owner(),
      payload: { ...COURSE_FIELDS, id: randomUUID() },
    }),
    'PUT /office/courses/{id}/content': async () => ({
      member: await owner(),
      url: `/office/courses/${await addCourse(portal.database)}/content`,
      payload: { ...COURSE_FIELDS, version: 1 },
    }),
    'PUT /office/courses/{id}/visibility': async () => ({
      member: await owner(),
      url: `/office/courses/${await addCourse(portal.database)}/visibility`,
      payload: { isHidden: true, version: 1 },
    }),
    'POST /office/courses/{courseId}/batches': async () => ({
      member: await owner(),
      url: `/office/courses/${await addCourse(portal.database)}/batches`,
      payload: { ...BATCH_FIELDS, id: randomUUID() },
    }),
    'PUT /office/batches/{id}': async () => ({
      member: await owner(),
      url: `/office/batches/${await addBatch(portal.database)}`,
      payload: { ...BATCH_FIELDS, seats: 30, version: 1 },
    }),
    'PUT /office/batches/{id}/state': async () => ({
      member: await owner(),
      url: `/office/batches/${await addBatch(portal.database)}/state`,
      payload: { state: 'closed', version: 1 },
    }),
    'POST /office/enrollments/status': async () => ({
      member: await owner(),
      payload: { status: 'confirmed', note: '', enrollments: [{ id: await newEnrolment(portal), version: 1 }] },
    }),
    'POST /office/enrollments/batch': async () => {
      const courseId = await addCourse(portal.database);
      const enrolment = await newEnrolment(portal, courseId);
      return {
        member: await owner(),
        payload: {
          batch: await addBatch(portal.database, { courseId }),
          note: '',
          enrollments: [{ id: enrolment, version: 1 }],
        },
      };
    },
    'POST /office/employers': async () => ({
      member: await owner(),
      payload: { ...EMPLOYER_FIELDS, id: randomUUID() },
    }),
    'PUT /office/employers/{id}': async () => ({
      member: await owner(),
      url: `/office/employers/${await addEmployer(portal.database, 'Deccan Mills')}`,
      payload: { ...EMPLOYER_FIELDS, name: 'Deccan Textiles', version: 1 },
    }),
    'POST /office/images': async () => ({
      member: await owner(),
      payload: formBody({ file: await imageFile(), kind: 'logo' }),
    }),
    'POST /office/imports': async () => ({
      member: await owner(),
      payload: formBody({ file: IMPORT_FILE, id: randomUUID(), source: 'feed' }),
    }),
    'POST /office/postings': async () => ({
      member: await owner(),
      payload: { ...POSTING_FIELDS, id: randomUUID() },
    }),
    'PUT /office/postings/{id}': async () => ({
      member: await owner(),
      url: `/office/postings/${await addPosting(portal.database)}`,
      payload: { ...POSTING_FIELDS, version: 1 },
    }),
    'PUT /office/postings/{id}/state': async () => ({
      member: await owner(),
      url: `/office/postings/${await addPosting(portal.database)}/state`,
      payload: { state: 'closed', version: 1 },
    }),
    'POST /office/postings/{id}/duplicate': async () => ({
      member: await owner(),
      url: `/office/postings/${await addPosting(portal.database)}/duplicate`,
      payload: { newId: randomUUID() },
    }),
  };
  const others: OfficeRequests = {
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
    'POST /office/second-factor/recovery-codes': async () => ({ member: await owner() }),
    'POST /office/mails/{id}/retry': async () => ({
      member: await owner(),
      url: `/office/mails/${await newFailedMail(portal.database)}/retry`,
    }),
    'DELETE /office/mails/{id}': async () => ({
      member: await owner(),
      url: `/office/mails/${await newFailedMail(portal.database)}`,
    }),
    'DELETE /office/subscribers/{id}': async () => ({
      member: await owner(),
      url: `/office/subscribers/${await newNewsletterAddress(portal.database)}`,
    }),
    'POST /office/imports/{id}/check': async () => ({
      member: await owner(),
      url: `/office/imports/${await addImport(portal.database, 'uploaded')}/check`,
      payload: { mapping: [], closing: 'none', version: 1 },
    }),
    'POST /office/imports/{id}/start': async () => ({
      member: await owner(),
      url: `/office/imports/${await addImport(portal.database, 'checked')}/start`,
      payload: { skipsRejected: false, version: 1 },
    }),
    'POST /office/imports/{id}/undo': async () => ({
      member: await owner(),
      url: `/office/imports/${await addImport(portal.database, 'imported')}/undo`,
      payload: { version: 1 },
    }),
    'POST /office/postings/changes': async () => ({
      member: await owner(),
      payload: { action: 'close', ids: [await addPosting(portal.database)] },
    }),
  };
  return { repeatable, others };
}
