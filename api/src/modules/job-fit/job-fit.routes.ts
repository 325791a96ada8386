import { getJobFit } from '@kadam/shared/contract/job-fit';
import { deleteResumeSkills, getResumeSkills, saveResumeSkills } from '@kadam/shared/contract/resume-skills';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { JobFitService } from './job-fit.service';

export function jobFitRoutes(app: FastifyInstance, fits: JobFitService, counters: Counters): void {
  serve(app, getJobFit, {
    handle: async ({ member, params }) => success({ data: { fit: await fits.fit(member.id, params.id) } }),
  });
  serve(app, getResumeSkills, {
    handle: async ({ member }) => success({ data: await fits.resumes(member.id) }),
  });
  serve(app, saveResumeSkills, {
    counters,
    handle: async ({ member, body }) => success({ data: { kept: await fits.save(member.id, body) } }),
  });
  serve(app, deleteResumeSkills, {
    counters,
    handle: async ({ member }) => {
      await fits.forget(member.id);
      return success({});
    },
  });
}
