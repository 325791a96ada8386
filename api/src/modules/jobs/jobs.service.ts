import type {
  CompanyFacts,
  JobPosting,
  ListedPosting,
  PostingsQuery,
  Similarity,
  SuggestionKind,
} from '@kadam/shared/contract/jobs';
import { DomainError } from '../../errors';
import type { JobSearch } from './job-search';
import type { JobsRepository } from './jobs.repository';
import { listed } from './listed-posting';
import type { PostingNames } from './posting-names';
import type { SearchAnswers } from './search-answers';
import { marksOf, mostSimilar } from './similar-jobs';

export type JobsService = ReturnType<typeof createJobsService>;

interface Parts {
  readonly postings: JobsRepository;
  readonly answers: SearchAnswers;
  readonly search: JobSearch;
  readonly names: PostingNames;
}

const MOST_CANDIDATES = 60;

export const createJobsService = ({ postings, answers, search, names }: Parts) => ({
  search: (query: PostingsQuery) => answers.answer(query),

  /** Ids of the active postings a query names, as many as `most`, in the order of its answer; its page is not looked at. */
  idsOf: (query: PostingsQuery, most: number): Promise<readonly string[]> => answers.idsOf(query, most),

  async posting(id: string): Promise<JobPosting> {
    const [posting] = await postings.byIds([id]);
    if (!posting) throw new DomainError('NOT_FOUND', 'This job posting does not exist.');
    return posting;
  },

  /** Postings similar to this one, each with why. */
  async similar(id: string): Promise<{ jobPosting: ListedPosting; why: Similarity }[]> {
    const posting = await this.posting(id);
    const others = await postings.byIds(await search.overlapping(marksOf(posting), MOST_CANDIDATES));
    return mostSimilar(posting, others).map(({ jobPosting, why }) => ({ jobPosting: listed(jobPosting), why }));
  },

  /** What its open postings say about the company of this one. */
  async company(id: string): Promise<CompanyFacts> {
    const { companyName } = await this.posting(id);
    const { otherJobs, ...facts } = await postings.company(companyName, id);
    return { ...facts, otherJobs: otherJobs.map(listed) };
  },

  suggestions: (kind: SuggestionKind, text: string) => names.suggestions(kind, text),

  byIds: (ids: readonly string[]): Promise<JobPosting[]> => postings.byIds(ids),

  newest: (limit: number) => postings.newest(limit),

  activeCount: () => postings.activeCount(),

  activeAfter: (skipped: number, limit: number) => postings.activeAfter(skipped, limit),
});
