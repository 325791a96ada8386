import { COURSES } from '.';

const distinct = (list: readonly string[]) => new Set(list).size;

test('there are 24 courses, four in each of six categories', () => {
  expect(COURSES).toHaveLength(24);
  expect(distinct(COURSES.map(({ name }) => name))).toBe(24);
  const sizes = new Map<string, number>();
  for (const { category } of COURSES) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  expect(Object.fromEntries(sizes)).toEqual({
    'Software & Data': 4,
    'Finance & Accounting': 4,
    'Digital Marketing': 4,
    Healthcare: 4,
    Design: 4,
    'Career Skills': 4,
  });
});

test('some courses leave level and students open, so that pages show their defaults', () => {
  const levels = new Set(COURSES.map(({ level }) => level));
  expect(levels).toEqual(new Set(['Beginner', 'Intermediate', 'Advanced', null]));
  expect(COURSES.filter(({ students }) => students === null).length).toBeGreaterThanOrEqual(3);
});

describe.each(COURSES)('$name', (course) => {
  test('has texts and lists of the promised length, without repetition', () => {
    expect(course.description.length).toBeGreaterThan(60);
    expect(course.synopsis.split(/[.?!] /).length).toBeGreaterThanOrEqual(2);
    expect(course.fullSynopsis.length).toBeGreaterThanOrEqual(2);
    expect(course.fullSynopsis.length).toBeLessThanOrEqual(3);
    expect(course.fullSynopsis.join(' ').length).toBeGreaterThan(course.synopsis.length);
    expect(course.duration).toMatch(/^\d+ (months|weeks)$/);
    for (const { list, least, most } of [
      { list: course.features, least: 5, most: 7 },
      { list: course.learningOutcomes, least: 5, most: 7 },
      { list: course.curriculum, least: 6, most: 10 },
    ]) {
      expect(list.length).toBeGreaterThanOrEqual(least);
      expect(list.length).toBeLessThanOrEqual(most);
      expect(distinct(list)).toBe(list.length);
    }
  });

  test('promises no job and leaves nothing unfinished', () => {
    const text = JSON.stringify(course);
    expect(text).not.toMatch(/guarantee|100 ?%|placement assured|assured job|world.class|cutting.edge|unlock/i);
    expect(text).not.toMatch(/lorem|ipsum|\btodo\b|\btbd\b|undefined|placeholder| {2}/i);
  });
});
