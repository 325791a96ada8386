import { type ApplicationStatus, canWithdraw, NEXT_STATUSES, STATUS_LABELS } from '@kadam/shared/contract/applications';
import { DomainError } from '../../errors';

/** Members see only their own applications; other ids are forbidden, whether they exist or not. */
export function rejectOtherMember(member: { id: string }, userId: string): void {
  if (userId.toLowerCase() !== member.id) throw new DomainError('FORBIDDEN', 'You can only see your own applications.');
}

/** An application can be withdrawn until it is decided. */
export function rejectLateWithdrawal(status: ApplicationStatus): void {
  if (!canWithdraw(status))
    throw new DomainError('CONFLICT', 'This application has been decided, so there is nothing left to withdraw.');
}

export function rejectInvalidChange(from: ApplicationStatus, to: ApplicationStatus): void {
  const next = NEXT_STATUSES[from];
  if (next.includes(to)) return;
  if (from === 'withdrawn')
    throw new DomainError('CONFLICT', 'The applicant has withdrawn this application; only applying again opens it.');
  throw new DomainError(
    'CONFLICT',
    `An application that is '${STATUS_LABELS[from]}' cannot become '${STATUS_LABELS[to]}'. It can become: ${next.join(', ')}.`,
  );
}
