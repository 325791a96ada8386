import { randomUUID } from 'node:crypto';
import { APPLY_MESSAGES, type AppliedPosting, type ApplyBody } from '@kadam/shared/contract/applications';
import type { ListPage } from '@kadam/shared/contract/paging';
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
    const added = await applications.addToOpen({
      id: randomUUID(),
      memberId: member.id,
      jobPostingId: body.jobPostingId,
      idempotencyKey,
      appliedAt: clock(),
    });
    if (added) return added;

    const { posting, hasProfile, known } = await applications.circumstances(member.id, body.jobPostingId);
    // The first answer got lost on its way: the caller repeats itself and gets it again.
    if (known && idempotencyKey !== undefined && known.idempotencyKey === idempotencyKey) return known;
    if (posting === 'unknown') throw fieldError('NOT_FOUND', 'jobPostingId', 'This job posting does not exist.');
    if (known) throw new DomainError('ALREADY_APPLIED', APPLY_MESSAGES.alreadyApplied);
    if (posting === 'closed') throw new DomainError('POSTING_CLOSED', APPLY_MESSAGES.closed);
    if (!hasProfile)
      throw new DomainError('PROFILE_REQUIRED', APPLY_MESSAGES.profileRequired, { data: { action: 'CREATE_PROFILE' } });
    // What spoke against it has gone since.
    throw new DomainError('UNAVAILABLE', 'The application could not be taken this time. Please try again.');
  },

  async ofMember(
    member: Applicant,
    userId: string,
    page: ListPage,
  ): Promise<{ jobPostings: AppliedPosting[]; total: number }> {
    refuseOtherMember(member, userId);
    const [own, total] = await Promise.all([applications.ofMember(member.id, page), applications.count(member.id)]);
    const postings = await jobs.byIds(own.map(({ jobPostingId }) => jobPostingId));
    const byId = new Map(postings.map((posting) => [posting.id, posting]));
    const jobPostings = own.flatMap(({ jobPostingId, appliedAt }) => {
      const posting = byId.get(jobPostingId);
      return posting ? [{ ...posting, jobPostingId, appliedAt: appliedAt.toISOString() }] : [];
    });
    return { jobPostings, total };
  },
});
