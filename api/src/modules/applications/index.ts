export { applicationsRepository } from './applications.repository';
export { applicationsRoutes } from './applications.routes';
export { createApplicationsService } from './applications.service';
