import { makeReading, type ResumeContent } from '../testing/made-resume';
import { OCCUPATIONS } from './occupations';
import { targetOccupation } from './target-occupation';

const occupationOf = (content: ResumeContent, job?: string) => targetOccupation(makeReading(content).resume, job);

test('at least 60 occupations with at least 15 distinct skills and unique titles', () => {
  expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(60);
  for (const { name, skills, titles } of OCCUPATIONS) {
    expect([name, skills.length >= 15, new Set(skills.map((skill) => skill.name)).size]).toEqual([
      name,
      true,
      skills.length,
    ]);
    expect([name, new Set(titles).size]).toEqual([name, titles.length]);
  }
});

test.each([
  ['Senior Java Developer', 'Java Developer'],
  ['Jr. Staff Nurse', 'Staff Nurse'],
  ['Article Assistant', 'Chartered Accountant'],
  ['Sr. Process Associate', 'Customer Support Executive'],
  ['Graduate Engineer Trainee', 'Mechanical Engineer'],
  ['HR Genralist', 'HR Executive'],
  ['PGT', 'Teacher'],
])('the title %p matches the occupation %p', (title, occupation) => {
  expect(occupationOf({ experience: [{ title }] })?.name).toBe(occupation);
});

test.each([
  ['only skills', { skills: ['Tally', 'GST', 'TDS', 'Bank Reconciliation', 'Excel', 'Accounting'] }],
  ['only an internship', { experience: [{ title: 'Data Science Intern', isInternship: true }] }],
  ['an unknown headline', { headline: 'Dreamer of dreams' }],
])('%s does not tell the target occupation', (_, content) => {
  expect(occupationOf(content)).toBeUndefined();
});

test('weights essential and repeated terms of a job description, without ordinary words', () => {
  const job =
    'Data Analyst wanted in Pune.\nMust have SQL and Power BI.\nWe offer good salary. Excel is a plus. SQL reports. Lantern rounds every day, lantern rounds at night.';
  const occupation = occupationOf({ headline: 'Chef' }, job);
  expect(occupation).toMatchObject({ name: 'Data Analyst', source: 'jobDescription' });
  const weights = Object.fromEntries(occupation?.skills.map(({ name, weight }) => [name, weight]) ?? []);
  expect(weights).toMatchObject({ SQL: 3, 'Power BI': 2, Excel: 1, 'lantern rounds': 1 });
  expect(Object.keys(weights).filter((name) => /pune|salary|good/i.test(name))).toEqual([]);
});
