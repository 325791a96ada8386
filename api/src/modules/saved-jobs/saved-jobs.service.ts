import type { ListPage } from '@kadam/shared/contract/paging';
import { MAX_SAVED_JOBS, SAVED_JOBS_MESSAGES, type SavedPosting } from '@kadam/shared/contract/saved-jobs';
import { DomainError } from '../../errors';
import type { Database } from '../../db/database';
import type { JobsService } from '../jobs';
import { savedJobsRepository } from './saved-jobs.repository';

interface SavedJobsParts {
  database: Pick<Database, 'query' | 'transaction'>;
  jobs: Pick<JobsService, 'byIds'>;
  clock: () => Date;
}

export type SavedJobsService = ReturnType<typeof createSavedJobsService>;

export function createSavedJobsService({ database, jobs, clock }: SavedJobsParts) {
  const saved = savedJobsRepository(database);

  async function ofMember(memberId: string, page: ListPage): Promise<{ jobPostings: SavedPosting[]; total: number }> {
    const [own, total] = await Promise.all([saved.ofMember(memberId, page), saved.count(memberId)]);
    const postings = await jobs.byIds(own.map(({ jobPostingId }) => jobPostingId));
    const byId = new Map(postings.map((posting) => [posting.id, posting]));
    const jobPostings = own.flatMap(({ jobPostingId, savedAt }) => {
      const posting = byId.get(jobPostingId);
      return posting ? [{ ...posting, savedAt: savedAt.toISOString() }] : [];
    });
    return { jobPostings, total };
  }

  const addAll = (memberId: string, jobPostingIds: readonly string[]) =>
    database.transaction(async (tx) => {
      const own = savedJobsRepository(tx);
      await own.lock(memberId);
      const max = Math.max(0, MAX_SAVED_JOBS - (await own.count(memberId)));
      await own.addAll({ memberId, jobPostingIds, savedAt: clock(), max });
    });

  return {
    ofMember,

    /**
     * Saves an existing posting unless the limit is reached; an already saved one keeps its time.
     */
    save: (memberId: string, jobPostingId: string): Promise<{ id: string; savedAt: string }> =>
      database.transaction(async (tx) => {
        const own = savedJobsRepository(tx);
        await own.lock(memberId);
        if (!(await own.lockPosting(jobPostingId)))
          throw new DomainError('NOT_FOUND', 'This job posting does not exist.');
        const response = (savedAt: Date) => ({ id: jobPostingId.toLowerCase(), savedAt: savedAt.toISOString() });
        const known = await own.savedAt(memberId, jobPostingId);
        if (known) return response(known);
        if ((await own.count(memberId)) >= MAX_SAVED_JOBS) throw new DomainError('CONFLICT', SAVED_JOBS_MESSAGES.full);
        const savedAt = clock();
        await own.add({ memberId, jobPostingId, savedAt });
        return response(savedAt);
      }),

    unsave: (memberId: string, jobPostingId: string): Promise<void> => saved.remove(memberId, jobPostingId),

    async merge(memberId: string, jobPostingIds: readonly string[]): Promise<SavedPosting[]> {
      const wanted = [...new Set(jobPostingIds.map((id) => id.toLowerCase()))];
      if (wanted.length > 0) await addAll(memberId, wanted);
      const { jobPostings } = await ofMember(memberId, { page: 1, limit: MAX_SAVED_JOBS });
      return jobPostings;
    },
  };
}
