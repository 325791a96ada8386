import { companyOfPosting, getPosting, searchPostings, similarPostings, suggest } from '@kadam/shared/contract/jobs';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { JobsService } from './jobs.service';

export function jobsRoutes(app: FastifyInstance, jobs: JobsService): void {
  serve(app, searchPostings, {
    config: { isRevalidated: true },
    handle: ({ query }) => jobs.search(query),
  });
  serve(app, suggest, {
    config: { isRevalidated: true },
    handle: async ({ query }) => success({ data: { suggestions: await jobs.suggestions(query.kind, query.text) } }),
  });
  serve(app, similarPostings, {
    config: { isRevalidated: true },
    handle: async ({ params }) => success({ data: { similar: await jobs.similar(params.id) } }),
  });
  serve(app, companyOfPosting, {
    config: { isRevalidated: true },
    handle: async ({ params }) => success({ data: { company: await jobs.company(params.id) } }),
  });
  serve(app, getPosting, {
    config: { isRevalidated: true },
    handle: async ({ params }) => success({ data: { jobPosting: await jobs.posting(params.id) } }),
  });
}
