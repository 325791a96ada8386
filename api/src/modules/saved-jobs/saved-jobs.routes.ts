import { listSavedJobs, mergeSavedJobs, saveJob, unsaveJob } from '@kadam/shared/contract/saved-jobs';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { SavedJobsService } from './saved-jobs.service';

export function savedJobsRoutes(app: FastifyInstance, saved: SavedJobsService, counters: Counters): void {
  serve(app, listSavedJobs, {
    handle: async ({ member, query }) => {
      const { jobPostings, total } = await saved.ofMember(member.id, query);
      return success({ data: { jobPostings, pagination: { ...query, total } } });
    },
  });
  serve(app, saveJob, {
    counters,
    handle: async ({ member, params }) => success({ data: await saved.save(member.id, params.id) }),
  });
  serve(app, unsaveJob, {
    counters,
    handle: async ({ member, params }) => {
      await saved.unsave(member.id, params.id);
      return success({});
    },
  });
  serve(app, mergeSavedJobs, {
    counters,
    handle: async ({ member, body }) =>
      success({ data: { jobPostings: await saved.merge(member.id, body.jobPostingIds) } }),
  });
}
