import type { ImportKind } from '../../../import/import-kind';
import { COURSE_FIELD_NAMES, type CourseField } from './course-field-names';
import { readCourseRow } from './course-row';

export const COURSES_IMPORT: ImportKind<CourseField> = {
  name: 'courses',
  table: 'courses',
  isClosable: false,
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
