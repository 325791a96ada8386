import type { Course } from '@kadam/shared/contract/learning';
import type { Queryable } from '../../db/database';

interface CourseRow {
  id: string;
  name: string;
  description: string;
  image: string | null;
  duration: string;
  level: string | null;
  category: string;
  genre: string;
  provider: string;
  synopsis: string;
  full_synopsis: string;
  students: number | null;
  features: string[];
  learning_outcomes: string[];
  curriculum: string[];
}

export type LearningRepository = ReturnType<typeof learningRepository>;

export const learningRepository = (database: Queryable) => ({
  async all(): Promise<Course[]> {
    const rows = await database.query<CourseRow>(
      'select * from courses order by category collate "C", name collate "C", id',
    );
    return rows.map(toCourse);
  },

  async byId(id: string): Promise<Course | undefined> {
    const [row] = await database.query<CourseRow>('select * from courses where id = $1', [id]);
    return row && toCourse(row);
  },
});

const toCourse = (row: CourseRow): Course => ({
  id: row.id,
  name: row.name,
  description: row.description,
  image: row.image,
  duration: row.duration,
  level: row.level,
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
