import type { JobPosting, PostingsQuery } from '@kadam/shared/contract/jobs';
import { DomainError } from '../../errors';
import type { JobsRepository } from './jobs.repository';
import type { SearchAnswers } from './search-answers';

export type JobsService = ReturnType<typeof createJobsService>;

export const createJobsService = (postings: JobsRepository, answers: SearchAnswers) => ({
  search: (query: PostingsQuery) => answers.answer(query),

  async posting(id: string): Promise<JobPosting> {
    const [posting] = await postings.byIds([id]);
    if (!posting) throw new DomainError('NOT_FOUND', 'This job posting does not exist.');
    return posting;
  },

  byIds: (ids: readonly string[]): Promise<JobPosting[]> => postings.byIds(ids),

  activeCount: () => postings.activeCount(),

  activeAfter: (skipped: number, limit: number) => postings.activeAfter(skipped, limit),
});
