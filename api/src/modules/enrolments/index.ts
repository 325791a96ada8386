export { enrolmentsRepository } from './enrolments.repository';
export { enrolmentsRoutes } from './enrolments.routes';
export { createEnrolmentsService } from './enrolments.service';
