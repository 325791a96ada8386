import type { ApplyBody } from '@kadam/shared/contract/applications';
import { keyReused } from '../../idempotency-keys';
import type { Application, ApplicationsRepository } from './applications.repository';

interface RepeatedApplication extends Pick<ApplyBody, 'jobPostingId' | 'resumeId'> {
  readonly memberId: string;
}

/**
 * The application that a request of this member with this key created.
 * @throws DomainError KEY_REUSED if it was a different request
 */
export async function applicationMade(
  applications: Pick<ApplicationsRepository, 'madeBy'>,
  { memberId, jobPostingId, resumeId }: RepeatedApplication,
  idempotencyKey: string | undefined,
): Promise<Application | undefined> {
  const made = idempotencyKey === undefined ? undefined : await applications.madeBy(memberId, idempotencyKey);
  if (!made) return undefined;
  const isSamePosting = made.jobPostingId === jobPostingId.toLowerCase();
  // A withdrawn application no longer refers to its file.
  const isSameResume = made.status === 'withdrawn' || made.resumeId === (resumeId?.toLowerCase() ?? null);
  if (!isSamePosting || !isSameResume) throw keyReused();
  return made;
}
