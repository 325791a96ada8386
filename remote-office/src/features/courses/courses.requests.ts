import { changeOutcomes, type ChangeOutcome } from '@kadam/shared/contract/bulk-change';
import {
  type BatchFields,
  batchOfCourse,
  type BatchOfCourse,
  changeBatchState,
  type ChangeBatchStateBody,
  createBatch,
  editBatch,
  getBatch,
  getOfficeCourse,
  listOfficeCourses,
  officeCourse,
  type OfficeBatch,
  type OfficeCourse,
} from '@kadam/shared/contract/course-batches';
import {
  changeEnrolments,
  type ChangeEnrolmentsBody,
  exportOfficeEnrolments,
  listOfficeEnrolments,
  type MoveEnrolmentsBody,
  moveEnrolments,
  type OfficeEnrolment,
  officeEnrolment,
} from '@kadam/shared/contract/office-enrolments';
import { changeCourseVisibility } from '@kadam/shared/contract/office-courses';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import type { RowsPage } from '../../lib/list-page';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

const coursesPage = z.object({ courses: z.array(officeCourse), pagination: listPagination });
const oneCourse = z.object({ course: officeCourse });
const enrolmentsPage = z.object({ enrollments: z.array(officeEnrolment), pagination: listPagination });

/** Restricts enrollments to a course, and to one of its batches. */
export interface EnrolmentsOf {
  readonly course?: string;
  readonly batch?: string;
}

export async function fetchCourses({ q, page }: ListSearch, signal: AbortSignal): Promise<RowsPage<OfficeCourse>> {
  const query = { q, page, limit: ROWS_PER_PAGE };
  const { courses, pagination } = dataOf(coursesPage, await call(listOfficeCourses, { query, signal }));
  return { rows: courses, total: pagination.total };
}

export const fetchCourse = async (id: string, signal: AbortSignal): Promise<OfficeCourse> =>
  dataOf(oneCourse, await call(getOfficeCourse, { params: { id }, signal })).course;

export const sendVisibility = ({ id, version }: OfficeCourse, isHidden: boolean): Promise<unknown> =>
  call(changeCourseVisibility, { params: { id }, body: { isHidden, version } });

export const fetchBatch = async (id: string, signal: AbortSignal): Promise<BatchOfCourse> =>
  dataOf(batchOfCourse, await call(getBatch, { params: { id }, signal }));

export const sendNewBatch = (courseId: string, body: BatchFields & { readonly id: string }): Promise<unknown> =>
  call(createBatch, { params: { courseId }, body });

export const sendBatch = ({ id, version }: OfficeBatch, fields: BatchFields): Promise<unknown> =>
  call(editBatch, { params: { id }, body: { ...fields, version } });

export const sendBatchState = ({ id, version }: OfficeBatch, state: ChangeBatchStateBody['state']): Promise<unknown> =>
  call(changeBatchState, { params: { id }, body: { state, version } });

export async function fetchEnrolments(
  of: EnrolmentsOf,
  { q, state, sort, page }: ListSearch,
  signal: AbortSignal,
): Promise<RowsPage<OfficeEnrolment>> {
  const query = { ...of, q, status: state, sort, page, limit: ROWS_PER_PAGE };
  const { enrollments, pagination } = dataOf(enrolmentsPage, await call(listOfficeEnrolments, { query, signal }));
  return { rows: enrollments, total: pagination.total };
}

export const fetchExport = (of: EnrolmentsOf, { q, state }: ListSearch): Promise<unknown> =>
  call(exportOfficeEnrolments, { query: { ...of, q, status: state } });

export const sendStatuses = async (body: ChangeEnrolmentsBody): Promise<readonly ChangeOutcome[]> =>
  dataOf(changeOutcomes, await call(changeEnrolments, { body })).outcomes;

export const sendMove = async (body: MoveEnrolmentsBody): Promise<readonly ChangeOutcome[]> =>
  dataOf(changeOutcomes, await call(moveEnrolments, { body })).outcomes;
