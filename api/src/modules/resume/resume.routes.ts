import { scoreResume } from '@kadam/shared/contract/resume';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { ResumeService } from './resume.service';

export function resumeRoutes(app: FastifyInstance, resumes: ResumeService, counters: Counters): void {
  serve(app, scoreResume, {
    counters,
    handle: async ({ file, body, client, signal }) => {
      const analysis = await resumes.check(file, { ...body, client, signal });
      return success({ data: { analysis, parsedResume: analysis.parsedResume } });
    },
  });
}
