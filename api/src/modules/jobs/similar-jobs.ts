import { EXPERIENCE_LEVELS, type JobPosting, type Similarity } from '@kadam/shared/contract/jobs';
import type { SimilarityCriterion } from './search/job-search';
import { parseWords, fold } from './search/words';

export interface SimilarPosting {
  readonly jobPosting: JobPosting;
  readonly why: Similarity;
}

const SHOWN = 4;
// One common skill is not enough: it does not make an accountant similar to a nurse.
const MIN_SKILLS = 2;
const PAY_APART = 0.2;
// Words of titles that do not describe the occupation.
const RANKS = new Set(
  'senior junior lead trainee fresher associate assistant head chief executive manager officer intern part time full level graduate'.split(
    ' ',
  ),
);

/**
 * Criteria for similar postings: each word of the occupation, each skill, and the city, which is
 * not sufficient alone.
 */
export function similarityCriteria({ jobName, skills, location }: JobPosting): readonly SimilarityCriterion[] {
  const whole = (text: string) => parseWords(text).map((word) => ({ ...word, isWhole: true }));
  return [
    ...occupationWords(jobName).map((word) => ({ field: 'title' as const, words: whole(word), isSufficient: true })),
    ...skills.map((skill) => ({ field: 'named' as const, words: whole(skill), isSufficient: true })),
    { field: 'place' as const, words: whole(cityOf(location)), isSufficient: false },
  ].filter(({ words }) => words.length > 0);
}

/** The most similar of the other postings, each with its reasons. */
export function mostSimilar(posting: JobPosting, others: readonly JobPosting[]): readonly SimilarPosting[] {
  return others
    .filter((other) => other.id !== posting.id && other.isActive && isWithinReach(posting, other))
    .map((jobPosting) => ({ jobPosting, why: similarityOf(posting, jobPosting) }))
    .filter(({ why }) => why.sameTitle || why.sharedSkills.length >= MIN_SKILLS)
    .sort((one, other) => weight(posting, other) - weight(posting, one))
    .slice(0, SHOWN);
}

export function similarityOf(one: JobPosting, other: JobPosting): Similarity {
  const skills = new Set(one.skills.map(fold));
  const words = occupationWords(one.jobName);
  const city = fold(cityOf(one.location));
  return {
    sameTitle: occupationWords(other.jobName).some((word) => words.includes(word)),
    sameCity: city !== '' && city === fold(cityOf(other.location)),
    sharedSkills: other.skills.filter((skill) => skills.has(fold(skill))),
    similarPay: one.ctc !== null && other.ctc !== null && Math.abs(one.ctc - other.ctc) <= PAY_APART * one.ctc,
  };
}

const SENIOR = /\b(?:senior|sr|lead|head|chief|principal|director|manager|vp|architect)\b/i;

/** Levels of experience differ by at most one, and beginners get no leading roles. */
function isWithinReach(one: JobPosting, other: JobPosting): boolean {
  if (one.experienceLevel === 'fresher' && SENIOR.test(other.jobName)) return false;
  return Math.abs(stepOf(one) - stepOf(other)) <= 1;
}

const stepOf = ({ experienceLevel }: JobPosting) => EXPERIENCE_LEVELS.indexOf(experienceLevel);

function weight(posting: JobPosting, { jobPosting, why }: SimilarPosting): number {
  const { sameTitle, sameCity, sharedSkills, similarPay } = why;
  const sameLevel = stepOf(posting) === stepOf(jobPosting);
  return (
    (sameTitle ? 4 : 0) + sharedSkills.length * 2 + (sameCity ? 3 : 0) + (sameLevel ? 3 : 0) + (similarPay ? 1 : 0)
  );
}

const occupationWords = (title: string) =>
  parseWords(title.split(/ [-–|(]/)[0] ?? '')
    .map(({ text }) => text)
    .filter((word) => !RANKS.has(word));

const cityOf = (location: string) => location.split(',')[0]?.trim() ?? '';
