import places from './places.json';
import { knownSkill, skillPhrases } from './skills';
import skills from './skills.json';
import soft from './soft-skills.json';

it('contains what the design requires', () => {
  const cities = new Set(places.flatMap((region) => region.cities.map((city) => city)));
  const indian = places.filter(({ country }) => country === 'India');
  expect(cities.size).toBeGreaterThanOrEqual(1000);
  expect(indian).toHaveLength(36);
  expect(places.filter(({ country }) => country === 'United States').length).toBeGreaterThanOrEqual(51);
  expect(Object.values(skills).flat().length).toBeGreaterThanOrEqual(1500);
  expect(soft.soft.length).toBeGreaterThanOrEqual(120);
});

it.each([
  ['js', 'JavaScript'],
  ['Node JS', 'Node.js'],
  ['nodejs', 'Node.js'],
  ['c++', 'C++'],
  ['C#', 'C#'],
  ['C', 'C'],
  ['.net', '.NET'],
  ['amazon web services', 'AWS'],
  ['tally.erp 9', 'Tally'],
  ['ms excel', 'Microsoft Excel'],
  ['Postgres', 'PostgreSQL'],
  ['TEAM WORK', 'Teamwork'],
])('%s is %s', (text, name) => {
  expect(knownSkill(text)?.name).toBe(name);
});

it('finds the longest skill of a sentence', () => {
  const found = skillPhrases.findAll('Moved Spring Boot services to Amazon Web Services.');
  expect(found.map(({ raw }) => raw)).toEqual(['Spring Boot', 'Amazon Web Services']);
});
