import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ImportState } from '@kadam/shared/contract/imports';
import { FACET_NAMES, FACETS } from '@kadam/shared/contract/jobs';
import { DEFAULT_RETENTION } from '@kadam/shared/contract/privacy-settings';
import type { Queryable } from '../db/database';
import type { LinkPurpose } from '../modules/auth';
import { newAccountLink } from './account';
import { newAlert } from './alerts';
import { TESTIMONIALS } from './content';
import { addBatch, newEnrolment } from './courses';
import { addEmployer } from './employers';
import { fileAt } from './form-body';
import { addImage } from './images';
import { addImport } from './imports';
import { newContactMessage, newFailedMail, newNewsletterAddress } from './inbox';
import { addInquiry } from './inquiries';
import { confirmationSecret, newSubscriber } from './newsletter';
import { addCourse, addPosting, callAs, newMember, type TestMember, type TestPortal } from './portal';
import { newPrivacyRequest, PRIVACY_SETTINGS, privacyRequestToken } from './privacy';
import { newResumeLink, uploadResume } from './resumes';
import { newStaff } from './staff';

const IMAGE = join(__dirname, '../../../docs/portal.png');
const RESUME = join(__dirname, '../../../resume-engine/fixtures/bare-linkedin-url-roundtrip.pdf');

interface Senders {
  /** Sends the requests of members. */
  readonly member: TestMember;
  /** Changes its address. */
  readonly mover: TestMember;
}

/**
 * Values with which requests of the fuzzer succeed, by the name of a field, or by the path of an
 * operation and the name.
 */
