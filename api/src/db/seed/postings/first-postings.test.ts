import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  jobPosting,
  type JobPosting,
} from '@kadam/shared/contract/jobs';
import { EMPLOYERS } from './employers';
import { firstPostings } from './first-postings';
import type { Occupation } from './occupation';
import { OCCUPATIONS } from './occupations';
import { PART_TIME_FACTOR } from './pay';

const MOMENT = new Date('2026-03-18T09:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const postings = firstPostings(MOMENT);

const percentOf = (isCounted: (posting: JobPosting) => boolean) =>
  (postings.filter(isCounted).length / postings.length) * 100;
const distinct = (list: readonly string[]) => new Set(list).size;
const sentencesOf = ({ description }: JobPosting) => description.split(/(?<=[.?!])\s+(?=[A-Z₹])/);
const mentions = (word: string) => (posting: JobPosting) =>
  [posting.jobName, posting.companyName, posting.location, posting.description, ...posting.skills]
    .join(' ')
    .toLowerCase()
    .includes(word);

test('there are at least 240 postings, and every one is as the contract says', () => {
  expect(postings.length).toBeGreaterThanOrEqual(240);
  for (const posting of postings) expect(jobPosting.parse(posting)).toEqual(posting);
});

test('the same moment gives the same postings, and another moment moves only their dates', () => {
  expect(firstPostings(MOMENT)).toEqual(postings);
  const undated = (list: JobPosting[]) => list.map(({ createdAt: _createdAt, ...rest }) => rest);
  expect(undated(firstPostings(new Date('2027-08-01T00:00:00Z')))).toEqual(undated(postings));
});

test('every id is used once, and no employer advertises a title twice in a city', () => {
  expect(distinct(postings.map(({ id }) => id))).toBe(postings.length);
  expect(distinct(postings.map((p) => `${p.jobName}|${p.companyName}|${p.location}`))).toBe(postings.length);
});

test('no two descriptions are the same, and hardly two start with the same twenty words', () => {
  expect(distinct(postings.map(({ description }) => description))).toBe(postings.length);
  const beginnings = postings.map(({ description }) => description.split(/\s+/).slice(0, 20).join(' '));
  expect(distinct(beginnings)).toBeGreaterThanOrEqual(postings.length * 0.97);
});

test('work arrangement, hours and state have realistic shares', () => {
  expect(Math.abs(percentOf(({ jobType }) => jobType === 'onsite') - 55)).toBeLessThan(4);
  expect(Math.abs(percentOf(({ jobType }) => jobType === 'hybrid') - 30)).toBeLessThan(4);
  expect(Math.abs(percentOf(({ jobType }) => jobType === 'remote') - 15)).toBeLessThan(4);
  expect(Math.abs(percentOf(({ employmentType }) => employmentType === 'part_time') - 8)).toBeLessThan(2);
  expect(Math.abs(percentOf(({ isActive }) => !isActive) - 4)).toBeLessThan(2);
});

test('every choice that a visitor can filter by is there', () => {
  expect(new Set(postings.map(({ jobType }) => jobType))).toEqual(new Set(JOB_TYPES));
  expect(new Set(postings.map(({ employmentType }) => employmentType))).toEqual(new Set(EMPLOYMENT_TYPES));
  expect(new Set(postings.map(({ experienceLevel }) => experienceLevel))).toEqual(new Set(EXPERIENCE_LEVELS));
  expect(new Set(postings.map(({ noticePeriod }) => noticePeriod))).toEqual(new Set([null, 0, 15, 30, 45, 60, 90]));
  expect(distinct(postings.map(({ location }) => location))).toBeGreaterThanOrEqual(20);
  expect(distinct(postings.map(({ companyName }) => companyName))).toBeGreaterThanOrEqual(40);
});

test('dates lie in the sixty days before the moment', () => {
  for (const { createdAt } of postings) {
    const age = MOMENT.getTime() - Date.parse(createdAt);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThanOrEqual(60 * DAY);
  }
});

test('employer, level and pay fit the occupation', () => {
  for (const posting of postings) {
    const { jobName, companyName, employmentType, experienceLevel, ctc } = posting;
    const { industries, levels } = occupationTitled(jobName);
    const { titles, pay } = levels[experienceLevel];
    expect(titles).toContain(plainTitle(jobName));
    expect(industries).toContain(EMPLOYERS.find(({ name }) => name === companyName)?.industry);
    if (ctc === null) continue;
    const factor = employmentType === 'part_time' ? PART_TIME_FACTOR : 1;
    expect(ctc).toBeGreaterThanOrEqual(pay[0] * factor - 0.05);
    expect(ctc).toBeLessThanOrEqual(pay[1] * factor + 0.05);
  }
});

test('some employers name no pay, some only what a good candidate can expect', () => {
  expect(percentOf(({ ctc }) => ctc === null)).toBeGreaterThan(8);
  expect(percentOf(({ ctc, eCTC }) => ctc === null && eCTC !== null)).toBeGreaterThan(2);
  expect(percentOf(({ ctc, eCTC }) => ctc !== null && eCTC !== null)).toBeGreaterThan(20);
  expect(percentOf(({ ctc }) => ctc !== null)).toBeGreaterThan(75);
});

test('texts have the promised length', () => {
  for (const posting of postings) {
    expect(sentencesOf(posting).length).toBeGreaterThanOrEqual(5);
    expect(posting.description.length).toBeGreaterThan(400);
    expect(posting.description.length).toBeLessThan(2_000);
    expect(posting.skills.length).toBeGreaterThanOrEqual(5);
    expect(posting.skills.length).toBeLessThanOrEqual(9);
    for (const list of [posting.responsibilities, posting.requirements]) {
      expect(list.length).toBeGreaterThanOrEqual(4);
      expect(list.length).toBeLessThanOrEqual(6);
      expect(distinct(list)).toBe(list.length);
    }
  }
});

test('nothing unfinished is left in a text', () => {
  for (const posting of postings) {
    const text = [posting.jobName, posting.description, ...posting.responsibilities, ...posting.requirements].join(
      '\n',
    );
    expect(text).not.toMatch(/[{}|]|undefined|\bnull\b|\bNaN\b|lorem|ipsum|\btodo\b|\btbd\b|\bxxx|dummy|placeholder/i);
    expect(text).not.toMatch(/ {2}| [.,;:]|\.\.|\n\n\n/);
    for (const sentence of sentencesOf(posting)) expect(sentence).toMatch(/^[A-Z0-9₹]/);
  }
});

test('a part-time posting says so in its title, its days and its text', () => {
  const partTime = postings.filter(({ employmentType }) => employmentType === 'part_time');
  for (const { jobName, workingDays, description } of partTime) {
    expect(jobName).toMatch(/\(Part-time\)$/);
    expect(workingDays).not.toBeNull();
    expect(description).toMatch(/part-time|hours suit/);
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
])('a search for %s finds at least %i postings', (word, atLeast) => {
  expect(postings.filter(mentions(word)).length).toBeGreaterThanOrEqual(atLeast);
});

function plainTitle(jobName: string): string {
  return jobName.replace(/ \(Part-time\)$/, '');
}

function occupationTitled(jobName: string): Occupation {
  const found = OCCUPATIONS.find(({ levels }) =>
    EXPERIENCE_LEVELS.some((level) => levels[level].titles.includes(plainTitle(jobName))),
  );
  if (!found) throw new Error(`No occupation has the title ${jobName}.`);
  return found;
}
