import type {
  Category,
  EmploymentType,
  ExperienceLevel,
  JobType,
  PostingsQuery,
  Sort,
} from '@kadam/shared/contract/jobs';
import { withoutFillers } from './filler-words';
import { askedPhrases } from './asked-phrases';
import { askedPlaces } from './place-names';
import { type AskedWord, askedWords } from './search-words';
import { synonyms } from './synonyms';

/** What a question can ask for: what names a posting (title, company, skills, place, kind of work), the title alone, the place alone. */
export const ASKED_FIELDS = ['named', 'title', 'place'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** Where a word can stand. */
export const FIELDS = [...ASKED_FIELDS, 'description'] as const;
export type Field = (typeof FIELDS)[number];

export interface ChosenKinds {
  readonly jobType: readonly JobType[];
  readonly employmentType: readonly EmploymentType[];
  readonly experienceLevel: readonly ExperienceLevel[];
  readonly category: readonly Category[];
}

/** A word that makes a posting stand higher, and by how much. */
export interface RankedWord {
  readonly field: Field;
  readonly word: AskedWord;
  readonly points: number;
}

/** Instead of every named word, a posting may have some of them. */
export interface PartialMatch {
  /** How many of the named words it must have. */
  readonly least: number;
  /** It must have at least one of these. */
  readonly anchors: { readonly field: AskedField; readonly words: readonly AskedWord[] };
}

/** A query in the form both searches take; queries that mean the same are the same. */
export interface SearchQuestion {
  readonly words: Readonly<Record<AskedField, readonly AskedWord[]>>;
  /** The description may have what does not name the posting; such postings come last. */
  readonly isWide: boolean;
  readonly partial?: PartialMatch;
  /** What orders the postings found, the newest first among equals. */
  readonly ranked: readonly RankedWord[];
  readonly sort: Sort;
  /** Postings from this moment on, in microseconds since 1970. */
  readonly postedSince: number | null;
  /** Bounds of the pay in ten-thousandths of a lakh; with either, postings without a figure are out. */
  readonly leastPay: number | null;
  readonly mostPay: number | null;
  /** Per group the wanted kinds; none means all. */
  readonly chosen: ChosenKinds;
  readonly limit: number;
  readonly offset: number;
}

/** What being named so counts where others only mention it: more than everything else together. */
export const NAMED_POINTS = 4_096;

const PAY_STEPS = 10_000;

const DAY_MS = 24 * 60 * 60 * 1_000;
// Questions of the same minute are the same.
const MOMENT_MS = 60 * 1_000;

/** @param now what `postedWithin` counts back from, in milliseconds since 1970 */
export function questionOf(query: PostingsQuery, now = Date.now()): SearchQuestion {
  const { page, limit, minCTC, maxCTC, jobType, employmentType, experienceLevel, category } = query;
  const { words, places } = synonyms();
  const named = withoutFillers(askedPhrases(askedWords(query.search ?? ''), [words, places]));
  return {
    words: {
      named,
      title: askedWords(titleOf(query)),
      place: askedPlaces(query.location ?? ''),
    },
    isWide: false,
    ranked: [],
    // Without words nothing matches better than anything else.
    sort: named.length > 0 && query.sort === 'best' ? 'best' : 'newest',
    postedSince: postedSince(query, now),
    // From nothing upwards is no restriction: postings without a figure stay in.
    leastPay: minCTC ? Math.round(minCTC * PAY_STEPS) : null,
    mostPay: maxCTC === undefined ? null : Math.round(maxCTC * PAY_STEPS),
    chosen: { jobType, employmentType, experienceLevel, category },
    limit,
    offset: (page - 1) * limit,
  };
}

// The portal sends its search as `jobName`, too (specification, section 7); that asks for nothing more.
const titleOf = ({ search, jobName = '', job_name = '' }: PostingsQuery) =>
  [jobName, job_name].filter((name) => name !== search).join(' ');

/** Where the days of a query begin, in microseconds since 1970. */
export const postedSince = ({ postedWithin }: PostingsQuery, now: number): number | null =>
  postedWithin === undefined ? null : (Math.floor(now / MOMENT_MS) * MOMENT_MS - Number(postedWithin) * DAY_MS) * 1_000;

/** The question's words as one text. */
export const readable = ({ words }: SearchQuestion): string =>
  ASKED_FIELDS.flatMap((field) => words[field].map(({ text }) => text)).join(' ');

/** Words that one field of a posting must all contain. */
export interface CountedWords {
  readonly field: AskedField;
  readonly words: readonly AskedWord[];
  /** False if these words alone do not make a posting count. */
  readonly isEnough: boolean;
}
