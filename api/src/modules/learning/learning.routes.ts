import { getCourse, listCourses } from '@kadam/shared/contract/learning';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../plugins/serve';
import type { LearningService } from './learning.service';

export function learningRoutes(app: FastifyInstance, learning: LearningService): void {
  serve(app, listCourses, {
    config: { isRevalidated: true },
    answer: async () => success({ courses: await learning.all() }),
  });
  serve(app, getCourse, {
    config: { isRevalidated: true },
    answer: async ({ params }) => success({ course: await learning.course(params.id) }),
  });
}
