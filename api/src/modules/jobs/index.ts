export { jobsRepository } from './jobs.repository';
export { jobsRoutes } from './jobs.routes';
export { createJobsService, type JobsService } from './jobs.service';
export { indexedJobSearch, sqlJobSearch } from './open-job-search';
