import type {
  CompanyFacts,
  JobPosting,
  ListedPosting,
  PostingsQuery,
  Similarity,
  SuggestionKind,
} from '@kadam/shared/contract/jobs';
import { requireFound } from '../../errors';
import type { DocumentedPosting, JobsRepository } from './jobs.repository';
import { listed } from './listed-postings';
import type { JobSearch } from './search/job-search';
import type { ResponseCache } from './search/response-cache';
import { similarityCriteria, mostSimilar } from './similar-jobs';
import type { Suggestions } from './suggestions';

export type JobsService = ReturnType<typeof createJobsService>;

interface Parts {
  readonly postings: JobsRepository;
  /** The same on a replica, which may be some seconds behind. */
  readonly publicPostings: JobsRepository;
  readonly responses: ResponseCache;
  readonly search: JobSearch;
  readonly names: Suggestions;
}

const MAX_CANDIDATES = 60;

export const createJobsService = ({ postings, publicPostings, responses, search, names }: Parts) => ({
  search: (query: PostingsQuery) => responses.response(query),

  /** Ids of the first `limit` active postings of a search, whatever its page. */
  idsOf: (query: PostingsQuery, limit: number): Promise<readonly string[]> => responses.idsOf(query, limit),

  async posting(id: string): Promise<JobPosting> {
    // The replica may not have a new posting yet.
    const [posting = (await postings.byIds([id]))[0]] = await publicPostings.byIds([id]);
    return requireFound(posting, GONE);
  },

  /** A posting for its document and for feeds. */
  async documentedPosting(id: string): Promise<DocumentedPosting> {
    return requireFound((await publicPostings.documented(id)) ?? (await postings.documented(id)), GONE);
  },

  activePage: (afterId: string | undefined, limit: number) => publicPostings.activePage(afterId, limit),

  /** Postings similar to this one, each with the reason. */
  async similar(id: string): Promise<{ jobPosting: ListedPosting; why: Similarity }[]> {
    const posting = await this.posting(id);
    const others = await publicPostings.byIds(await search.findSimilar(similarityCriteria(posting), MAX_CANDIDATES));
    return mostSimilar(posting, others).map(({ jobPosting, why }) => ({ jobPosting: listed(jobPosting), why }));
  },

  /** Facts about the company of this posting, from its open postings. */
  async company(id: string): Promise<CompanyFacts> {
    const { companyName } = await this.posting(id);
    const { otherJobs, ...facts } = await publicPostings.company(companyName, id);
    return { ...facts, otherJobs: otherJobs.map(listed) };
  },

  suggestions: (kind: SuggestionKind, text: string) => names.suggestions(kind, text),

  byIds: (ids: readonly string[]): Promise<JobPosting[]> => postings.byIds(ids),

  /** Open postings of an employer as list items, newest first. */
  openOfEmployer: async (id: string, part: { skipped: number; limit: number }): Promise<ListedPosting[]> =>
    (await publicPostings.openOfEmployer(id, part)).map(listed),

  newest: (limit: number) => publicPostings.newest(limit),

  activeCount: () => publicPostings.activeCount(),

  activeAfter: (skipped: number, limit: number) => publicPostings.activeAfter(skipped, limit),
});

const GONE = 'This job posting does not exist.';
