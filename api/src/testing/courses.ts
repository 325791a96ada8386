import { randomUUID } from 'node:crypto';
import type { BatchFields, BatchState } from '@kadam/shared/contract/course-batches';
import type { CourseFields } from '@kadam/shared/contract/office-courses';
import { columnOf } from '../db/columns';
import type { Queryable } from '../db/database';
import { addCourse, insert, newMember, type TestMember, type TestPortal } from './portal';

/** A complete course, as sent by the office. */
export const COURSE_FIELDS: CourseFields = {
  name: 'Payroll in Practice',
  category: 'Finance & Accounting',
  genre: 'Payroll',
  provider: 'Sahyadri Institute',
  duration: '6 weeks',
  level: 'Beginner',
  fee: 12_500,
  startDate: '2099-01-12',
  mode: 'online',
  students: null,
  description: 'Pay a staff of fifty on time.',
  synopsis: 'From attendance to payslips.',
  fullSynopsis: 'From attendance to payslips, provident fund and TDS.',
  features: ['Recorded classes'],
  learningOutcomes: ['Run the payroll of a month'],
  curriculum: ['Attendance', 'Payslips', 'Provident fund and TDS'],
};

/** A complete batch, as sent by the office. */
export const BATCH_FIELDS: BatchFields = {
  startDate: '2099-01-12',
  endDate: '2099-03-27',
  times: 'Mon to Fri, 6 pm to 8 pm',
  mode: 'classroom',
  place: '12 Park Street, Pune',
  seats: 20,
  fee: 18_500,
  instructor: 'Meera Joshi',
  languages: ['English', 'Marathi'],
};

/** An open batch, of a new course if none is given. */
export async function addBatch(
  database: Queryable,
  { courseId, state = 'open', ...changes }: Partial<BatchFields> & { courseId?: string; state?: BatchState } = {},
): Promise<string> {
  const fields = Object.entries({ ...BATCH_FIELDS, ...changes }).map(([name, value]) => [columnOf(name), value]);
  const id = randomUUID();
  const now = new Date();
  await insert(database, 'course_batches', {
    ...Object.fromEntries(fields),
    id,
    course_id: courseId ?? (await addCourse(database)),
    state,
    created_at: now,
    changed_at: now,
  });
  return id;
}

/** Enrolls a member, a new one if none is given; returns the response. */
export async function enrolIn(
  { app }: Pick<TestPortal, 'app'>,
  courseId: string,
  { member, batchId }: { member?: TestMember; batchId?: string } = {},
) {
  const { email, headers } = member ?? (await newMember(app));
  const form = { name: 'Asha Rao', email, phone: '+91 98765 43210', address: 'Pune', courseName: 'Tally' };
  const payload = { ...form, courseId, ...(batchId && { batchId }) };
  return app.inject({ method: 'POST', url: '/api/courses/enroll', headers, payload });
}

/** The id of an enrollment of a new member in a new course. */
export const newEnrolment = async (portal: TestPortal, courseId?: string): Promise<string> =>
  (await enrolIn(portal, courseId ?? (await addCourse(portal.database)))).json().data.id;
