import { FieldReader } from '../field-reader';
import type { ReadRow } from '../import-kind';
import { list, SENTENCES } from '../values/list';
import { wholeNumber } from '../values/quantity';
import { line, paragraphs } from '../values/text';
import { readWebAddress } from '../values/web-address';
import type { CourseField } from './course-field-names';

/** A course as it is staged; the names are those of the columns. */
interface CourseRow {
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

const STUDENTS_MAX = 100_000_000;

const name = line(200);
const word = line(100);
const text = paragraphs(20_000);
const sentences = list({ most: 100, longest: 500, between: SENTENCES });

/** Reads a course. A file that has only one text about it has the short and the long one in it; a genre not said is the category. */
export const readCourseRow: ReadRow<CourseField, CourseRow> = (given) => {
  const reader = new FieldReader(given);
  const description = reader.required('description', text);
  const category = reader.required('category', word);
  const synopsis = reader.optional('synopsis', text) ?? description;
  const row: CourseRow = {
    name: reader.required('name', name),
    description,
    image: reader.optional('image', readWebAddress),
    duration: reader.required('duration', word),
    level: reader.optional('level', word),
    category,
    genre: reader.optional('genre', word) ?? category,
    provider: reader.required('provider', name),
    synopsis,
    full_synopsis: reader.optional('fullSynopsis', text) ?? synopsis,
    students: reader.optional('students', wholeNumber(STUDENTS_MAX)),
    features: reader.optional('features', sentences) ?? [],
    learning_outcomes: reader.optional('learningOutcomes', sentences) ?? [],
    curriculum: reader.optional('curriculum', sentences) ?? [],
  };
  return { row, faults: reader.faults, remarks: reader.remarks, identity: [row.name, row.provider] };
};