export async function knownValues(portal: TestPortal, { member, mover }: Senders): Promise<Record<string, unknown[]>> {
  const { app, database } = portal;
  const linkOf = ({ id: memberId }: TestMember, purpose: LinkPurpose, newEmail?: string) =>
    newAccountLink(database, { memberId, purpose, ...(newEmail !== undefined && { newEmail }) });
  const colleague = await newStaff(portal, ['recruiter']);
  const postings = await Promise.all(Array.from({ length: 5 }, () => addPosting(database)));
  const ofOffice = await courses(portal);
  const alert = await newAlert(app, database, member);
  const document = await newDocument(portal, member);
  const { resume, applications } = await applicationsWithResume(portal, member);
  return {
    '/api/courses/{id} id': ofOffice.courseId!,
    '/api/courses/teaching skills': ['Tally', 'Tally, MS Excel,,Tally'],
    '/api/newsletter/confirm token': [await confirmationSecret(app, database)],
    '/api/newsletter/unsubscribe token': [(await newSubscriber(app, database)).unsubscribeSecret],
    '/api/jobseeker/kept-resume skills': [{ name: 'Tally', line: 'Tally, GST' }],
    '/api/jobseeker/kept-resume lines': ['Kept books in Tally Prime.'],
    '/api/resume/documents/{id} id': [document],
    '/api/resume/documents/{id}/name id': [document],
    '/api/resume/documents/{id} version': [1, 2, 3],
    document: [{}, { basics: { name: 'Asha Rao' } }],
    '/api/office/figures from': ['', '2026-11-01'],
    '/api/office/figures to': ['', '2026-11-27'],
    '/api/office/figures posting': [randomUUID()],
    '/api/job/alerts/{id} id': [alert.id],
    '/api/job/alerts/unsubscribe token': [alert.token],
    '/api/job/alerts search': [{ search: 'nurse' }, { location: 'Pune', minCTC: '3' }],
    id: postings,
    jobPostingId: postings,
    jobPostingIds: postings,
    currentPassword: [member.password],
    newPassword: [member.password],
    '/api/auth/reset-password token': [await linkOf(await newMember(app), 'reset-password')],
    '/api/auth/confirm-email token': [await linkOf(member, 'confirm-email')],
    '/api/auth/change-email email': ['asha.new@example.in'],
    '/api/auth/confirm-new-email token': [await linkOf(mover, 'change-email', 'mover.new@example.in')],
    '/api/resume/ats-score file': [RESUME],
    '/api/jobseeker/resume file': [RESUME],
    // Withdrawing an application removes its file.
    applicationId: applications.slice(1),
    '/api/job/applications/{applicationId}/resume applicationId': applications.slice(0, 1),
    ...Object.fromEntries(
      ['', '/read'].map((part) => [
        `/api/job/applications/{applicationId}/messages${part} applicationId`,
        applications.slice(0, 1),
      ]),
    ),
    '/api/job/applications/{applicationId}/messages/read until': [new Date().toISOString()],
    '/api/job/activity/read until': [new Date().toISOString()],
    '/api/telemetry token': [(await app.inject({ url: '/api/telemetry/token' })).json().token],
    '/api/job/applications/resume-link token': [await newResumeLink(database, applications[0])],
    resumeId: [resume],
    '/api/office/staff/invitations email': ['new.colleague@example.in'],
    '/api/office/staff/{id}/roles id': [colleague.id],
    '/api/office/staff/{id}/roles version': [1],
    '/api/office/staff/{id}/reset-second-factor id': [colleague.id],
    ...Object.fromEntries(
      ['', '/status', '/notes', '/messages', '/fit', '/resume', '/resume-text'].map((part) => [
        `/api/office/applications/{id}${part} id`,
        applications.slice(0, 1),
      ]),
    ),
    ...Object.fromEntries(
      ['', '/export'].flatMap((part) => [
        [`/api/office/applications${part} sort`, ['', '-applied', 'name']],
        [`/api/office/applications${part} status`, ['', 'seen,offer']],
        [`/api/office/applications${part} messages`, ['', 'new']],
        [`/api/office/applications${part} posting`, ['', postings[0]]],
      ]),
    ),
    applications: [{ id: applications[0], version: 1 }],
    '/api/office/applications/{id}/status version': [1, 2, 3, 4],
    '/api/office/templates/{status} version': [0, 1, 2],
    '/api/office/templates/{status} subject': ['About {{job}}'],
    '/api/office/templates/{status} text': ['Dear {{name}}, see {{link}}.'],
    note: ['', 'On Monday, {{name}}.'],
    roles: ['auditor', 'recruiter'],
    ...(await officePostings(database)),
    ...(await imports(database)),
    ...(await inbox(portal)),
    ...ofOffice,
    ...(await privacy(portal, await newMember(app))),
    from: ['', '2026-11-01'],
    to: ['', '2026-11-30'],
    phone: ['+91 98765 43210', '0124-555 0148'],
    '/api/jobseeker/profile resume': ['', 'https://example.in/asha.pdf'],
    yearOfExperience: ['', '4', 2.5],
    currentPackage: ['', '12.5'],
    expectedPackage: [null, 15],
    userId: [member.id],
    email: [member.email],
    password: [member.password],
    page: ['', '1', '7'],
    limit: ['', '1', '100'],
    ...Object.fromEntries(FACET_NAMES.map((name) => [name, ['', FACETS[name][0], FACETS[name].join()]])),
    sort: ['', 'newest', 'best'],
    postedWithin: ['', '1', '30'],
    '/api/job/suggestions kind': ['title', 'place'],
    minCTC: ['', '0', '3.5'],
    maxCTC: ['', '40'],
    hours: ['', '1', '720'],
    minutes: ['', '30'],
    'csp-report': [{ 'effective-directive': 'img-src', 'blocked-uri': 'https://tracker.example/x' }],
    reports: [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } }],
    items: [{ kind: 'stood', bundle: 'jobs', version: '0.1.0-aaaaaaaa', loadMs: 120, mountMs: 30.5 }],
    isCanary: [true, false],
    isPaused: [true, false],
    keepLoggedIn: [true, false],
    action: ['abort', 'rollback', 'refused'],
    releases: [{ bundle: 'jobs', version: '0.1.0-aaaaaaaa' }],
    why: ['It fails for 9 of 10 visitors.'],
  };
}

/** Applications of a member with a resume, in addition to those the fuzzer makes. */
async function applicationsWithResume({ app, database }: TestPortal, member: TestMember) {
  const resume: string = (await uploadResume(app, member, fileAt(RESUME))).json().data.resume.id;
  const applications: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const payload = { email: member.email, jobPostingId: await addPosting(database), resumeId: resume };
    applications.push((await callAs({ app }, member)('POST', '/job/apply', payload)).json().data.id);
  }
  return { resume, applications };
}

