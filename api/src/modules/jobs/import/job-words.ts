import type { EmploymentType, ExperienceLevel, JobType } from '@kadam/shared/contract/jobs';
import { quoted, ValueError } from '../../../import/errors';
import { ChoiceWords } from '../../../import/values/choice';
import { plainText } from '../../../import/values/text';

/** The portal has only full and part time; values without a statement on hours are `other`. */
export const EMPLOYMENT_WORDS = new ChoiceWords<EmploymentType | 'other'>({
  full_time: [
    'full',
    'ft',
    'f/t',
    'permanent',
    'regular',
    'full time permanent',
    'permanent full time',
    'fulltime job',
  ],
  part_time: ['part', 'pt', 'p/t', 'half day', 'part time job', 'permanent part time'],
  other: [
    'contract',
    'contractor',
    'contractual',
    'contract basis',
    'contract to hire',
    'c2h',
    'fixed term',
    'temporary',
    'temp',
    'seasonal',
    'per diem',
    'casual',
    'intern',
    'internship',
    'apprentice',
    'apprenticeship',
    'trainee',
    'freelance',
    'freelancer',
    'volunteer',
    'consultant',
    'new grad',
  ],
});

export const ARRANGEMENT_WORDS = new ChoiceWords<JobType>({
  onsite: [
    'on-site',
    'in office',
    'office',
    'work from office',
    'wfo',
    'in person',
    'on premises',
    'no',
    'false',
    'not remote',
    'non remote',
  ],
  hybrid: ['hybrid remote', 'partly remote', 'partially remote', 'flexible', 'hybrid work', 'office and home'],
  remote: [
    'work from home',
    'wfh',
    'home office',
    'telecommute',
    'fully remote',
    'work remotely',
    'anywhere',
    'home based',
    'virtual',
    'remote work',
    'yes',
    'true',
    'covid-19 remote',
  ],
});

const LEVEL_WORDS = new ChoiceWords<ExperienceLevel>({
  fresher: [
    'entry',
    'entry level',
    'junior',
    'graduate',
    'trainee',
    'freshers',
    'beginner',
    'no experience',
    'none',
    'internship',
    'intern',
    'nil',
    'no requirements',
    'not required',
  ],
  intermediate: ['mid', 'mid level', 'middle', 'associate', 'medium', 'some experience', 'moderate'],
  experienced: [
    'senior',
    'senior level',
    'lead',
    'expert',
    'mid senior',
    'principal',
    'director',
    'executive',
    'advanced',
    'sr',
    'manager',
  ],
});

export const STATUS_WORDS = new ChoiceWords<'open' | 'closed'>({
  open: ['active', 'true', 'yes', 'y', '1', 'live', 'published', 'opened', 'hiring'],
  closed: [
    'inactive',
    'false',
    'no',
    'n',
    '0',
    'expired',
    'filled',
    'close',
    'archived',
    'unpublished',
    'paused',
    'on hold',
    'draft',
    'cancelled',
  ],
});

/** Years of work from which a candidate counts as experienced, and no longer as a fresher. */
const INTERMEDIATE_YEARS = 1;
const EXPERIENCED_YEARS = 5;

/** Longer texts are prose, which is not interpreted. */
const PROSE_WORDS = 5;

/**
 * A level by its name, or by the minimum of years: "Entry level", "0-2 years", "5+ yrs",
 * schema.org's monthsOfExperience; null for prose without a number, and if any experience is
 * accepted.
 */
export function readExperience(value: unknown): ExperienceLevel | null {
  const [first] = [value].flat();
  const { monthsOfExperience } = (typeof first === 'object' && first !== null ? first : {}) as Record<string, unknown>;
  const text = monthsOfExperience === undefined ? plainText(value) : `${plainText(monthsOfExperience)} months`;
  const level = LEVEL_WORDS.find(text.replace(/\b(?:level|experience|role|position)\b/gi, ' '));
  if (level) return level;
  if (UNSAID.test(text.trim())) return null;
  const [, amount, unit] = AMOUNT.exec(text) ?? [];
  if (amount !== undefined) return levelOf(Number(amount) / (unit ? 12 : 1));
  if (text.trim().split(/\s+/).length >= PROSE_WORDS) return null;
  throw new ValueError(
    `${quoted(text)} is not a level of experience. Write fresher, intermediate or experienced, or the years, such as 2-5 years.`,
  );
}

const UNSAID = /^(?:-+|n\/?a|any|all|not (?:applicable|specified|mentioned))$/i;
const AMOUNT = /(\d{1,3}(?:\.\d)?)\s*\+?\s*(?:(?:-|–|to)\s*\d{1,3}(?:\.\d)?\s*\+?)?\s*(m)?/i;

function levelOf(years: number): ExperienceLevel {
  if (years < INTERMEDIATE_YEARS) return 'fresher';
  return years < EXPERIENCED_YEARS ? 'intermediate' : 'experienced';
}
