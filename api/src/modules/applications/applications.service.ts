import { randomUUID } from 'node:crypto';
import { APPLY_MESSAGES, type AppliedPosting, type ApplyBody } from '@kadam/shared/contract/applications';
import { DomainError, fieldError } from '../../errors';
import type { JobsService } from '../jobs';
import { refuseOtherAddress } from '../members';
import { refuseOtherMember } from './applications.policy';
import type { Application, ApplicationsRepository } from './applications.repository';

interface Applicant {
  readonly id: string;
  readonly email: string;
}

interface ApplicationsParts {
  applications: ApplicationsRepository;
  jobs: JobsService;
  clock: () => Date;
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>;

export const createApplicationsService = ({ applications, jobs, clock }: ApplicationsParts) => ({
  async apply(member: Applicant, body: ApplyBody, idempotencyKey: string | undefined): Promise<Application> {
    refuseOtherAddress(member, body.email, 'You can only apply with your own email address.');
    const outcome = await applications.add({
      id: randomUUID(),
      memberId: member.id,
      jobPostingId: body.jobPostingId,
      idempotencyKey,
      appliedAt: clock(),
    });
    switch (outcome.kind) {
      case 'added':
        return outcome.application;
      case 'known':
        // The first answer got lost on its way: the caller repeats itself and gets it again.
        if (idempotencyKey !== undefined && outcome.application.idempotencyKey === idempotencyKey)
          return outcome.application;
        throw new DomainError('ALREADY_APPLIED', APPLY_MESSAGES.alreadyApplied);
      case 'noPosting':
        throw fieldError('NOT_FOUND', 'jobPostingId', 'This job posting does not exist.');
      case 'closed':
        throw new DomainError('POSTING_CLOSED', APPLY_MESSAGES.closed);
      case 'noProfile':
        throw new DomainError('PROFILE_REQUIRED', APPLY_MESSAGES.profileRequired, {
          data: { action: 'CREATE_PROFILE' },
        });
    }
  },

  async ofMember(member: Applicant, userId: string): Promise<AppliedPosting[]> {
    refuseOtherMember(member, userId);
    const own = await applications.ofMember(member.id);
    const postings = await jobs.byIds(own.map(({ jobPostingId }) => jobPostingId));
    const byId = new Map(postings.map((posting) => [posting.id, posting]));
    return own.flatMap(({ jobPostingId, appliedAt }) => {
      const posting = byId.get(jobPostingId);
      return posting ? [{ ...posting, jobPostingId, appliedAt: appliedAt.toISOString() }] : [];
    });
  },
});
