export { learningRepository } from './learning.repository';
export { learningRoutes } from './learning.routes';
export { createLearningService } from './learning.service';
