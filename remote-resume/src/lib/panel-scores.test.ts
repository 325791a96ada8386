import { panelScores, parseRatePercent } from './panel-scores';

const categories = {
  formatStructure: 6,
  keywordsSkills: 10,
  experienceAchievements: 9,
  educationCertifications: 4,
  contactInformation: 2,
  atsCompatibility: 7,
};

describe('panelScores', () => {
  it('follows the formulas of the specification where the server sends no panels', () => {
    expect(panelScores({}, categories)).toEqual({
      content: 46, // (10 + 9 + 4) / 50
      section: 70, // (6 + 9 + 4 + 2) / 30
      atsEssentials: 70, // 7 / 10
      tailoring: 50, // 10 / 20
    });
  });

  it('prefers each server value to its formula', () => {
    expect(panelScores({ section: 12.6, tailoring: 0 }, categories)).toMatchObject({
      section: 13,
      tailoring: 0,
      content: 46,
    });
  });

  it('holds every panel between 0 and 100', () => {
    const full = { ...categories, formatStructure: 15, experienceAchievements: 20 };
    expect(panelScores({ content: 130, atsEssentials: -4 }, full)).toMatchObject({
      content: 100,
      section: 100,
      atsEssentials: 0,
    });
  });

  it('gives 0 for what is not a number', () => {
    expect(panelScores({ content: 'much' }, { keywordsSkills: null })).toEqual({
      content: 0,
      section: 0,
      atsEssentials: 0,
      tailoring: 0,
    });
  });
});

it.each([
  [0.86, 72, 86],
  [1, 72, 100],
  [86.4, 72, 86],
  [250, 72, 100],
  [-1, 72, 0],
  [0, 72, 0],
  [undefined, 72, 72],
  ['0.9', 72, 72],
  [Number.NaN, 72, 72],
  [undefined, undefined, 0],
])('parse rate %p with overall score %p is %i percent', (rate, overall, percent) => {
  expect(parseRatePercent(rate, overall)).toBe(percent);
});
