import {
  createResumeDocument,
  deleteResumeDocument,
  listResumeDocuments,
  readResumeDocument,
  renameResumeDocument,
  replaceResumeDocument,
} from '@kadam/shared/contract/resume-documents';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { ResumeDocumentsService } from './resume-documents.service';

export function resumeDocumentsRoutes(app: FastifyInstance, resumes: ResumeDocumentsService, counters: Counters): void {
  serve(app, listResumeDocuments, {
    handle: async ({ member }) => success({ data: { resumes: await resumes.ofMember(member.id) } }),
  });
  serve(app, createResumeDocument, {
    counters,
    handle: async ({ member, body, idempotencyKey }) =>
      success({ data: { resume: await resumes.create(member.id, body, idempotencyKey) } }),
  });
  serve(app, readResumeDocument, {
    handle: async ({ member, params }) => success({ data: { resume: await resumes.read(member.id, params.id) } }),
  });
  serve(app, replaceResumeDocument, {
    counters,
    handle: async ({ member, params, body }) =>
      success({ data: { resume: await resumes.replace(member.id, params.id, body) } }),
  });
  serve(app, renameResumeDocument, {
    counters,
    handle: async ({ member, params, body }) =>
      success({ data: { resume: await resumes.rename(member.id, params.id, body.name) } }),
  });
  serve(app, deleteResumeDocument, {
    counters,
    handle: async ({ member, params }) => {
      await resumes.remove(member.id, params.id);
      return success({});
    },
  });
}
