import { subjectOf } from './course-subject';

it.each([
  ['Advanced Excel for Office Work', 'Office Software', 'Career Skills', 'spreadsheet'],
  ['First-Time Manager', 'Leadership', 'Career Skills', 'career'],
  ['UI/UX Design for Web and Mobile', 'UX Design', 'Design', 'screens'],
  ['Interior Design Basics', 'Interior Design', 'Design', 'design'],
  ['Caregiving for Elderly People', 'Care', 'Healthcare', 'care'],
  ['Medical Coding', 'Health Information', 'Healthcare', 'healthcare'],
  ['Practical Accounting with Tally', 'Accounting', 'Finance & Accounting', 'finance'],
  ['Pottery', 'Craft', 'Hobbies', 'course'],
  ['Pottery', '', '', 'course'],
])('pictures %s (%s, %s) as %s', (...[name, genre, category, subject]) => {
  expect(subjectOf({ name, genre, category })).toBe(subject);
});
