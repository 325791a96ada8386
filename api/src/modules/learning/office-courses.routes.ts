import {
  changeCourseVisibility,
  createCourse,
  editCourse,
  getCourseContent,
} from '@kadam/shared/contract/office-courses';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { StaffService } from '../staff';
import type { OfficeCoursesService } from './office-courses.service';

interface Parts {
  readonly courses: OfficeCoursesService;
  readonly staff: Pick<StaffService, 'actor'>;
}

export function officeCoursesRoutes(app: FastifyInstance, { courses, staff }: Parts): void {
  const one = async (course: ReturnType<OfficeCoursesService['course']>) => success({ data: { course: await course } });
  serve(app, getCourseContent, { handle: ({ params }) => one(courses.course(params.id)) });
  serve(app, createCourse, {
    handle: async ({ member, body }) => one(courses.create(await staff.actor(member), body)),
  });
  serve(app, editCourse, {
    handle: async ({ member, params, body }) => one(courses.edit(await staff.actor(member), params.id, body)),
  });
  serve(app, changeCourseVisibility, {
    handle: async ({ member, params, body }) =>
      one(courses.changeVisibility(await staff.actor(member), params.id, body)),
  });
}
