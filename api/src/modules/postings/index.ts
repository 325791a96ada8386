import type { Module, ModuleParts } from '../module';
import type { OfficeServices } from '../staff';
import { createBulkChangesService } from './bulk-changes.service';
import { postingsRoutes } from './postings.routes';
import { createPostingsService, type PostingsService } from './postings.service';

export type { PostingsService } from './postings.service';

export function postingsModule(
  { database, clock }: ModuleParts,
  { audit, staff }: OfficeServices,
): Module<PostingsService> {
  const parts = { database, audit, clock };
  const service = createPostingsService(parts);
  const bulkChanges = createBulkChangesService(parts);
  return { name: 'postings', service, routes: (app) => postingsRoutes(app, { postings: service, bulkChanges, staff }) };
}
