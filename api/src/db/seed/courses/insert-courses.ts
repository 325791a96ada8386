import type { Queryable } from '../../database';
import { seededRandom } from '../seeded-random';
import type { CourseContent } from './course-content';

export async function insertCourses(database: Queryable, courses: readonly CourseContent[]): Promise<void> {
  const rows = courses.map((course) => ({
    ...course,
    id: seededRandom(`kadam-courses-1:${course.name}`).id,
    fullSynopsis: course.fullSynopsis.join('\n\n'),
  }));
  await database.query(INSERT, [JSON.stringify(rows)]);
}

const INSERT = `
insert into courses (
  id, name, description, duration, level, category, genre, provider, synopsis, full_synopsis, students,
  features, learning_outcomes, curriculum
)
select
  id, name, description, duration, level, category, genre, provider, synopsis, "fullSynopsis", students,
  features, "learningOutcomes", curriculum
from json_to_recordset($1::json) as course(
  id uuid, name text, description text, duration text, level text, category text, genre text, provider text, synopsis text,
  "fullSynopsis" text, students int, features text[], "learningOutcomes" text[], curriculum text[]
)`;
