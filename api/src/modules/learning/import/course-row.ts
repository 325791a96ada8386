import { FieldReader } from '../../../import/field-reader';
import type { ReadRow } from '../../../import/import-kind';
import { ownPicture } from '../../../import/own-picture';
import { list, SENTENCES } from '../../../import/values/list';
import { wholeNumber } from '../../../import/values/whole-number';
import { line, paragraphs } from '../../../import/values/text';
import { readWebAddress } from '../../../import/values/web-address';
import type { CourseColumns } from '../course-columns';
import { courseModes, readFee, readStartDate } from './course-facts';
import type { CourseField } from './course-field-names';

const STUDENTS_MAX = 100_000_000;

const name = line(200);
const word = line(100);
const text = paragraphs(20_000);
const sentences = list({ maxItems: 100, maxLength: 500, between: SENTENCES });

/** Reads a course. One description serves as both; the genre defaults to the category. */
export const readCourseRow: ReadRow<CourseField, CourseColumns> = (given) => {
  const reader = new FieldReader(given);
  const description = reader.required('description', text);
  const category = reader.required('category', word);
  const synopsis = reader.optional('synopsis', text) ?? description;
  const row: CourseColumns = {
    name: reader.required('name', name),
    description,
    image: ownPicture(reader.optional('image', readWebAddress), reader),
    duration: reader.required('duration', word),
    level: reader.optional('level', word),
    fee: reader.optional('fee', readFee),
    start_date: reader.optional('startDate', readStartDate),
    mode: reader.optional('mode', courseModes.read),
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
  return { row, errors: reader.errors, remarks: reader.remarks, identity: [row.name, row.provider] };
};
