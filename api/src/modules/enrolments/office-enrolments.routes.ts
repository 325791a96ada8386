import {
  changeBatchState,
  createBatch,
  editBatch,
  getBatch,
  getOfficeCourse,
  listOfficeCourses,
} from '@kadam/shared/contract/course-batches';
import {
  changeEnrolments,
  exportOfficeEnrolments,
  listOfficeEnrolments,
  moveEnrolments,
} from '@kadam/shared/contract/office-enrolments';
import type { FastifyInstance } from 'fastify';
import { FileResponse } from '../../http/file-response';
import { serve, success } from '../../http/serve';
import type { StaffService } from '../staff';
import type { BatchesService } from './batches.service';
import type { MovesService } from './moves.service';
import type { OfficeEnrolmentsService } from './office-enrolments.service';

interface Parts {
  readonly batches: BatchesService;
  readonly enrolments: OfficeEnrolmentsService;
  readonly moves: MovesService;
  readonly staff: Pick<StaffService, 'actor'>;
}

export function officeEnrolmentsRoutes(app: FastifyInstance, { batches, enrolments, moves, staff }: Parts): void {
  serve(app, listOfficeCourses, { handle: async ({ query }) => success({ data: await batches.list(query) }) });
  serve(app, getOfficeCourse, {
    handle: async ({ params }) => success({ data: { course: await batches.course(params.id) } }),
  });
  serve(app, getBatch, { handle: async ({ params }) => success({ data: await batches.batch(params.id) }) });
  serve(app, createBatch, {
    handle: async ({ member, params, body }) =>
      success({ data: { batch: await batches.create(await staff.actor(member), params.courseId, body) } }),
  });
  serve(app, editBatch, {
    handle: async ({ member, params, body }) =>
      success({ data: { batch: await batches.edit(await staff.actor(member), params.id, body) } }),
  });
  serve(app, changeBatchState, {
    handle: async ({ member, params, body }) =>
      success({ data: { batch: await batches.changeState(await staff.actor(member), params.id, body) } }),
  });
  serve(app, listOfficeEnrolments, { handle: async ({ query }) => success({ data: await enrolments.list(query) }) });
  serve(app, exportOfficeEnrolments, {
    handle: async ({ member, query }) =>
      new FileResponse({
        name: 'enrollments.csv',
        mediaType: 'text/csv; charset=utf-8',
        bytes: await enrolments.export(await staff.actor(member), query),
      }),
  });
  serve(app, changeEnrolments, {
    handle: async ({ member, body }) =>
      success({ data: { outcomes: await enrolments.changeAll(await staff.actor(member), body) } }),
  });
  serve(app, moveEnrolments, {
    handle: async ({ member, body }) =>
      success({ data: { outcomes: await moves.move(await staff.actor(member), body) } }),
  });
}
