import { categoryOf, parseCategories } from './job-category';

test.each([
  ['Senior Java Developer', 'it'],
  ['IT Recruiter', 'other'],
  ['Medical Coder (Fresher)', 'healthcare'],
  ['Staff Nurse - ICU', 'healthcare'],
  ['Assistant Manager - Direct Tax', 'finance'],
  ['E-commerce Executive', 'marketing'],
  ['Project Engineer - Civil', 'engineering'],
  ['Data Entry Operator', 'other'],
  ['Gardener', 'other'],
])('the title %j has the category %j', (title, category) => {
  expect(categoryOf(title)).toBe(category);
});

test('skills decide if no rule matches the title', () => {
  expect(categoryOf('Trainee', ['Tally Prime', 'GST', 'AutoCAD'])).toBe('finance');
});

test.each([
  ['[cooking]', "categories.txt, line 1: '[cooking]' is not a category."],
  ['[it]\nnames: java', "categories.txt, line 2: 'names: java' is not understood."],
])('%j is rejected with its line', (content, sentence) => {
  expect(() => parseCategories(content)).toThrow(sentence);
});
