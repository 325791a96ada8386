import type { FieldNames } from '../../../import/field-names';

/** Fields of a course, under the names of the specification (section 3) and of spreadsheets. */
export const COURSE_FIELD_NAMES = {
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

export type CourseField = keyof typeof COURSE_FIELD_NAMES;
