import { createCounters } from '../../http/counters';
import type { JobsService } from '../jobs';
import type { LearningService } from '../learning';
import type { Module, ModuleParts } from '../module';
import { composedDocuments } from './composed-documents';
import { documentsRoutes } from './documents.routes';
import { createDocumentsService } from './documents.service';

/** Serves nothing where there are no released bundles to take documents from. */
export function documentsModule(
  { clock, limits, openCounts, config: { bundlesFolder, publicUrl } }: ModuleParts,
  services: { jobs: JobsService; learning: LearningService },
): Module {
  return {
    name: 'documents',
    service: undefined,
    routes(app) {
      if (!bundlesFolder) return;
      const composed = composedDocuments(bundlesFolder);
      documentsRoutes(app, {
        documents: createDocumentsService({ composed, publicUrl, clock, ...services }),
        feedCounters: createCounters(openCounts, 'whole-feed', limits.wholeFeed),
      });
    },
  };
}
