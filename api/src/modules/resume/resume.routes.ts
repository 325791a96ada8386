import { scoreResume } from '@kadam/shared/contract/resume';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { ResumeService } from './resume.service';

interface Parts {
  readonly resumes: ResumeService;
  readonly counters: Counters;
  readonly onCheck: () => void;
}

export function resumeRoutes(app: FastifyInstance, { resumes, counters, onCheck }: Parts): void {
  serve(app, scoreResume, {
    counters,
    handle: async ({ file, body, client, signal }) => {
      const analysis = await resumes.check(file, { ...body, client, signal });
      onCheck();
      return success({ data: { analysis, parsedResume: analysis.parsedResume } });
    },
  });
}
