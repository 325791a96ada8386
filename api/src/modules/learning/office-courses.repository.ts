import type { CourseContent, CourseFields } from '@kadam/shared/contract/office-courses';
import { parametersFrom } from '../../db/columns';
import { firstRow, type Queryable } from '../../db/database';
import type { CourseColumns } from './course-columns';

/** A course for the office. */
export interface StoredCourse extends CourseColumns {
  readonly id: string;
  readonly is_hidden: boolean;
  readonly is_edited: boolean;
  readonly source: string | null;
  readonly version: number;
  readonly changed_by: string | null;
  readonly changed_at: Date | null;
}

/** Columns that the office writes. */
type ContentColumns = Omit<CourseColumns, 'image'>;

/** Who makes a change, by name, and when. */
interface Edit {
  readonly by: string;
  readonly at: Date;
}

const NAMES = [
  'name',
  'description',
  'duration',
  'level',
  'fee',
  'start_date',
  'mode',
  'category',
  'genre',
  'provider',
  'synopsis',
  'full_synopsis',
  'students',
  'features',
  'learning_outcomes',
  'curriculum',
] as const satisfies readonly (keyof ContentColumns)[];
const PLACES = parametersFrom(4, NAMES);
const valuesOf = (columns: ContentColumns) => NAMES.map((name) => columns[name]);

export const officeCoursesRepository = (database: Queryable) => {
  const one = (where: string, id: string) =>
    firstRow<StoredCourse>(database, `select * from courses where ${where}`, [id]);

  return {
    find: (id: string) => one('id = $1', id),

    /** The same, locked until the end of the transaction. */
    locked: (id: string) => one('id = $1 for update', id),

    /** False if a course with this id exists. */
    async addHidden(id: string, content: ContentColumns, { by, at }: Edit): Promise<boolean> {
      const added = await database.query(
        `insert into courses (id, changed_by, changed_at, is_hidden, ${NAMES.join(', ')})
         values ($1, $2, $3, true, ${PLACES}) on conflict (id) do nothing returning 1`,
        [id, by, at, ...valuesOf(content)],
      );
      return added.length > 0;
    },

    async replaceContent(id: string, content: ContentColumns, { by, at }: Edit): Promise<void> {
      await database.query(
        `update courses set (is_edited, changed_by, changed_at, ${NAMES.join(', ')}) = (true, $2, $3, ${PLACES})
         where id = $1`,
        [id, by, at, ...valuesOf(content)],
      );
    },

    async setHidden(id: string, isHidden: boolean, { by, at }: Edit): Promise<void> {
      await database.query('update courses set is_hidden = $2, changed_by = $3, changed_at = $4 where id = $1', [
        id,
        isHidden,
        by,
        at,
      ]);
    },
  };
};

/** Missing texts are stored as by an import. */
export function columnsOf(fields: CourseFields): ContentColumns {
  const synopsis = fields.synopsis || fields.description;
  return {
    name: fields.name,
    description: fields.description,
    duration: fields.duration,
    level: fields.level || null,
    fee: fields.fee,
    start_date: fields.startDate,
    mode: fields.mode,
    category: fields.category,
    genre: fields.genre || fields.category,
    provider: fields.provider,
    synopsis,
    full_synopsis: fields.fullSynopsis || synopsis,
    students: fields.students,
    features: fields.features,
    learning_outcomes: fields.learningOutcomes,
    curriculum: fields.curriculum,
  };
}

/** The fields of the office; a text that only repeats another one counts as missing. */
export const fieldsOf = (stored: ContentColumns): CourseFields => ({
  name: stored.name,
  category: stored.category,
  genre: stored.genre === stored.category ? '' : stored.genre,
  provider: stored.provider,
  duration: stored.duration,
  level: stored.level ?? '',
  fee: stored.fee,
  startDate: stored.start_date,
  mode: stored.mode,
  students: stored.students,
  description: stored.description,
  synopsis: stored.synopsis === stored.description ? '' : stored.synopsis,
  fullSynopsis: stored.full_synopsis === stored.synopsis ? '' : stored.full_synopsis,
  features: stored.features,
  learningOutcomes: stored.learning_outcomes,
  curriculum: stored.curriculum,
});

export const isSameContent = (stored: ContentColumns, content: ContentColumns): boolean =>
  NAMES.every((name) => JSON.stringify(stored[name]) === JSON.stringify(content[name]));

export const toCourseContent = (stored: StoredCourse): CourseContent => ({
  ...fieldsOf(stored),
  id: stored.id,
  isHidden: stored.is_hidden,
  isEdited: stored.is_edited,
  source: stored.source,
  version: stored.version,
  changedBy: stored.changed_by,
  changedAt: stored.changed_at?.toISOString() ?? null,
});
