import type { Course, OpenBatch } from '@kadam/shared/contract/learning';
import { indianDay } from '../../indian-day';
import type { Queryable } from '../../db/database';
import type { CourseColumns } from './course-columns';

interface CourseRow extends CourseColumns {
  id: string;
}

export type LearningRepository = ReturnType<typeof learningRepository>;

// The dates, the fee and the location of a course are those of its next open batch, if there is
// one.
const SELECT = `select c.*, coalesce(next.start_date::text, c.start_date) as start_date,
    coalesce(next.fee, c.fee) as fee, coalesce(next.mode, c.mode) as mode
  from courses c left join lateral (
    select start_date, fee, mode from course_batches
    where course_id = c.id and state = 'open' and start_date >= $1::date order by course_batches.start_date, id limit 1
  ) next on true`;

export const learningRepository = (database: Queryable, clock: () => Date) => ({
  /** Courses that are not hidden, by category and name. */
  async all(): Promise<Course[]> {
    const rows = await database.query<CourseRow>(
      `${SELECT} where not c.is_hidden order by c.category collate "C", c.name collate "C", c.id`,
      [indianDay(clock())],
    );
    return rows.map(toCourse);
  },

  /** Courses with these ids, hidden ones too. */
  async byIds(ids: readonly string[]): Promise<Course[]> {
    if (ids.length === 0) return [];
    const rows = await database.query<CourseRow>(`${SELECT} where c.id = any($2::uuid[])`, [indianDay(clock()), ids]);
    return rows.map(toCourse);
  },

  /** Undefined if it does not exist, or is hidden. */
  async visible(id: string): Promise<Course | undefined> {
    const [row] = await database.query<CourseRow>(`${SELECT} where c.id = $2 and not c.is_hidden`, [
      indianDay(clock()),
      id,
    ]);
    return row && toCourse(row);
  },

  /** The batches of a course that accept enrollments, in order of their start. */
  openBatches: (courseId: string): Promise<OpenBatch[]> =>
    database.query<OpenBatch>(
      `select id, start_date::text as "startDate", end_date::text as "endDate", times, mode, place, fee, instructor,
         languages, seats, greatest(0, seats - seats_taken(id)) as free
       from course_batches where course_id = $2 and state = 'open' and start_date >= $1::date
       order by course_batches.start_date, id`,
      [indianDay(clock()), courseId],
    ),

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
