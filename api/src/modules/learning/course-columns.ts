import type { CourseMode } from '@kadam/shared/contract/learning';

/** The fields of a course, in the columns of courses. */
export interface CourseColumns {
  name: string;
  description: string;
  image: string | null;
  duration: string;
  level: string | null;
  fee: number | null;
  start_date: string | null;
  mode: CourseMode | null;
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
