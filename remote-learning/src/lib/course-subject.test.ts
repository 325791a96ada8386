import { subjectOf } from './course-subject';

it.each([
  ['Advanced Excel for Office Work', 'Office Software', 'Career Skills', 'spreadsheet'],
  ['Interview Preparation and Resume Writing', 'Job Search', 'Career Skills', 'writing'],
  ['First-Time Manager', 'Leadership', 'Career Skills', 'career'],
  ['UI/UX Design for Web and Mobile', 'UX Design', 'Design', 'screens'],
  ['Graphic Design for Print and Screen', 'Graphic Design', 'Design', 'design'],
  ['Interior Design Basics', 'Interior Design', 'Design', 'interior'],
  ['Income Tax Returns', 'Taxation', 'Finance & Accounting', 'tax'],
  ['Hospital Front Office', 'Hospital Administration', 'Healthcare', 'reception'],
  ['Java and Spring Boot for Web Services', 'Programming', 'Software & Data', 'server'],
  ['Caregiving for Elderly People', 'Care', 'Healthcare', 'care'],
  ['Medical Coding', 'Health Information', 'Healthcare', 'healthcare'],
  ['Practical Accounting with Tally', 'Accounting', 'Finance & Accounting', 'finance'],
  ['Pottery', 'Craft', 'Hobbies', 'course'],
  ['Pottery', '', '', 'course'],
])('pictures %s (%s, %s) as %s', (...[name, genre, category, subject]) => {
  expect(subjectOf({ name, genre, category })).toBe(subject);
});
