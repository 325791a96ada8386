import { course as contractCourse } from '@kadam/shared/contract/learning';
import { parseCourse, parseCourses } from './course';

const minimal = { id: 'a1', name: 'Tally for Shops' };
const read = (fields: Record<string, unknown>) => parseCourse({ ...minimal, ...fields });

const canonical = contractCourse.parse({
  id: '3f0c1d52-7a51-4c8e-9f0e-0d8c2f7b1a11',
  name: 'Data Analysis',
  description: 'Spreadsheets to SQL.',
  image: null,
  duration: '3 months',
  level: null,
  fee: 18_500,
  startDate: '2027-01-11',
  mode: 'online',
  category: { name: 'Software & Data' },
  genre: 'Analytics',
  provider: 'Sopan Institute',
  synopsis: 'Short.',
  fullSynopsis: 'Long.',
  students: null,
  features: ['Weekly practice'],
  learningOutcomes: ['Read a dataset'],
  curriculum: [{ title: 'Tables' }],
});

describe('parseCourses', () => {
  it.each([
    ['a bare list', [canonical]],
    ['an object with courses', { success: true, courses: [canonical] }],
  ])('accepts %s', (_, response) => {
    expect(parseCourses(response)?.map(({ name, category }) => [name, category])).toEqual([
      ['Data Analysis', 'Software & Data'],
    ]);
  });

  it.each([
    ['a web page', '<html>'],
    ['nothing', undefined],
    ['null', null],
    ['another object', { items: [] }],
  ])('returns undefined for %s', (_, response) => {
    expect(parseCourses(response)).toBeUndefined();
  });

  it('drops entries that cannot be shown or linked, and retains the rest', () => {
    expect(parseCourses([null, 'x', { id: 'b2' }, { name: 'No id' }, minimal])?.map(({ id }) => id)).toEqual(['a1']);
  });

  it('retains the first of duplicate courses', () => {
    const response = [minimal, { id: 'b2', name: 'Other' }, { ...minimal, name: 'Again' }];
    expect(parseCourses(response)?.map(({ name }) => name)).toEqual(['Tally for Shops', 'Other']);
  });
});

describe('parseCourse', () => {
  it('reads what our server sends, with the defaults for what is null', () => {
    expect(parseCourse({ success: true, course: canonical })).toEqual({
      ...canonical,
      category: 'Software & Data',
      curriculum: ['Tables'],
      batches: [],
      level: 'Beginner',
      students: 1200,
      isWhole: true,
    });
  });

  it.each([
    ['name', { name: 'A' }, 'name', 'A'],
    ['title', { name: undefined, title: 'B' }, 'name', 'B'],
    ['a blank name beside a title', { name: ' ', title: 'B' }, 'name', 'B'],
    ['a numeric id', { id: 7 }, 'id', '7'],
    ['image', { image: '/a.webp' }, 'image', '/a.webp'],
    ['imageUrl', { imageUrl: '/b.webp' }, 'image', '/b.webp'],
    ['no image', {}, 'image', null],
    ['a category object', { category: { name: 'Design' } }, 'category', 'Design'],
    ['a category text', { category: 'Design' }, 'category', 'Design'],
    ['no category', {}, 'category', ''],
    ['no genre', { category: 'Design' }, 'genre', 'Design'],
    ['a provider object', { provider: { name: 'Sopan' } }, 'provider', 'Sopan'],
    ['no provider', {}, 'provider', 'Kadam'],
    ['a level', { level: 'Advanced' }, 'level', 'Advanced'],
    ['no level', { level: '' }, 'level', 'Beginner'],
    ['students', { students: 340 }, 'students', 340],
    ['studentCount', { studentCount: 88 }, 'students', 88],
    ['students as text', { students: '2100' }, 'students', 2100],
    ['students written with commas', { students: '1,20,000' }, 'students', 120_000],
    ['no students', { students: null }, 'students', 1200],
    ['zero students', { students: 0 }, 'students', 0],
    ['nonsense students', { students: 'many', studentCount: 12 }, 'students', 12],
    ['no synopsis', { description: 'D' }, 'synopsis', 'D'],
    ['no full synopsis', { synopsis: 'S' }, 'fullSynopsis', 'S'],
    ['no description', { synopsis: 'S' }, 'description', 'S'],
    ['nothing but a full synopsis', { fullSynopsis: 'F' }, 'synopsis', 'F'],
    ['curriculum texts', { curriculum: ['One', ' ', 'Two'] }, 'curriculum', ['One', 'Two']],
    ['curriculum titles', { curriculum: [{ title: 'One' }] }, 'curriculum', ['One']],
    ['curriculum names', { curriculum: [{ name: 'One' }, null] }, 'curriculum', ['One']],
    ['curriculum of the wrong type', { curriculum: 'One' }, 'curriculum', []],
    ['features', { features: ['F'] }, 'features', ['F']],
    ['nothing but a card', {}, 'isWhole', false],
    ['a synopsis as part of a whole course', { synopsis: 'S' }, 'isWhole', true],
    ['outcomes', { learningOutcomes: ['O'] }, 'learningOutcomes', ['O']],
  ])('reads %s', (...[, fields, key, expected]) => {
    expect(read(fields)).toHaveProperty(key, expected);
  });

  it.each([[undefined], ['text'], [{ course: null }], [{ success: true }]])('finds no course in %p', (response) => {
    expect(parseCourse(response)).toBeUndefined();
  });
});
