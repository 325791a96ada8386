import type { Course } from '@kadam/shared/contract/learning';
import { DomainError } from '../../errors';
import type { LearningRepository } from './learning.repository';

export type LearningService = ReturnType<typeof createLearningService>;

export const createLearningService = (courses: LearningRepository) => ({
  all: (): Promise<Course[]> => courses.all(),

  async course(id: string): Promise<Course> {
    const course = await courses.byId(id);
    if (!course) throw new DomainError('NOT_FOUND', 'This course does not exist.');
    return course;
  },
});
