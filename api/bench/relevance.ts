import type { JobPosting, PostingsQuery } from '@kadam/shared/contract/jobs';
import { postingsQuery } from '@kadam/shared/contract/jobs';
import type { Expectation } from './expectation';
import { EXPECTATIONS, isUnseen } from './search-expectations';

/**
 * The relevance of the first ten results: 1 for the ideal order (normalized discounted cumulative
 * gain, nDCG@10).
 */
export interface Relevance {
  readonly tuned: number;
  readonly unseen: number;
  /**
   * The share of the questions with a fitting posting (grade 2 or 3) that have one among the first
   * three.
   */
  readonly topThree: Readonly<Record<'tuned' | 'unseen', number>>;
  /** Of the tuned questions alone, worst first. */
  readonly worst: readonly { readonly query: string; readonly score: number; readonly first: readonly string[] }[];
}

const SHOWN = 10;

/** Runs every query and grades the results against all postings. */
export async function relevanceOf(
  all: readonly JobPosting[],
  search: (query: PostingsQuery) => Promise<readonly JobPosting[]>,
  more: Readonly<Record<string, string>> = {},
): Promise<Relevance> {
  const scored = [];
  for (const [place, expectation] of EXPECTATIONS.entries()) {
    const found = await search(postingsQuery.parse({ ...expectation.query, ...more, limit: String(SHOWN) }));
    const grade = (posting: JobPosting) => gradeOf(expectation, posting);
    const score = ndcg(found.map(grade), all.map(grade));
    const first = found.map((posting) => `${grade(posting)} ${posting.jobName}`);
    const isFound = all.some(isFitting(expectation)) ? found.slice(0, 3).some(isFitting(expectation)) : undefined;
    scored.push({ place, query: Object.values(expectation.query).join(' · '), score, first, isFound });
  }
  const tuned = scored.filter(({ place }) => !isUnseen(place));
  const unseen = scored.filter(({ place }) => isUnseen(place));
  return {
    tuned: mean(tuned.map(({ score }) => score)),
    unseen: mean(unseen.map(({ score }) => score)),
    topThree: { tuned: shareFound(tuned), unseen: shareFound(unseen) },
    worst: tuned.filter(({ score }) => score < 1).sort((one, other) => one.score - other.score),
  };
}

const isFitting = (expectation: Expectation) => (posting: JobPosting) => gradeOf(expectation, posting) >= 2;

const shareFound = (scored: readonly { readonly isFound: boolean | undefined }[]) =>
  mean(scored.flatMap(({ isFound }) => (isFound === undefined ? [] : [Number(isFound)])));

/**
 * 3 for what was meant, 2 for its neighbors, 1 for what is worth a look, 0 for everything else.
 */
export function gradeOf(expectation: Expectation, posting: JobPosting): 0 | 1 | 2 | 3 {
  const { best, good, fair } = expectation;
  if (!isWithin(expectation, posting)) return 0;
  if (best.test(posting.jobName)) return 3;
  if (good?.test(posting.jobName)) return 2;
  return fair?.test(posting.skills.join(' | ')) ? 1 : 0;
}

/** Place, company, kinds and pay are required where the query has them. */
function isWithin({ query, place, company, kinds }: Expectation, posting: JobPosting): boolean {
  const { jobType = posting.jobType, experienceLevel = posting.experienceLevel } = { ...query, ...kinds };
  const isThere = (place?.test(posting.location) ?? true) && (company?.test(posting.companyName) ?? true);
  return (
    isThere && jobType === posting.jobType && experienceLevel === posting.experienceLevel && isPaid(query, posting)
  );
}

function isPaid({ minCTC, maxCTC }: Expectation['query'], { ctc }: JobPosting): boolean {
  if (minCTC === undefined && maxCTC === undefined) return true;
  return ctc !== null && ctc >= Number(minCTC ?? 0) && ctc <= Number(maxCTC ?? Infinity);
}

/** Where nothing is worth finding, finding nothing is right. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const ideal = gain([...all].sort((one, other) => other - one).slice(0, SHOWN));
  if (ideal === 0) return found.length === 0 ? 1 : 0;
  return gain(found.slice(0, SHOWN)) / ideal;
}

const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
