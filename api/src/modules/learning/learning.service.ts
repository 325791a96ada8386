import type { Course } from '@kadam/shared/contract/learning';
import { DomainError } from '../../errors';
import type { LearningRepository } from './learning.repository';

export type LearningService = ReturnType<typeof createLearningService>;

export const createLearningService = (courses: LearningRepository) => ({
  all: (): Promise<Course[]> => courses.all(),

  version: (): Promise<number> => courses.version(),

  byIds: (ids: readonly string[]): Promise<Course[]> => courses.byIds(ids),

  async course(id: string): Promise<Course> {
    const [course] = await courses.byIds([id]);
    if (!course) throw new DomainError('NOT_FOUND', 'This course does not exist.');
    return course;
  },
});
