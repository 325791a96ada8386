import { SAVED_JOBS_MAX, SAVED_JOBS_MESSAGES, type SavedPosting } from '@kadam/shared/contract/saved-jobs';
import { DomainError } from '../../errors';
import type { JobsService } from '../jobs';
import type { SavedJobsRepository } from './saved-jobs.repository';

interface SavedJobsParts {
  saved: SavedJobsRepository;
  jobs: Pick<JobsService, 'byIds'>;
  clock: () => Date;
}

export type SavedJobsService = ReturnType<typeof createSavedJobsService>;

export function createSavedJobsService({ saved, jobs, clock }: SavedJobsParts) {
  async function ofMember(memberId: string): Promise<SavedPosting[]> {
    const own = await saved.ofMember(memberId);
    const postings = await jobs.byIds(own.map(({ jobPostingId }) => jobPostingId));
    const byId = new Map(postings.map((posting) => [posting.id, posting]));
    return own.flatMap(({ jobPostingId, savedAt }) => {
      const posting = byId.get(jobPostingId);
      return posting ? [{ ...posting, savedAt: savedAt.toISOString() }] : [];
    });
  }

  return {
    ofMember,

    async save(memberId: string, jobPostingId: string): Promise<{ id: string; savedAt: string }> {
      const outcome = await saved.add({ memberId, jobPostingId, savedAt: clock(), most: SAVED_JOBS_MAX });
      switch (outcome.kind) {
        case 'saved':
          return { id: jobPostingId.toLowerCase(), savedAt: outcome.savedAt.toISOString() };
        case 'noPosting':
          throw new DomainError('NOT_FOUND', 'This job posting does not exist.');
        case 'full':
          throw new DomainError('CONFLICT', SAVED_JOBS_MESSAGES.full);
      }
    },

    unsave: (memberId: string, jobPostingId: string): Promise<void> => saved.remove(memberId, jobPostingId),

    async merge(memberId: string, jobPostingIds: readonly string[]): Promise<SavedPosting[]> {
      const wanted = [...new Set(jobPostingIds.map((id) => id.toLowerCase()))];
      if (wanted.length > 0)
        await saved.addAll({ memberId, jobPostingIds: wanted, savedAt: clock(), most: SAVED_JOBS_MAX });
      return ofMember(memberId);
    },
  };
}
