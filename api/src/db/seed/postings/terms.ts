import type { ExperienceLevel } from '@kadam/shared/contract/jobs';
import type { SeededRandom } from '../seeded-random';
import type { Occupation } from './occupation';

/** Days of notice a candidate may need to serve; null when the employer does not say. */
export function noticePeriodFor(level: ExperienceLevel, random: SeededRandom): number | null {
  const answer = random.weighted(NOTICE[level]);
  return answer === 'unsaid' ? null : Number(answer);
}

const NOTICE: Readonly<Record<ExperienceLevel, Readonly<Record<string, number>>>> = {
  fresher: { 0: 40, 15: 25, unsaid: 35 },
  intermediate: { 0: 6, 15: 18, 30: 36, 45: 10, 60: 18, unsaid: 12 },
  experienced: { 30: 24, 45: 8, 60: 34, 90: 24, unsaid: 10 },
};

/** Five to nine skills, those every advert of the occupation names first. */
export function skillsFor({ coreSkills, furtherSkills }: Occupation, random: SeededRandom): string[] {
  return [...coreSkills, ...random.sample(furtherSkills, random.whole(5, 9) - coreSkills.length)];
}

/** Four to six tasks; an experienced person leads as well. */
export function responsibilitiesFor(
  { responsibilities, leading }: Occupation,
  level: ExperienceLevel,
  random: SeededRandom,
): string[] {
  const led = level === 'experienced' ? random.sample(leading, random.whole(1, 2)) : [];
  return [...random.sample(responsibilities, random.whole(4, 6) - led.length), ...led];
}

/** Four to six demands: education, experience, then what the occupation asks for. `standing` from 0 to 1 lengthens the experience. */
export function requirementsFor(
  { education, field, requirements }: Occupation,
  { level, standing }: { level: ExperienceLevel; standing: number },
  random: SeededRandom,
): string[] {
  const experience = `${random.pick(EXPERIENCE[level](standing))} ${field}`;
  const ending = level === 'fresher' ? '; freshers may apply' : '';
  return [education, `${experience}${ending}`, ...random.sample(requirements, random.whole(2, 4))];
}

const EXPERIENCE: Readonly<Record<ExperienceLevel, (standing: number) => readonly string[]>> = {
  fresher: () => ['Up to one year in', 'An internship or training in'],
  intermediate: (standing) => {
    const from = 2 + Math.round(standing * 2);
    return [`${from} to ${from + 2} years in`, `${from} to ${from + 3} years in`, `At least ${from} years in`];
  },
  experienced: (standing) => {
    const from = 6 + Math.round(standing * 4);
    return [`${from} to ${from + 4} years in`, `At least ${from} years in`, `${from} or more years in`];
  },
};
