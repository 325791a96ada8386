import { made, type Made } from '../testing/made-resume';
import { OCCUPATIONS } from './occupations';
import { targetOccupation } from './target-occupation';

const occupationOf = (content: Made, job?: string) => targetOccupation(made(content).resume, job);

test('at least 60 roles with at least 15 different skills each, and no title twice in a role', () => {
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
])('somebody who was %p is compared with %p', (title, occupation) => {
  expect(occupationOf({ experience: [{ title }] })?.name).toBe(occupation);
});

test('without a known title the skills tell the role; too few tell none', () => {
  expect(occupationOf({ skills: ['Tally', 'GST', 'TDS', 'Bank Reconciliation', 'Excel', 'Accounting'] })?.name).toBe(
    'Accountant',
  );
  expect(occupationOf({ skills: ['Excel', 'Drawing'] })).toBeUndefined();
  expect(occupationOf({ headline: 'Dreamer of dreams' })).toBeUndefined();
});

test('with a job description its terms count: essential and repeated ones more, ordinary words not at all', () => {
  const job =
    'Data Analyst wanted in Pune.\nMust have SQL and Power BI.\nWe offer good salary. Excel is a plus. SQL reports. Lantern rounds every day, lantern rounds at night.';
  const occupation = occupationOf({ headline: 'Chef' }, job);
  expect(occupation).toMatchObject({ name: 'Data Analyst', source: 'jobDescription' });
  const weights = Object.fromEntries(occupation?.skills.map(({ name, weight }) => [name, weight]) ?? []);
  expect(weights).toMatchObject({ SQL: 3, 'Power BI': 2, Excel: 1, 'lantern rounds': 1 });
  expect(Object.keys(weights).filter((name) => /pune|salary|good/i.test(name))).toEqual([]);
});
