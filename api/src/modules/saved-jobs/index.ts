export { savedJobsRepository } from './saved-jobs.repository';
export { savedJobsRoutes } from './saved-jobs.routes';
export { createSavedJobsService } from './saved-jobs.service';
