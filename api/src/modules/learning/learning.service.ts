import {
  MAX_TEACHING_COURSES,
  type Course,
  type CourseWithBatches,
  type TeachingCourse,
} from '@kadam/shared/contract/learning';
import { DomainError } from '../../errors';
import type { LearningRepository } from './learning.repository';
import { createSyllabus, type Syllabus } from './syllabus';
import { coursesOf, type Teaching, teachingsOf } from './teachings';

export type LearningService = ReturnType<typeof createLearningService>;

export function createLearningService(courses: LearningRepository) {
  let cached: { readonly version: number; readonly syllabus: Syllabus } | undefined;

  /** The courses, prepared again when one has changed. */
  async function syllabus(): Promise<Syllabus> {
    const version = await courses.version();
    if (cached?.version !== version) cached = { version, syllabus: createSyllabus(await courses.all()) };
    return cached.syllabus;
  }

  /** For each of these skills, the course that teaches it, if there is one. */
  const teachings = async (skills: readonly string[]): Promise<ReadonlyMap<string, Teaching>> =>
    skills.length > 0 ? teachingsOf(skills, await syllabus()) : new Map();

  return {
    teachings,

    async teaching(skills: readonly string[]): Promise<TeachingCourse[]> {
      return coursesOf(await teachings(skills)).slice(0, MAX_TEACHING_COURSES);
    },

    all: (): Promise<Course[]> => courses.all(),

    /** Undefined if it does not exist, or is hidden. */
    visible: (id: string): Promise<Course | undefined> => courses.visible(id),

    /** Includes hidden ones: members keep their enrollments. */
    byIds: (ids: readonly string[]): Promise<Course[]> => courses.byIds(ids),

    async course(id: string): Promise<CourseWithBatches> {
      const [course, batches] = await Promise.all([courses.visible(id), courses.openBatches(id)]);
      if (!course) throw new DomainError('NOT_FOUND', 'This course does not exist.');
      return { ...course, batches };
    },
  };
}
