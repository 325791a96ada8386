import type { ExperienceLevel, JobPosting } from '@kadam/shared/contract/jobs';
import { itemAt, seededRandom, type SeededRandom } from '../seeded-random';
import { describe } from './description';
import type { Employer } from './employer';
import { EMPLOYERS } from './employers';
import type { Occupation } from './occupation';
import { OCCUPATIONS } from './occupations';
import { payFor } from './pay';
import { cityNamed, locationOf, workplaceOf } from './place';
import { postingDate } from './posting-date';
import { noticePeriodFor, requirementsFor, responsibilitiesFor, skillsFor } from './terms';

interface Card {
  occupation: Occupation;
  employers: readonly Employer[];
  /** Which of the occupation's cards in the round this is. */
  turn: number;
}

const SEED = 'kadam-postings-1';
const ACTIVE_PERCENT = 96;
const WORKING_DAYS_NAMED_PERCENT = 94;
const LEVELS: Readonly<Record<ExperienceLevel, number>> = { fresher: 30, intermediate: 45, experienced: 25 };

const ROUND: readonly Card[] = OCCUPATIONS.flatMap((occupation) => {
  const employers = employersFor(occupation);
  return Array.from({ length: occupation.share }, (_, turn) => ({ occupation, employers, turn }));
});

/** Postings in which every occupation has had its share. */
export const ROUND_LENGTH = ROUND.length;

/** The `ordinal`-th posting, counted from 0: always the same but for its date, which lies in the sixty days before `moment`. */
export function composePosting(ordinal: number, moment: Date): JobPosting {
  const random = seededRandom(`${SEED}:${ordinal}`);
  const { occupation, employers, turn } = itemAt(ROUND, ordinal);
  // Employers and openings go round, so that adverts of one occupation differ for as long as they can.
  const position = Math.floor(ordinal / ROUND_LENGTH) * occupation.share + turn;
  const employer = itemAt(employers, position);
  const opening = itemAt(occupation.openings, position + Math.floor(position / employers.length));
  const city = random.pick(employer.cities);
  const experienceLevel = random.weighted(LEVELS);
  const level = occupation.levels[experienceLevel];
  const title = random.pick(level.titles);
  const standing = random.fraction();
  const hours = workingHours(occupation, experienceLevel, random);
  const isPartTime = hours.employmentType === 'part_time';
  const jobType = random.weighted(occupation.arrangement);
  const workplace = workplaceOf({ employer, occupation, city }, random);

  return {
    id: random.id,
    jobName: isPartTime ? `${title} (Part-time)` : title,
    companyName: employer.name,
    location: locationOf(city),
    ...hours,
    jobType,
    experienceLevel,
    description: describe(
      {
        occupation,
        employer,
        level,
        title,
        opening,
        city,
        workplace,
        jobType,
        isPartTime,
        isSenior: experienceLevel === 'experienced',
      },
      random,
    ),
    skills: skillsFor(occupation, random),
    ...payFor({ band: level.pay, standing, isMetro: cityNamed(city).isMetro, isPartTime }, random),
    noticePeriod: noticePeriodFor(experienceLevel, random),
    isActive: random.happens(ACTIVE_PERCENT),
    responsibilities: responsibilitiesFor(occupation, experienceLevel, random),
    requirements: requirementsFor(occupation, { level: experienceLevel, standing }, random),
    logoUrl: null,
    image: null,
    createdAt: postingDate(moment, random).toISOString(),
  };
}

function employersFor(occupation: Occupation): Employer[] {
  const suitable = EMPLOYERS.filter(({ industry }) => occupation.industries.includes(industry));
  return seededRandom(`${SEED}:${occupation.field}`).sample(suitable, suitable.length);
}

function workingHours(
  { partTime, workingDays }: Occupation,
  level: ExperienceLevel,
  random: SeededRandom,
): Pick<JobPosting, 'employmentType' | 'workingDays'> {
  if (partTime && level !== 'experienced' && random.happens(partTime.percent)) {
    return { employmentType: 'part_time', workingDays: random.pick(partTime.workingDays) };
  }
  const areNamed = random.happens(WORKING_DAYS_NAMED_PERCENT);
  return { employmentType: 'full_time', workingDays: areNamed ? random.pick(workingDays) : null };
}
