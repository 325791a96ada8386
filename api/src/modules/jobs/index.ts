import type { Module, ModuleParts } from '../module';
import { postingTimes } from './posting-times';
import { jobsRepository } from './jobs.repository';
import { jobsRoutes } from './jobs.routes';
import { createJobsService, type JobsService } from './jobs.service';
import { openJobSearch } from './search/open-job-search';
import { loadSynonyms } from './search/synonyms';
import { Suggestions } from './suggestions';

export { JOBS_IMPORT } from './import/job-import';
export { categoryOf } from './job-category';
export { isPlace } from './search/synonyms';
export type { DocumentedPosting } from './jobs.repository';
export type { JobsService } from './jobs.service';

export function jobsModule({
  database,
  readDatabase,
  config,
  clock,
  log,
  searchesOnDemand,
}: ModuleParts): Module<JobsService> {
  loadSynonyms(config.synonymsFile);
  const search = openJobSearch({ database, folder: config.dataFolder, clock, log, isOnDemand: searchesOnDemand });
  const postings = jobsRepository(database);
  const publicPostings = jobsRepository(readDatabase);
  const names = new Suggestions({ load: () => publicPostings.names(), now: () => clock().getTime() });
  const service = createJobsService({
    postings,
    publicPostings,
    names,
    responses: search.responses,
    search: search.search,
  });
  const times = postingTimes({ database, clock, log });
  return {
    name: 'jobs',
    service,
    personalData: { titles: { job_postings: ['job_name', 'company_name', 'location'] } },
    start: async () => {
      times.start();
      await search.start();
    },
    stop: async () => {
      await Promise.all([times.stop(), search.stop()]);
    },
    housekeeping: search.housekeepingJobs,
    routes: (app) => jobsRoutes(app, service),
  };
}
