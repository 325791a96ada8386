import { MAX_TEACHING_COURSES, type Course, type TeachingCourse } from '@kadam/shared/contract/learning';
import { DomainError } from '../../errors';
import type { LearningRepository } from './learning.repository';
import { coursesOf, type TaughtCourse, taughtCourse, type Teaching, teachingsOf } from './teachings';

export type LearningService = ReturnType<typeof createLearningService>;

export function createLearningService(courses: LearningRepository) {
  let cached: { readonly version: number; readonly taught: readonly TaughtCourse[] } | undefined;

  /** The courses, prepared again when one has changed. */
  async function taught(): Promise<readonly TaughtCourse[]> {
    const version = await courses.version();
    if (cached?.version !== version) cached = { version, taught: (await courses.all()).map(taughtCourse) };
    return cached.taught;
  }

  /** The course that teaches each of these skills, if there is one. */
  const teachings = async (skills: readonly string[]): Promise<ReadonlyMap<string, Teaching>> =>
    skills.length > 0 ? teachingsOf(skills, await taught()) : new Map();

  return {
    teachings,

    async teaching(skills: readonly string[]): Promise<TeachingCourse[]> {
      return coursesOf(await teachings(skills)).slice(0, MAX_TEACHING_COURSES);
    },

    all: (): Promise<Course[]> => courses.all(),

    byIds: (ids: readonly string[]): Promise<Course[]> => courses.byIds(ids),

    async course(id: string): Promise<Course> {
      const [course] = await courses.byIds([id]);
      if (!course) throw new DomainError('NOT_FOUND', 'This course does not exist.');
      return course;
    },
  };
}
