import {
  type BatchFields,
  changeBatchState,
  type ChangeBatchStateBody,
  createBatch,
  editBatch,
  getBatch,
  getOfficeCourse,
  listOfficeCourses,
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
} from '@kadam/shared/contract/office-enrolments';
import { changeCourseVisibility } from '@kadam/shared/contract/office-courses';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';

/** Restricts enrollments to a course, or to one of its batches. */
export interface EnrolmentsOf {
  readonly course?: string;
  readonly batch?: string;
}

export async function fetchCourses({ q, page }: ListSearch, signal: AbortSignal) {
  const query = { q, page, limit: ROWS_PER_PAGE };
  const { courses, pagination } = await callForData(listOfficeCourses, { query, signal });
  return { rows: courses, total: pagination.total };
}

export const fetchCourse = async (id: string, signal: AbortSignal) =>
  (await callForData(getOfficeCourse, { params: { id }, signal })).course;

export const sendVisibility = ({ id, version }: OfficeCourse, isHidden: boolean): Promise<unknown> =>
  call(changeCourseVisibility, { params: { id }, body: { isHidden, version } });

export const fetchBatch = (id: string, signal: AbortSignal) => callForData(getBatch, { params: { id }, signal });

export const sendNewBatch = (courseId: string, body: BatchFields & { readonly id: string }): Promise<unknown> =>
  call(createBatch, { params: { courseId }, body });

export const sendBatch = ({ id, version }: OfficeBatch, fields: BatchFields): Promise<unknown> =>
  call(editBatch, { params: { id }, body: { ...fields, version } });

export const sendBatchState = ({ id, version }: OfficeBatch, state: ChangeBatchStateBody['state']): Promise<unknown> =>
  call(changeBatchState, { params: { id }, body: { state, version } });

export async function fetchEnrolments(of: EnrolmentsOf, { q, state, sort, page }: ListSearch, signal: AbortSignal) {
  const query = { ...of, q, status: state, sort, page, limit: ROWS_PER_PAGE };
  const { enrollments, pagination } = await callForData(listOfficeEnrolments, { query, signal });
  return { rows: enrollments, total: pagination.total };
}

export const fetchExport = (of: EnrolmentsOf, { q, state }: ListSearch): Promise<unknown> =>
  call(exportOfficeEnrolments, { query: { ...of, q, status: state } });

export const sendStatuses = async (body: ChangeEnrolmentsBody) =>
  (await callForData(changeEnrolments, { body })).outcomes;

export const sendMove = async (body: MoveEnrolmentsBody) => (await callForData(moveEnrolments, { body })).outcomes;
