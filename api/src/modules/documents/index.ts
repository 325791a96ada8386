import { createCounters } from '../../http/counters';
import type { CompaniesService } from '../companies';
import type { ContentService } from '../content';
import type { JobsService } from '../jobs';
import type { LearningService } from '../learning';
import type { Module, ModuleParts } from '../module';
import { composedDocuments } from './composed-documents';
import { createPageRenderer } from './page-renderer';
import { documentsRoutes } from './documents.routes';
import { createDocumentsService } from './documents.service';

/** Registers nothing if there are no released bundles. */
export function documentsModule(
  { clock, limits, openCounts, log, config: { bundlesFolder, publicUrl } }: ModuleParts,
  services: { jobs: JobsService; learning: LearningService; companies: CompaniesService; content: ContentService },
): Module {
  return {
    name: 'documents',
    service: undefined,
    routes(app) {
      if (!bundlesFolder) return;
      const composed = composedDocuments(bundlesFolder);
      const render = createPageRenderer({ bundlesFolder, log });
      documentsRoutes(app, {
        documents: createDocumentsService({ composed, publicUrl, clock, render, ...services }),
        feedCounters: createCounters(openCounts, 'whole-feed', limits.wholeFeed),
      });
    },
  };
}
