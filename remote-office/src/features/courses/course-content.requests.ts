import {
  type CourseContent,
  type CourseFields,
  createCourse,
  editCourse,
  getCourseContent,
} from '@kadam/shared/contract/office-courses';
import { callForData } from '../../lib/call-for-data';

export const fetchContent = async (id: string, signal?: AbortSignal) =>
  (await callForData(getCourseContent, { params: { id }, ...(signal && { signal }) })).course;

export const sendNewCourse = async (body: CourseFields & { readonly id: string }) =>
  (await callForData(createCourse, { body })).course;

export const sendContent = async ({ id, version }: CourseContent, fields: CourseFields) =>
  (await callForData(editCourse, { params: { id }, body: { ...fields, version } })).course;
