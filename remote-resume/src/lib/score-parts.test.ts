import { scoreParts } from './score-parts';

const FULL = {
  formatStructure: 15,
  keywordsSkills: 20,
  experienceAchievements: 20,
  educationCertifications: 10,
  contactInformation: 5,
  atsCompatibility: 10,
  atsParseRate: 1,
};

it('gives each category its weight and the parse rate what is left of 100, the heaviest first', () => {
  const parts = scoreParts(FULL);
  expect(parts.map(({ title, max }) => [title, max])).toEqual([
    ['Keywords and skills', 20],
    ['Experience and achievements', 20],
    ['ATS parse rate', 20],
    ['Format and structure', 15],
    ['Education and certificates', 10],
    ['ATS compatibility', 10],
    ['Contact details', 5],
  ]);
  expect(parts.every(({ points, max }) => points === max)).toBe(true);
});

it('takes a parse rate as a share and as a percentage', () => {
  expect(scoreParts({ atsParseRate: 0.5 })).toEqual([{ title: 'ATS parse rate', points: 10, max: 20 }]);
  expect(scoreParts({ atsParseRate: 50 })).toEqual([{ title: 'ATS parse rate', points: 10, max: 20 }]);
});

it('omits missing parts, and clamps the others to their weight', () => {
  expect(scoreParts({ formatStructure: 40, contactInformation: -3, keywordsSkills: 'many' })).toEqual([
    { title: 'Format and structure', points: 15, max: 15 },
    { title: 'Contact details', points: 0, max: 5 },
  ]);
});
