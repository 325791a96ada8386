import { listSavedJobs, mergeSavedJobs, saveJob, unsaveJob } from '@kadam/shared/contract/saved-jobs';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../plugins/counters';
import { serve, success } from '../../plugins/serve';
import type { SavedJobsService } from './saved-jobs.service';

export function savedJobsRoutes(app: FastifyInstance, saved: SavedJobsService, counters: Counters): void {
  serve(app, listSavedJobs, {
    answer: async ({ member }) => success({ data: { jobPostings: await saved.ofMember(member.id) } }),
  });
  serve(app, saveJob, {
    counters,
    answer: async ({ member, params }) => success({ data: await saved.save(member.id, params.id) }),
  });
  serve(app, unsaveJob, {
    counters,
    answer: async ({ member, params }) => {
      await saved.unsave(member.id, params.id);
      return success({});
    },
  });
  serve(app, mergeSavedJobs, {
    counters,
    answer: async ({ member, body }) =>
      success({ data: { jobPostings: await saved.merge(member.id, body.jobPostingIds) } }),
  });
}
