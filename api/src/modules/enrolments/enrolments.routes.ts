import { cancelEnrolment, enrol, ENROL_MESSAGES, listEnrolments } from '@kadam/shared/contract/enrolments';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { EnrolmentsService } from './enrolments.service';

export function enrolmentsRoutes(app: FastifyInstance, enrolments: EnrolmentsService, counters: Counters): void {
  serve(app, enrol, {
    counters,
    handle: async ({ member, body }) => {
      const { id, courseId, enrolledAt, status } = await enrolments.enrol(member, body);
      return success({
        message: ENROL_MESSAGES.submitted,
        data: { id, courseId, enrolledAt: enrolledAt.toISOString(), status },
      });
    },
  });
  serve(app, cancelEnrolment, {
    counters,
    handle: async ({ member, params }) => {
      await enrolments.cancel(member.id, params.courseId);
      return success({ message: ENROL_MESSAGES.canceled });
    },
  });
  serve(app, listEnrolments, {
    handle: async ({ member, query }) => {
      const { courses, total } = await enrolments.ofMember(member.id, query);
      return success({ courses, pagination: { ...query, total } });
    },
  });
}
