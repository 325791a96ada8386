import { getCourse, listCourses } from '@kadam/shared/contract/learning';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { Catalogue } from './catalogue';
import type { LearningService } from './learning.service';

export function learningRoutes(app: FastifyInstance, learning: LearningService, catalogue: Catalogue): void {
  serve(app, listCourses, { handle: ({ query }) => catalogue.response(query.view) });
  serve(app, getCourse, {
    config: { isRevalidated: true },
    handle: async ({ params }) => success({ course: await learning.course(params.id) }),
  });
}
