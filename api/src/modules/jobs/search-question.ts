import type { EmploymentType, ExperienceLevel, JobType, PostingsQuery } from '@kadam/shared/contract/jobs';
import { askedPlaces } from './place-names';
import { type AskedWord, askedWords } from './search-words';

/** Where a word is looked for: in all the text, in the title alone, in the place. */
export const FIELDS = ['text', 'title', 'place'] as const;
export type Field = (typeof FIELDS)[number];

export interface ChosenKinds {
  readonly jobType: readonly JobType[];
  readonly employmentType: readonly EmploymentType[];
  readonly experienceLevel: readonly ExperienceLevel[];
}

/** A query in the form both searches take; queries that mean the same are the same. */
export interface SearchQuestion {
  readonly words: Readonly<Record<Field, readonly AskedWord[]>>;
  /** Bounds of the pay in ten-thousandths of a lakh; with either, postings without a figure are out. */
  readonly leastPay: number | null;
  readonly mostPay: number | null;
  /** Per group the wanted kinds; none means all. */
  readonly chosen: ChosenKinds;
  readonly limit: number;
  readonly offset: number;
}

const PAY_STEPS = 10_000;

export function questionOf(query: PostingsQuery): SearchQuestion {
  const { page, limit, minCTC, maxCTC, jobType, employmentType, experienceLevel } = query;
  return {
    words: {
      text: askedWords(query.search ?? ''),
      title: askedWords(`${query.jobName ?? ''} ${query.job_name ?? ''}`),
      place: askedPlaces(query.location ?? ''),
    },
    // From nothing upwards is no restriction: postings without a figure stay in.
    leastPay: minCTC ? Math.round(minCTC * PAY_STEPS) : null,
    mostPay: maxCTC === undefined ? null : Math.round(maxCTC * PAY_STEPS),
    chosen: { jobType, employmentType, experienceLevel },
    limit,
    offset: (page - 1) * limit,
  };
}

/** The question's words as one text. */
export const readable = ({ words }: SearchQuestion): string =>
  FIELDS.flatMap((field) => words[field].map(({ text }) => text)).join(' ');
