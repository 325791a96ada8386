import { headingKinds } from './heading-kinds';

it.each([
  ['Professional Experiance', 'experience'],
  ['JOB EXPERIANCE:-', 'experience'],
  ['Work Experince', 'experience'],
  ['Educational Qualifcation', 'education'],
  ['Acadamic Details', 'education'],
  ['Acheivements', 'achievements'],
  ['Co-curricular Activites', 'achievements'],
  ['Technical Skils', 'skills'],
  ['Technical Proficency', 'skills'],
  ['Strenghts & Skills', 'skills'],
  ['Personal Detials', 'personal'],
  ['Carrer Objective', 'summary'],
  ['Declaratoin', 'declaration'],
])('%s is recognized as a misspelled heading: %s', (text, kind) => {
  expect(headingKinds(text)?.[0]).toBe(kind);
});

it.each([
  'Experienced professional',
  'Educator',
  'Project Manager',
  'Trainer',
  'Accountant',
  'Researcher',
  'Personnel Head',
])('%s is not a misspelled heading', (text) => {
  expect(headingKinds(text)).toBeUndefined();
});
