import { uploadResume, deleteResume, getResume } from '@kadam/shared/contract/resume-files';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { ResumeFilesService } from './resume-files.service';

export function resumeFilesRoutes(app: FastifyInstance, files: ResumeFilesService, counters: Counters): void {
  serve(app, uploadResume, {
    counters,
    handle: async ({ member, file, client, signal }) =>
      success({ data: { resume: await files.store(member.id, file, { client, signal }) } }),
  });
  serve(app, getResume, {
    handle: async ({ member }) => success({ data: { resume: await files.onFile(member.id) } }),
  });
  serve(app, deleteResume, {
    handle: async ({ member }) => {
      await files.removeFromProfile(member.id);
      return success({});
    },
  });
}
