import { isFormLabel } from './form-labels';

it.each([
  'Name',
  'First name(s) / Surname(s)',
  'E-mail',
  'Telephone(s)',
  "Father's Name",
  'Date of Birth',
  'Dates',
  'Occupation or position held',
  'Name and address of employer',
  'Main activities and responsibilities',
  'Type of business or sector',
  'Title of qualification awarded',
  'Name and type of organisation providing education and training',
  'Level in national or international classification',
  'Organization',
  'Designation:',
  'Post held',
  'Name of the Institute',
  'Year of Passing',
  'Board / University',
  'Percentage / CGPA',
])('recognizes %s as a form label', (text) => {
  expect(isFormLabel(text)).toBe(true);
});

it.each([
  'Asha Rao',
  'Java',
  'B.Tech in Computer Science',
  'Pune University',
  '2019 - 2021',
  'Built the ledger of a bank',
  'asha@example.com',
  'of the',
  '',
])('does not take %s for a form label', (text) => {
  expect(isFormLabel(text)).toBe(false);
});
