import { createCounters } from '../../http/counters';
import type { JobsService } from '../jobs';
import type { Module, ModuleParts } from '../module';
import { savedJobsRoutes } from './saved-jobs.routes';
import { createSavedJobsService, type SavedJobsService } from './saved-jobs.service';

export function savedJobsModule(
  { database, limits, openCounts, clock }: ModuleParts,
  { jobs }: { jobs: JobsService },
): Module<SavedJobsService> {
  const service = createSavedJobsService({ database, jobs, clock });
  return {
    name: 'saved-jobs',
    service,
    routes: (app) => savedJobsRoutes(app, service, createCounters(openCounts, 'save-jobs', limits.saveJobs)),
  };
}
