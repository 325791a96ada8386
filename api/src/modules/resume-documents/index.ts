import { createCounters } from '../../http/counters';
import { keyRemovalJob } from '../../idempotency-keys';
import type { Module, ModuleParts } from '../module';
import { resumeDocumentsRoutes } from './resume-documents.routes';
import { createResumeDocumentsService, type ResumeDocumentsService } from './resume-documents.service';

export function resumeDocumentsModule({
  database,
  limits,
  openCounts,
  clock,
}: ModuleParts): Module<ResumeDocumentsService> {
  const service = createResumeDocumentsService({ database, clock });
  const counters = createCounters(openCounts, 'resume-documents', limits.resumeDocuments);
  return {
    name: 'resume-documents',
    service,
    housekeeping: [keyRemovalJob(database, { table: 'resume_documents', createdAt: 'created_at' })],
    routes: (app) => resumeDocumentsRoutes(app, service, counters),
  };
}
