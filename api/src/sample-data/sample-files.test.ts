import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, JOB_TYPES, jobPosting } from '@kadam/shared/contract/jobs';
import { madeUpPosting } from './made-up-posting';
import { SAMPLE_FOLDER, type SamplePosting, samplePostings } from './sample-postings';

const postings = samplePostings();
const courses = JSON.parse(readFileSync(join(SAMPLE_FOLDER, 'courses.json'), 'utf8')) as Record<string, unknown>[];
const UNFINISHED = /[{}|]|undefined|\bnull\b|\bNaN\b|lorem|ipsum|\btodo\b|\btbd\b|\bxxx|dummy|placeholder| {2}/i;

const textOf = ({ jobName, companyName, location, description, skills }: SamplePosting) =>
  [jobName, companyName, location, description, ...skills].join('\n');
const distinct = (list: readonly unknown[]) => new Set(list).size;

describe('sample postings', () => {
  test('include every kind of work, and no employer advertises one title twice in a city', () => {
    for (const [field, kinds] of [
      ['employmentType', EMPLOYMENT_TYPES],
      ['jobType', JOB_TYPES],
      ['experienceLevel', EXPERIENCE_LEVELS],
    ] as const)
      expect(new Set<string>(postings.map((posting) => posting[field]))).toEqual(new Set<string>(kinds));
    const adverts = postings.map(({ jobName, companyName, location }) => `${jobName}|${companyName}|${location}`);
    expect(distinct(adverts)).toBe(postings.length);
    expect(distinct(postings.map(({ companyName }) => companyName))).toBeGreaterThanOrEqual(40);
    expect(distinct(postings.map(({ location }) => location))).toBeGreaterThanOrEqual(20);
  });

  test('include some without pay, and some with only the pay that a strong candidate can expect', () => {
    const percent = (is: (posting: SamplePosting) => boolean) => (100 * postings.filter(is).length) / postings.length;
    expect(percent(({ ctc }) => ctc === undefined)).toBeGreaterThan(8);
    expect(percent(({ ctc, eCTC }) => ctc === undefined && eCTC !== undefined)).toBeGreaterThan(2);
    expect(percent(({ ctc }) => ctc !== undefined)).toBeGreaterThan(75);
  });

  test('have texts of a minimum length without placeholders', () => {
    for (const posting of postings) {
      expect(posting.description.length).toBeGreaterThan(400);
      expect(posting.description.length).toBeLessThan(2_000);
      expect([textOf(posting), ...posting.responsibilities, ...posting.requirements].join('\n')).not.toMatch(
        UNFINISHED,
      );
    }
  });

  test.each([
    ['nurse', 8],
    ['java', 8],
    ['accountant', 8],
    ['pune', 20],
    ['software', 20],
    ['healthcare', 15],
    ['finance', 15],
    ['marketing', 10],
    ['engineering', 15],
  ])('a search for %s finds at least %i of them', (word, atLeast) => {
    const having = postings.filter((posting) => textOf(posting).toLowerCase().includes(word));
    expect(having.length).toBeGreaterThanOrEqual(atLeast);
  });
});

test('a posting invented for a benchmark is valid, the same each time, and names its employer and city', () => {
  const moment = new Date('2026-06-01T12:00:00Z');
  for (let ordinal = 0; ordinal < 2 * postings.length; ordinal += 1) {
    const made = madeUpPosting(ordinal, moment);
    expect(jobPosting.parse(made)).toMatchObject({ id: made.id });
    expect(madeUpPosting(ordinal, moment)).toEqual(made);
    const sample = postings[ordinal % postings.length];
    if (made.companyName !== sample?.companyName) expect(made.description).not.toContain(sample?.companyName);
  }
  expect(distinct(Array.from({ length: 2_000 }, (_, ordinal) => madeUpPosting(ordinal, moment).id))).toBe(2_000);
});

describe('sample courses', () => {
  test('are 24, four in each of six categories, some without level or students', () => {
    expect(distinct(courses.map(({ name }) => name))).toBe(24);
    const sizes = new Map<unknown, number>();
    for (const { category } of courses) sizes.set(category, (sizes.get(category) ?? 0) + 1);
    expect([...sizes.values()]).toEqual([4, 4, 4, 4, 4, 4]);
    expect(courses.filter(({ students }) => students === undefined).length).toBeGreaterThanOrEqual(3);
    expect(courses.some(({ level }) => level === undefined)).toBe(true);
  });

  test.each(courses.map((course) => [course.name, course]))(
    '%s promises no job and has no placeholders',
    (_, course) => {
      const text = Object.values(course as object)
        .flat()
        .join('\n');
      expect(text).not.toMatch(/guarantee|100 ?%|placement assured|assured job|world.class|cutting.edge|unlock/i);
      expect(text).not.toMatch(UNFINISHED);
    },
  );
});
