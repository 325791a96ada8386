import type { BatchFields, BatchState, OfficeBatch, OfficeCourse } from '@kadam/shared/contract/course-batches';
import type { ListPage } from '@kadam/shared/contract/paging';
import { columnOf, parametersFrom, pick } from '../../db/columns';
import { countRows, type Queryable } from '../../db/database';

const FIELDS = [
  'startDate',
  'endDate',
  'times',
  'mode',
  'place',
  'seats',
  'fee',
  'instructor',
  'languages',
] as const satisfies readonly (keyof BatchFields)[];
const FIELD_COLUMNS = FIELDS.map(columnOf).join(', ');
const valuesOf = (fields: BatchFields) => FIELDS.map((name) => fields[name]);

/** The fields of a batch that the office can change. */
export const fieldsOf = (batch: BatchFields): BatchFields => pick(batch, FIELDS);

const BATCH = `b.id, b.course_id as "courseId", b.start_date::text as "startDate", b.end_date::text as "endDate",
  b.times, b.mode, b.place, b.seats, b.fee, b.instructor, b.languages, b.state, b.version, b.taken,
  greatest(0, b.seats - b.taken) as free,
  (select count(*)::int from enrolments where batch_id = b.id and status = 'waiting') as waiting`;
const COUNTED = '(select *, seats_taken(id) as taken from course_batches) b';
const MATCHES = `where position(lower($1) in lower(concat_ws(' ', c.name, c.provider, c.category))) > 0`;

type CourseRow = Omit<OfficeCourse, 'batches'>;
const COURSE = `c.id, c.name, c.provider, c.category, c.is_hidden as "isHidden", c.version,
  (select count(*)::int from enrolments where course_id = c.id and status = 'received') as received,
  (select count(*)::int from enrolments where course_id = c.id and status <> 'canceled') as enrollments`;

export const batchesRepository = (database: Queryable) => {
  const batches = (where: string, values: readonly unknown[]): Promise<OfficeBatch[]> =>
    database.query<OfficeBatch>(`select ${BATCH} from ${COUNTED} where ${where}`, values);

  return {
    async find(id: string): Promise<OfficeBatch | undefined> {
      const [batch] = await batches('b.id = $1', [id]);
      return batch;
    },

    /** Locks batches until the end of the transaction, always in the same order. */
    async lock(ids: readonly string[]): Promise<OfficeBatch[]> {
      await database.query('select from course_batches where id = any($1::uuid[]) order by id for update', [ids]);
      return batches('b.id = any($1::uuid[])', [ids]);
    },

    /** Locks the batches of a course that accept enrollments, and returns them by first day. */
    async lockOpen(courseId: string, today: string): Promise<OfficeBatch[]> {
      const isOpen = `course_id = $1 and state = 'open' and start_date >= $2::date`;
      await database.query(`select from course_batches where ${isOpen} order by id for update`, [courseId, today]);
      return batches(`${isOpen} order by b.start_date, b.id`, [courseId, today]);
    },

    /** False if a batch with this id exists. */
    async add({ id, courseId, ...fields }: BatchFields & { id: string; courseId: string }, at: Date): Promise<boolean> {
      const rows = await database.query(
        `insert into course_batches (id, course_id, created_at, changed_at, ${FIELD_COLUMNS})
         values ($1, $2, $3, $3, ${parametersFrom(4, FIELDS)}) on conflict (id) do nothing returning 1`,
        [id, courseId, at, ...valuesOf(fields)],
      );
      return rows.length > 0;
    },

    async replace(id: string, fields: BatchFields, at: Date): Promise<void> {
      await database.query(
        `update course_batches set version = version + 1, (changed_at, ${FIELD_COLUMNS}) = ($2, ${parametersFrom(3, FIELDS)})
         where id = $1`,
        [id, at, ...valuesOf(fields)],
      );
    },

    async setState(id: string, state: BatchState, at: Date): Promise<void> {
      await database.query(
        'update course_batches set state = $2, changed_at = $3, version = version + 1 where id = $1',
        [id, state, at],
      );
    },

    /**
     * Courses with their batches that have not ended; courses with the earliest next batch come
     * first.
     */
    async courses(q: string, today: string, { page, limit }: ListPage) {
      const total = await countRows(database, `from courses c ${MATCHES}`, [q]);
      const courses = await database.query<CourseRow>(
        `select ${COURSE} from courses c left join lateral (
           select min(start_date) as at from course_batches
           where course_id = c.id and state <> 'canceled' and end_date >= $2::date
         ) next on true
         ${MATCHES} order by next.at nulls last, lower(c.name) collate "C", c.id limit $3 offset $4`,
        [q, today, limit, (page - 1) * limit],
      );
      const current = await batches(
        `b.course_id = any($1::uuid[]) and b.state <> 'canceled' and b.end_date >= $2::date
         order by b.start_date, b.id`,
        [courses.map(({ id }) => id), today],
      );
      return { courses: courses.map((course) => withBatches(course, current)), total };
    },

    /** A course with all its batches, latest first. */
    async course(id: string): Promise<OfficeCourse | undefined> {
      const [course] = await database.query<CourseRow>(`select ${COURSE} from courses c where c.id = $1`, [id]);
      return course && withBatches(course, await batches('b.course_id = $1 order by b.start_date desc, b.id', [id]));
    },
  };
};

const withBatches = (course: CourseRow, all: readonly OfficeBatch[]): OfficeCourse => ({
  ...course,
  batches: all.filter(({ courseId }) => courseId === course.id),
});
