import { createCounters } from '../../http/counters';
import type { Queryable } from '../../db/database';
import type { Module, ModuleParts } from '../module';
import type { OfficeServices } from '../staff';
import { imagesRepository } from './images.repository';
import { imagesRoutes } from './images.routes';
import { createImagesService, type ImagesService } from './images.service';

/** The existing ones of these uploaded images, locked until the end of the transaction. */
export const presentImages = (tx: Queryable, ids: readonly string[]): Promise<string[]> =>
  imagesRepository(tx).present(ids);

export function imagesModule(
  { database, clock, limits, openCounts }: ModuleParts,
  { audit, staff }: OfficeServices,
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
