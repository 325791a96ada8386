import { findCourses, isFiltering, knownCategory, pageOf, toCatalogue } from './catalogue';
import { parseCourses } from './course';

const courses =
  parseCourses([
    { id: '1', name: 'Data Analysis with SQL', category: 'Software & Data', provider: 'Sopan Institute' },
    { id: '2', name: 'Hospital Front Office', category: { name: 'Healthcare' }, description: 'Patients and records' },
    { id: '3', name: 'Café Accounts', category: 'finance' },
    { id: '4', name: 'GST Returns', category: 'Finance' },
    { id: '5', name: 'Without a category' },
  ]) ?? [];
const catalogue = toCatalogue(courses);
const found = (search: string, category = '') => findCourses(catalogue, { search, category }).map(({ id }) => id);

describe('findCourses', () => {
  it.each([
    ['nothing asked', '', '', ['1', '2', '3', '4', '5']],
    ['every word, in any order and case', 'sql DATA', '', ['1']],
    ['a word of the description', 'patients', '', ['2']],
    ['a word of the provider', 'sopan', '', ['1']],
    ['letters without their accents', 'cafe', '', ['3']],
    ['a category, whatever its case', '', 'Finance', ['3', '4']],
    ['category and search together', 'gst', 'Finance', ['4']],
    ['an unknown category', '', 'Cooking', []],
    ['signs that mean something elsewhere', '.*', '', []],
  ])('finds %s', (...[, search, category, ids]) => {
    expect(found(search, category)).toEqual(ids);
  });
});

it('lists each category once, in alphabetical order', () => {
  expect(catalogue.categories).toEqual(['Finance', 'Healthcare', 'Software & Data']);
});

it.each([
  ['healthcare', 'Healthcare'],
  [' FINANCE ', 'Finance'],
  ['Cooking ', 'Cooking'],
  ['', ''],
])('takes %p of an address for %p', (asked, known) => {
  expect(knownCategory(catalogue, asked)).toBe(known);
});

it('does not count blanks as a search', () => {
  expect(isFiltering({ search: '  ', category: '' })).toBe(false);
});

it.each([
  [1, 1, 'Course 1', 24],
  [2, 2, 'Course 25', 24],
  [3, 3, 'Course 49', 2],
  [99, 3, 'Course 49', 2],
  [0, 1, 'Course 1', 24],
])('page %d of 50 courses is page %d, from %s on', (...[asked, page, first, count]) => {
  const many =
    parseCourses(Array.from({ length: 50 }, (_, index) => ({ id: index, name: `Course ${index + 1}` }))) ?? [];
  const shown = pageOf(many, asked);
  expect([shown.page, shown.totalPages, shown.courses[0]?.name, shown.courses.length]).toEqual([page, 3, first, count]);
});

it('has one page when there is nothing', () => {
  expect(pageOf([], 4)).toEqual({ page: 1, totalPages: 1, courses: [] });
});

it('filters 5,000 courses on each key without a noticeable delay', () => {
  const many = toCatalogue(
    Array.from({ length: 5_000 }, (_, index) => ({
      ...courses[index % courses.length]!,
      id: String(index),
      description: `${'From the first formula to a report that people read. '.repeat(4)}${index}`,
    })),
  );
  findCourses(many, { search: 'warm', category: '' });
  // CPU time, so other processes do not matter.
  const before = process.cpuUsage();
  for (const search of ['r', 're', 'rep', 'repo', 'report']) findCourses(many, { search, category: '' });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000 / 5).toBeLessThan(100);
});
