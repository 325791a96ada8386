import { EXPERIENCE_LEVELS } from '@kadam/shared/contract/jobs';
import { OCCUPATIONS } from '.';
import { CITIES } from '../cities';
import { EMPLOYERS } from '../employers';

const named = OCCUPATIONS.map((occupation) => [occupation.levels.intermediate.titles[0] ?? '', occupation] as const);
const titles = OCCUPATIONS.flatMap(({ levels }) => EXPERIENCE_LEVELS.flatMap((level) => levels[level].titles));

test('the catalogue has at least 45 occupations, 40 employers and 20 cities', () => {
  expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(45);
  expect(EMPLOYERS.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(CITIES).length).toBeGreaterThanOrEqual(20);
});

test('a title belongs to one occupation and one level', () => {
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('employers have names of their own and only cities that are listed', () => {
  expect(new Set(EMPLOYERS.map(({ name }) => name)).size).toBe(EMPLOYERS.length);
  const unknown = EMPLOYERS.flatMap(({ cities }) => cities).filter((city) => !(city in CITIES));
  expect(unknown).toEqual([]);
});

describe.each(named)('%s', (_, occupation) => {
  test('has employers of a fitting industry', () => {
    const suitable = EMPLOYERS.filter(({ industry }) => occupation.industries.includes(industry));
    expect(suitable.length).toBeGreaterThan(0);
    const missing = occupation.industries.filter((wanted) => !EMPLOYERS.some(({ industry }) => industry === wanted));
    expect(missing).toEqual([]);
  });

  test('pays more at each level, by a believable band', () => {
    const { fresher, intermediate, experienced } = occupation.levels;
    for (const { pay } of [fresher, intermediate, experienced]) {
      expect(pay[0]).toBeGreaterThanOrEqual(1.8);
      expect(pay[1]).toBeGreaterThan(pay[0]);
      expect(pay[1]).toBeLessThanOrEqual(45);
    }
    expect(intermediate.pay[0]).toBeGreaterThan(fresher.pay[0]);
    expect(experienced.pay[0]).toBeGreaterThan(intermediate.pay[0]);
    expect(experienced.pay[1]).toBeGreaterThan(intermediate.pay[1]);
  });

  test('has shares that add up and enough material for different adverts', () => {
    const { onsite, hybrid, remote } = occupation.arrangement;
    expect(onsite + hybrid + remote).toBe(100);
    expect(occupation.openings.length).toBeGreaterThanOrEqual(3);
    expect(occupation.duties.length).toBeGreaterThanOrEqual(4);
    expect(occupation.coreSkills.length + occupation.furtherSkills.length).toBeGreaterThanOrEqual(9);
    expect(occupation.responsibilities.length).toBeGreaterThanOrEqual(6);
    expect(occupation.leading.length).toBeGreaterThanOrEqual(2);
    expect(occupation.requirements.length).toBeGreaterThanOrEqual(4);
  });

  test('names the company and the city in every opening, and nothing unknown in braces', () => {
    for (const opening of occupation.openings) {
      expect(opening).toContain('{company}');
      expect(opening).toContain('{city}');
    }
    const braces = [...occupation.openings, ...occupation.duties].flatMap((text) => text.match(/\{[^}]*\}/g) ?? []);
    const unknown = braces.filter((brace) => !['{company}', '{city}'].includes(brace) && !brace.includes('|'));
    expect(unknown).toEqual([]);
  });

  test('says nothing twice', () => {
    for (const list of [
      occupation.openings,
      occupation.duties,
      [...occupation.coreSkills, ...occupation.furtherSkills],
      [...occupation.responsibilities, ...occupation.leading],
      occupation.requirements,
    ]) {
      expect(new Set(list.map((text) => text.toLowerCase())).size).toBe(list.length);
    }
  });
});
