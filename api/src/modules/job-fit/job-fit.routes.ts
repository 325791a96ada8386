import { getJobFit } from '@kadam/shared/contract/job-fit';
import { deleteResumeSkills, getResumeSkills, saveResumeSkills } from '@kadam/shared/contract/resume-skills';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { JobFitService } from './job-fit.service';

export function jobFitRoutes(app: FastifyInstance, fits: JobFitService, counters: Counters): void {
  serve(app, getJobFit, {
    answer: async ({ member, params }) => success({ data: { fit: await fits.fit(member.id, params.id) } }),
  });
  serve(app, getResumeSkills, {
    answer: async ({ member }) => success({ data: await fits.resumes(member.id) }),
  });
  serve(app, saveResumeSkills, {
    counters,
    answer: async ({ member, body }) => success({ data: { kept: await fits.keep(member.id, body) } }),
  });
  serve(app, deleteResumeSkills, {
    counters,
    answer: async ({ member }) => {
      await fits.forget(member.id);
      return success({});
    },
  });
}
