import { readCourses } from './course';
import { categoriesOf, filterCourses, isFiltering } from './course-filter';

const courses =
  readCourses([
    { id: '1', name: 'Data Analysis with SQL', category: 'Software & Data', provider: 'Sopan Institute' },
    { id: '2', name: 'Hospital Front Office', category: { name: 'Healthcare' }, description: 'Patients and records' },
    { id: '3', name: 'Café Accounts', category: 'finance' },
    { id: '4', name: 'GST Returns', category: 'Finance' },
    { id: '5', name: 'Without a category' },
  ]) ?? [];
const found = (search: string, category = '') => filterCourses(courses, { search, category }).map(({ id }) => id);

describe('filterCourses', () => {
  it.each([
    ['nothing asked', '', '', ['1', '2', '3', '4', '5']],
    ['every word, in any order and case', 'sql DATA', '', ['1']],
    ['a word of the description', 'patients', '', ['2']],
    ['a word of the provider', 'sopan', '', ['1']],
    ['letters without their accents', 'cafe', '', ['3']],
    ['a category, whatever its case', '', 'Finance', ['3', '4']],
    ['category and search together', 'gst', 'Finance', ['4']],
    ['a category nobody has', '', 'Cooking', []],
    ['signs that mean something elsewhere', '.*', '', []],
  ])('finds %s', (...[, search, category, ids]) => {
    expect(found(search, category)).toEqual(ids);
  });
});

it('lists each category once, in alphabetical order', () => {
  expect(categoriesOf(courses)).toEqual(['Finance', 'Healthcare', 'Software & Data']);
});

it('does not count blanks as a search', () => {
  expect(isFiltering({ search: '  ', category: '' })).toBe(false);
});
