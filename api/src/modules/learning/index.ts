export { createCatalogue } from './catalogue';
export { learningRepository } from './learning.repository';
export { learningRoutes } from './learning.routes';
export { createLearningService, type LearningService } from './learning.service';
