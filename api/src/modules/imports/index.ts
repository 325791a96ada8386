import { IMPORT_FILE_DAYS, IMPORT_UNDO_DAYS } from '@kadam/shared/contract/imports';
import { removalJob, type TaskKind } from '../../tasks';
import type { Module, ModuleParts } from '../module';
import type { OfficeServices } from '../staff';
import { importTask } from './import-work';
import { oldImportsRepository } from './import-states.repository';
import { importsRoutes } from './imports.routes';
import { createImportsService, type ImportsService } from './imports.service';

export { commandRecording } from './command-recording';

const DAY_MS = 24 * 60 * 60_000;

export function importsModule(
  { database, clock, log }: ModuleParts,
  { audit, staff }: OfficeServices,
): Module<ImportsService> {
  const service = createImportsService({ database, audit, clock });
  const { removeUnfinished, removeChanges } = oldImportsRepository(database);
  return {
    name: 'imports',
    service,
    routes: (app) => importsRoutes(app, { imports: service, staff }),
    tasks: [importTask({ database, audit, clock, log }) as TaskKind],
    housekeeping: [
      removalJob('files that were not imported', IMPORT_FILE_DAYS * DAY_MS, removeUnfinished),
      removalJob('changes of old imports', IMPORT_UNDO_DAYS * DAY_MS, removeChanges),
    ],
  };
}
