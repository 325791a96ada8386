import type { Course } from '@kadam/shared/contract/learning';
import type { Queryable } from '../../db/database';
import type { CourseColumns } from './course-columns';

interface CourseRow extends CourseColumns {
  id: string;
}

export type LearningRepository = ReturnType<typeof learningRepository>;

export const learningRepository = (database: Queryable) => ({
  async all(): Promise<Course[]> {
    const rows = await database.query<CourseRow>(
      'select * from courses order by category collate "C", name collate "C", id',
    );
    return rows.map(toCourse);
  },

  async byIds(ids: readonly string[]): Promise<Course[]> {
    if (ids.length === 0) return [];
    const rows = await database.query<CourseRow>('select * from courses where id = any($1::uuid[])', [ids]);
    return rows.map(toCourse);
  },

  /** Changes with every change of a course, in any process. */
  async version(): Promise<number> {
    const [row] = await database.query<{ version: number }>('select version from course_changes');
    if (!row) throw new Error('The changes of courses are not counted.');
    return row.version;
  },
});

const toCourse = (row: CourseRow): Course => ({
  id: row.id,
  name: row.name,
  description: row.description,
  image: row.image,
  duration: row.duration,
  level: row.level,
  fee: row.fee,
  startDate: row.start_date,
  mode: row.mode,
  category: { name: row.category },
  genre: row.genre,
  provider: row.provider,
  synopsis: row.synopsis,
  fullSynopsis: row.full_synopsis,
  students: row.students,
  features: row.features,
  learningOutcomes: row.learning_outcomes,
  curriculum: row.curriculum.map((title) => ({ title })),
});
