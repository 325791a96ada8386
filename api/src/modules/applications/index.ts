import { createCounters } from '../../http/counters';
import type { JobsService } from '../jobs';
import type { Module, ModuleParts } from '../module';
import { applicationsRepository, purgeIdempotencyKeys } from './applications.repository';
import { applicationsRoutes } from './applications.routes';
import { type ApplicationsService, createApplicationsService } from './applications.service';

// A client that lost the answer repeats its call within seconds; a week is more than enough.
const KEYS_KEPT_MS = 7 * 24 * 60 * 60_000;

export function applicationsModule(
  { database, limits, openCounts, clock }: ModuleParts,
  { jobs }: { jobs: JobsService },
): Module<ApplicationsService> {
  const service = createApplicationsService({ applications: applicationsRepository(database), jobs, clock });
  return {
    name: 'applications',
    service,
    chores: [
      {
        name: 'idempotency keys of applications',
        run: (now, most) => purgeIdempotencyKeys(database, new Date(now.getTime() - KEYS_KEPT_MS), most),
      },
    ],
    routes: (app) => applicationsRoutes(app, service, createCounters(openCounts, 'apply', limits.apply)),
  };
}
