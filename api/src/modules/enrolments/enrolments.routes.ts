import { enrol, ENROL_MESSAGES, listEnrolments } from '@kadam/shared/contract/enrolments';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../plugins/counters';
import { serve, success } from '../../plugins/serve';
import type { EnrolmentsService } from './enrolments.service';

export function enrolmentsRoutes(app: FastifyInstance, enrolments: EnrolmentsService, counters: Counters): void {
  serve(app, enrol, {
    counters,
    answer: async ({ member, body }) => {
      const { id, courseId, enrolledAt } = await enrolments.enrol(member.id, body);
      return success({
        message: ENROL_MESSAGES.submitted,
        data: { id, courseId, enrolledAt: enrolledAt.toISOString() },
      });
    },
  });
  serve(app, listEnrolments, {
    answer: async ({ member }) => success({ courses: await enrolments.ofMember(member.id) }),
  });
}
