import { COURSE_MODES, type CourseMode } from '@kadam/shared/contract/learning';
import { COURSE_LIMITS } from '@kadam/shared/contract/office-courses';
import type { ImportKind, ReadRow } from '../../../import/import-kind';
import { FieldReader } from '../../../import/field-reader';
import { ownPicture, readWebAddress } from '../../../import/values/web-address';
import { list, SENTENCES } from '../../../import/values/list';
import { wholeNumber, line, paragraphs, plainText } from '../../../import/values/text';
import type { CourseColumns } from '../course-columns';
import { quoted, ValueError } from '../../../import/errors';
import { ChoiceWords, type Synonyms } from '../../../import/values/choice';
import { readMoment } from '../../../import/values/day';
import type { FieldNames } from '../../../import/field-names';

/** Fields of a course, under the names of the specification (section 3) and of spreadsheets. */
const COURSE_FIELD_NAMES = {
  reference: ['reference', 'ref', 'course code', 'course id', 'code', 'external id', 'identifier', 'id'],
  name: ['name', 'title', 'course name', 'course title', 'course'],
  description: ['description', 'short description', 'course description', 'summary', 'details'],
  image: ['image', 'imageUrl', 'image_url', 'thumbnail', 'picture'],
  duration: ['duration', 'length', 'course duration', 'time required'],
  level: ['level', 'difficulty', 'course level', 'educational level'],
  fee: ['fee', 'fees', 'price', 'cost', 'course fee', 'amount'],
  startDate: ['startDate', 'start_date', 'starts on', 'start', 'batch date', 'commencement'],
  mode: ['mode', 'delivery', 'delivery mode', 'mode of delivery', 'course mode'],
  category: ['category', 'category name', 'department', 'stream'],
  genre: ['genre', 'subject', 'topic', 'sub category'],
  provider: ['provider', 'institute', 'institution', 'university', 'offered by', 'academy'],
  synopsis: ['synopsis', 'overview', 'intro'],
  fullSynopsis: ['fullSynopsis', 'full_synopsis', 'long description', 'full description', 'about the course'],
  students: ['students', 'studentCount', 'student_count', 'enrolled', 'enrolments', 'learners'],
  features: ['features', 'highlights', 'key features'],
  learningOutcomes: ['learningOutcomes', 'learning_outcomes', 'outcomes', 'what you will learn', 'objectives'],
  curriculum: ['curriculum', 'syllabus', 'modules', 'chapters', 'contents'],
} as const satisfies FieldNames<string>;

type CourseField = keyof typeof COURSE_FIELD_NAMES;

const name = line(COURSE_LIMITS.name);
const word = line(COURSE_LIMITS.word);
const text = paragraphs(COURSE_LIMITS.text);
const sentences = list({ maxItems: COURSE_LIMITS.lines, maxLength: COURSE_LIMITS.line, between: SENTENCES });

/**
 * Reads a course. If there is only one description, it is used as both; the genre defaults to the
 * category.
 */
const readCourseRow: ReadRow<CourseField, CourseColumns> = (given) => {
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
    students: reader.optional('students', wholeNumber(COURSE_LIMITS.students)),
    features: reader.optional('features', sentences) ?? [],
    learning_outcomes: reader.optional('learningOutcomes', sentences) ?? [],
    curriculum: reader.optional('curriculum', sentences) ?? [],
  };
  return { row, errors: reader.errors, remarks: reader.remarks, identity: [row.name, row.provider] };
};

const FREE = /^(?:free(?: of (?:charge|cost))?|nil|no fee|gratis)$/i;
const INDIA_MS = 5.5 * 60 * 60 * 1_000;

/** Price of a course in rupees; 0 if it is free. */
export function readFee(value: unknown): number {
  const text = plainText(value).trim();
  if (FREE.test(text)) return 0;
  const digits = text.replace(/^(?:₹|rs\.?|inr)\s*|\s*(?:₹|rs\.?|inr|\/-)$/gi, '').replace(/(?<=\d),(?=\d)/g, '');
  if (/^\d{1,9}(?:\.0{1,2})?$/.test(digits) && Number(digits) <= COURSE_LIMITS.fee) return Number(digits);
  throw new ValueError(`${quoted(text)} is not a fee in rupees. Write it as 12,500, or Free, or leave it empty.`);
}

/** The start date of a course in India, as 2027-01-11. */
export function readStartDate(value: unknown): string {
  const { kind, at } = readMoment(value);
  return new Date(at.getTime() + (kind === 'time' ? INDIA_MS : 0)).toISOString().slice(0, 10);
}

const MODE_WORDS: Synonyms<CourseMode> = {
  online: ['remote', 'live online', 'virtual', 'distance', 'e-learning', 'self-paced'],
  classroom: ['offline', 'on campus', 'campus', 'in person', 'onsite', 'on site'],
  hybrid: ['blended', 'online and classroom', 'mixed'],
};

export const courseModes = new ChoiceWords<CourseMode>(
  Object.fromEntries(COURSE_MODES.map((mode) => [mode, MODE_WORDS[mode]])) as Synonyms<CourseMode>,
);

export const COURSES_IMPORT: ImportKind<CourseField> = {
  name: 'courses',
  table: 'courses',
  isClosable: false,
  kept: { flag: 'is_edited', title: 'name' },
  names: COURSE_FIELD_NAMES,
  identityNames: 'name and provider',
  needed: [['name'], ['description'], ['duration'], ['category'], ['provider']],
  columns: [
    { name: 'name', type: 'text' },
    { name: 'description', type: 'text' },
    { name: 'image', type: 'text' },
    { name: 'duration', type: 'text' },
    { name: 'level', type: 'text' },
    { name: 'fee', type: 'int' },
    { name: 'start_date', type: 'text' },
    { name: 'mode', type: 'text' },
    { name: 'category', type: 'text' },
    { name: 'genre', type: 'text' },
    { name: 'provider', type: 'text' },
    { name: 'synopsis', type: 'text' },
    { name: 'full_synopsis', type: 'text' },
    { name: 'students', type: 'int' },
    { name: 'features', type: 'text[]' },
    { name: 'learning_outcomes', type: 'text[]' },
    { name: 'curriculum', type: 'text[]' },
  ],
  isOurs: () => true,
  read: readCourseRow,
};
