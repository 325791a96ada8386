import type { Module, ModuleParts } from '../module';
import { expiredPostingsCloser } from './close-expired-postings';
import { jobsRepository } from './jobs.repository';
import { jobsRoutes } from './jobs.routes';
import { createJobsService, type JobsService } from './jobs.service';
import { indexedJobSearch, sqlJobSearch } from './open-job-search';

export { JOBS_IMPORT } from './import/job-import';
export type { JobsService } from './jobs.service';

export function jobsModule({ database, config, clock, log }: ModuleParts): Module<JobsService> {
  const search = (config.jobSearch === 'index' ? indexedJobSearch : sqlJobSearch)({
    database,
    folder: config.dataFolder,
    log,
  });
  const service = createJobsService(jobsRepository(database), search.answers);
  const closer = expiredPostingsCloser({ database, clock, log });
  return {
    name: 'jobs',
    service,
    start: async () => {
      closer.start();
      await search.start();
    },
    stop: async () => {
      await Promise.all([closer.stop(), search.stop()]);
    },
    chores: search.chores,
    routes: (app) => jobsRoutes(app, service),
  };
}
