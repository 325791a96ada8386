import type { JobsService } from '../jobs';
import type { LearningService } from '../learning';
import type { Module, ModuleParts } from '../module';
import { composedDocuments } from './composed-documents';
import { documentsRoutes } from './documents.routes';
import { createDocumentsService } from './documents.service';

/** Serves nothing where there are no released bundles to take documents from. */
export function documentsModule(
  { config: { bundlesFolder, publicUrl } }: ModuleParts,
  services: { jobs: JobsService; learning: LearningService },
): Module {
  return {
    name: 'documents',
    service: undefined,
    routes(app) {
      if (!bundlesFolder) return;
      documentsRoutes(
        app,
        createDocumentsService({ composed: composedDocuments(bundlesFolder), publicUrl, ...services }),
      );
    },
  };
}