/** Postings that only the office changes: each change names the version that it replaces. */
async function officePostings(database: Queryable): Promise<Record<string, unknown[]>> {
  const fresh = () => Promise.all(Array.from({ length: 5 }, () => addPosting(database)));
  const inquiries = () => Promise.all(Array.from({ length: 5 }, () => addInquiry({ database })));
  const newIds = () => Array.from({ length: 20 }, () => randomUUID());
  const [path, one] = ['/api/office/postings', '/api/office/postings/{id}'];
  const choices = Object.entries(FACETS).flatMap(([name, values]) =>
    [path, one].map((place) => [`${place} ${name}`, [...values] as unknown[]] as const),
  );
  return {
    ...Object.fromEntries(choices),
    [`${path} id`]: newIds(),
    [`${path} state`]: ['', 'draft,published'],
    [`${path} sort`]: ['', 'title', '-applications'],
    [`${one} id`]: await fresh(),
    [`${one} version`]: [1],
    [`${one}/state id`]: await fresh(),
    [`${one}/state state`]: ['closed'],
    [`${one}/state version`]: [1],
    [`${path}/changes action`]: ['close'],
    [`${path}/changes ids`]: await fresh(),
    '/api/inquiries people': [1, 20],
    '/api/inquiries wantedBy': [null, '2099-12-31'],
    '/api/inquiries payFrom': [null, 3],
    '/api/inquiries payTo': [null, 6],
    '/api/office/inquiries sort': ['', 'company', '-received'],
    '/api/office/inquiries state': ['', 'new,declined'],
    '/api/office/inquiries/{id} id': await inquiries(),
    '/api/office/inquiries/{id} version': [1],
    '/api/office/inquiries/{id} assigneeId': [null],
    '/api/office/inquiries/{id}/convert id': await inquiries(),
    '/api/office/inquiries/{id}/convert version': [1],
    '/api/content/{section} section': ['team'],
    '/api/office/content/{section} section': ['testimonials'],
    '/api/office/content/{section} content': [TESTIMONIALS],
    '/api/office/content/{section} version': [0, 1, 2],
    '/api/office/content/{section}/versions/{version} version': ['0'],
    '/api/office/employers id': newIds(),
    '/api/office/employers sort': ['', 'name', '-open'],
    '/api/office/employers/{id} id': [await addEmployer(database, 'Deccan Mills')],
    '/api/office/employers/{id} version': [1, 2, 3],
    '/api/office/employers/{id} name': ['Deccan Mills', 'Deccan Textiles'],
    website: ['', 'https://deccan.example'],
    newId: newIds(),
    skills: ['Tally', 'Triage'],
    responsibilities: ['Look after patients.'],
    requirements: ['GNM'],
    expiresOn: [null, '2099-12-31'],
    noticePeriod: [null, 30],
  };
}

/** Imports in the states that each call requires. */
async function imports(database: Queryable): Promise<Record<string, unknown[]>> {
  const one = '/api/office/imports/{id}';
  const some = (state: ImportState) => Promise.all(Array.from({ length: 5 }, () => addImport(database, state)));
  return {
    '/api/companies/{slug} slug': ['sanjeevani-care'],
    '/api/images/{id}/{file} id': [await addImage(database)],
    '/api/images/{id}/{file} file': ['1x.webp', '2x.webp'],
    '/api/office/images file': [IMAGE],
    '/api/office/images kind': ['logo', 'portrait', 'avatar'],
    '/api/office/imports id': Array.from({ length: 20 }, () => randomUUID()),
    '/api/office/imports source': ['feed'],
    '/api/office/imports file': [join(__dirname, '../import/fixtures/bad-rows.csv')],
    [`${one} id`]: await some('checked'),
    [`${one}/report id`]: await some('checked'),
    [`${one}/check id`]: await some('uploaded'),
    [`${one}/check mapping`]: [[{ column: 'ref', field: 'reference' }]],
    [`${one}/check version`]: [1],
    [`${one}/start id`]: await some('checked'),
    [`${one}/start skipsRejected`]: [true, false],
    [`${one}/start version`]: [1],
    [`${one}/undo id`]: await some('imported'),
    [`${one}/undo version`]: [1],
    closing: ['none', 'missing', 'most'],
  };
}

/** Messages and mails of the inbox; a mail that is retried or removed is used up. */
async function inbox({ app, database }: TestPortal): Promise<Record<string, unknown[]>> {
  const messages = (text: string) =>
    Promise.all(Array.from({ length: 4 }, (_, index) => newContactMessage(app, database, { message: text + index })));
  const one = '/api/office/messages/{id}';
  const mails = () => Promise.all(Array.from({ length: 5 }, () => newFailedMail(database)));
  return {
    '/api/office/messages state': ['', 'open'],
    [`${one} id`]: await messages('To change '),
    [`${one} assigneeId`]: [null],
    [`${one} isHandled`]: [true, false],
    [`${one} version`]: [1, 2],
    [`${one}/replies id`]: await messages('To reply to '),
    '/api/office/subscribers state': ['', 'pending'],
    '/api/office/subscribers/export state': ['', 'pending'],
    '/api/office/subscribers/{id} id': await Promise.all(
      Array.from({ length: 5 }, () => newNewsletterAddress(database)),
    ),
    '/api/office/mails state': ['', 'failed'],
    '/api/office/mails/{id}/retry id': await mails(),
    '/api/office/mails/{id} id': await mails(),
  };
}

