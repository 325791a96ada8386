import { createCounters } from '../../http/counters';
import type { Queryable } from '../../db/database';
import type { AuditService } from '../audit';
import type { Module, ModuleParts } from '../module';
import type { StaffService } from '../staff';
import { imagesRepository } from './images.repository';
import { imagesRoutes } from './images.routes';
import { createImagesService, type ImagesService } from './images.service';

interface Services {
  readonly audit: AuditService;
  readonly staff: StaffService;
}

/** Which of these uploaded images exist; they do until the transaction ends. */
export const presentImages = (tx: Queryable, ids: readonly string[]): Promise<string[]> =>
  imagesRepository(tx).present(ids);

export function imagesModule(
  { database, clock, limits, openCounts }: ModuleParts,
  { audit, staff }: Services,
): Module<ImagesService> {
  const service = createImagesService({ database, audit, clock });
  const counters = createCounters(openCounts, 'images', limits.images);
  return {
    name: 'images',
    service,
    housekeeping: service.housekeeping,
    routes: (app) => imagesRoutes(app, { images: service, staff, counters }),
  };
}
