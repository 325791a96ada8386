import { coursesTeaching, getCourse, listCourses } from '@kadam/shared/contract/learning';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { Catalogue } from './catalogue';
import type { LearningService } from './learning.service';

export function learningRoutes(app: FastifyInstance, learning: LearningService, catalogue: Catalogue): void {
  serve(app, listCourses, { handle: ({ query }) => catalogue.response(query.view) });
  serve(app, coursesTeaching, {
    config: { isRevalidated: true },
    handle: async ({ query }) => success({ courses: await learning.teaching(listed(query.skills)) }),
  });
  serve(app, getCourse, {
    config: { isRevalidated: true },
    handle: async ({ params }) => success({ course: await learning.course(params.id) }),
  });
}

const listed = (skills: string): string[] => [
  ...new Set(
    skills
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];