/** Courses of the office; each change of a batch names the version that it replaces. */
async function courses(portal: TestPortal): Promise<Record<string, unknown[]>> {
  const { database } = portal;
  const courseId = await addCourse(database);
  const batches = (length: number) => Promise.all(Array.from({ length }, () => addBatch(database, { courseId })));
  const enrolment = await newEnrolment(portal);
  const one = '/api/office/batches/{id}';
  const office = '/api/office/courses';
  const ofCourse = `${office}/{id}`;
  const others = await Promise.all(Array.from({ length: 5 }, () => addCourse(database)));
  const lists = ['', '/export'].flatMap((part): [string, unknown[]][] => [
    [`/api/office/enrollments${part} sort`, ['', 'name']],
    [`/api/office/enrollments${part} status`, ['', 'received,waiting']],
    [`/api/office/enrollments${part} course`, ['', courseId]],
    [`/api/office/enrollments${part} batch`, ['']],
  ]);
  return {
    ...Object.fromEntries(lists),
    courseId: [courseId],
    batchId: await batches(1),
    [`${office} id`]: Array.from({ length: 20 }, () => randomUUID()),
    [`${ofCourse} id`]: [courseId],
    [`${ofCourse}/content id`]: others,
    [`${ofCourse}/content version`]: [1, 2],
    [`${ofCourse}/visibility id`]: others,
    [`${ofCourse}/visibility version`]: [1, 2],
    isHidden: [true, false],
    students: [null, 40],
    features: ['Recorded classes'],
    learningOutcomes: ['Run the payroll of a month'],
    curriculum: ['Attendance', 'Payslips'],
    '/api/office/courses/{courseId}/batches id': Array.from({ length: 20 }, () => randomUUID()),
    [`${one} id`]: await batches(5),
    [`${one} version`]: [1],
    [`${one}/state id`]: await batches(5),
    [`${one}/state state`]: ['closed', 'canceled'],
    [`${one}/state version`]: [1],
    startDate: ['2099-01-12'],
    endDate: ['2099-01-12', '2099-03-27'],
    mode: ['online', 'classroom'],
    place: ['Pune'],
    seats: [1, 20],
    fee: [0, 18_500],
    languages: ['English', 'Marathi'],
    '/api/office/enrollments/batch batch': await batches(3),
    '/api/office/enrollments/status status': ['confirmed', 'attending'],
    enrollments: [{ id: enrolment, version: 1 }],
  };
}

/** Requests about personal data; one that is answered is used up. */
async function privacy({ app, database }: TestPortal, member: TestMember): Promise<Record<string, unknown[]>> {
  const one = '/api/office/privacy/requests/{id}';
  const periods = Object.entries(DEFAULT_RETENTION).flatMap(([kind, months]) => [
    [`/api/office/privacy/settings/effect ${kind}`, ['', String(months)]] as const,
    [`/api/office/privacy/settings ${kind}`, [months]] as const,
  ]);
  return {
    ...Object.fromEntries(periods),
    '/api/office/privacy/settings officer': [PRIVACY_SETTINGS.officer],
    '/api/office/privacy/settings retention': [DEFAULT_RETENTION],
    '/api/office/privacy/settings version': [0, 1, 2, 3],
    '/api/office/privacy/requests state': ['', 'open'],
    [`${one} id`]: [await newPrivacyRequest(app, member)],
    [`${one} version`]: [1, 2],
    [`${one}/answer id`]: await Promise.all(Array.from({ length: 4 }, () => newPrivacyRequest(app, member))),
    [`${one}/answer version`]: [1],
    '/api/privacy/requests/confirm token': [await privacyRequestToken(app, database)],
    '/api/account/consents/{purpose} purpose': ['other_jobs'],
    '/api/account/consents/{purpose} isGiven': [true, false],
    '/api/account/consents/{purpose} textVersion': [1],
    '/api/account/privacy-requests id': Array.from({ length: 9 }, () => randomUUID()),
    website: [''],
  };
}

async function newDocument(portal: TestPortal, member: TestMember): Promise<string> {
  const payload = { name: 'For hotels', document: {} };
  return (await callAs(portal, member)('POST', '/resume/documents', payload)).json().data.resume.id;
}
