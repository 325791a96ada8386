import type { JobPosting, Pagination, PostingsQuery } from '@kadam/shared/contract/jobs';
import { DomainError } from '../../errors';
import type { JobSearch } from './job-search';
import type { JobsRepository } from './jobs.repository';

export type JobsService = ReturnType<typeof createJobsService>;

export const createJobsService = (postings: JobsRepository, search: JobSearch) => ({
  async search(query: PostingsQuery): Promise<{ jobPostings: JobPosting[]; pagination: Pagination }> {
    const { page, limit } = query;
    const { jobPostings, total } = await search.find(query);
    return { jobPostings: [...jobPostings], pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
  },

  async posting(id: string): Promise<JobPosting> {
    const [posting] = await postings.byIds([id]);
    if (!posting) throw new DomainError('NOT_FOUND', 'This job posting does not exist.');
    return posting;
  },

  byIds: (ids: readonly string[]): Promise<JobPosting[]> => postings.byIds(ids),
});
