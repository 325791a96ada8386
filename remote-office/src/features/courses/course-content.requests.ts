import {
  courseContent,
  type CourseContent,
  type CourseFields,
  createCourse,
  editCourse,
  getCourseContent,
} from '@kadam/shared/contract/office-courses';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';

const oneContent = z.object({ course: courseContent });

const contentOf = async (request: Promise<unknown>): Promise<CourseContent> => dataOf(oneContent, await request).course;

export const fetchContent = (id: string, signal?: AbortSignal): Promise<CourseContent> =>
  contentOf(call(getCourseContent, { params: { id }, ...(signal && { signal }) }));

export const sendNewCourse = (body: CourseFields & { readonly id: string }): Promise<CourseContent> =>
  contentOf(call(createCourse, { body }));

export const sendContent = ({ id, version }: CourseContent, fields: CourseFields): Promise<CourseContent> =>
  contentOf(call(editCourse, { params: { id }, body: { ...fields, version } }));
