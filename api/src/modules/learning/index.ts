import type { Module, ModuleParts } from '../module';
import type { OfficeServices } from '../staff';
import { createCatalogue } from './catalogue';
import { learningRepository } from './learning.repository';
import { learningRoutes } from './learning.routes';
import { createLearningService, type LearningService } from './learning.service';
import { officeCoursesRoutes } from './office-courses.routes';
import { createOfficeCoursesService } from './office-courses.service';

export { COURSES_IMPORT } from './import/course-import';
export type { LearningService } from './learning.service';
export type { Teaching } from './teachings';

export function learningModule(
  { database, clock }: ModuleParts,
  { audit, staff }: OfficeServices,
): Module<LearningService> {
  const courses = learningRepository(database, clock);
  const service = createLearningService(courses);
  return {
    name: 'learning',
    service,
    personalData: { titles: { courses: ['name', 'provider'], course_batches: ['start_date', 'times', 'place'] } },
    routes(app) {
      learningRoutes(app, service, createCatalogue(courses, clock));
      officeCoursesRoutes(app, { courses: createOfficeCoursesService({ database, audit, clock }), staff });
    },
  };
}
