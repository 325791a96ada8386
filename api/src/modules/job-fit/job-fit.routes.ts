import { getJobFit } from '@kadam/shared/contract/job-fit';
import { forgetResume, getKeptResume, keepResume } from '@kadam/shared/contract/kept-resume';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { JobFitService } from './job-fit.service';

export function jobFitRoutes(app: FastifyInstance, fits: JobFitService, counters: Counters): void {
  serve(app, getJobFit, {
    answer: async ({ member, params }) => success({ data: { fit: await fits.fit(member.id, params.id) } }),
  });
  serve(app, getKeptResume, {
    answer: async ({ member }) => success({ data: await fits.resumes(member.id) }),
  });
  serve(app, keepResume, {
    counters,
    answer: async ({ member, body }) => success({ data: { kept: await fits.keep(member.id, body) } }),
  });
  serve(app, forgetResume, {
    counters,
    answer: async ({ member }) => {
      await fits.forget(member.id);
      return success({});
    },
  });
}
