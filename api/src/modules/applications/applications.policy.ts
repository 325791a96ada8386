import { DomainError } from '../../errors';

/** A member sees their own applications only; ids of others answer as forbidden whether they exist or not. */
export function refuseOtherMember(member: { id: string }, userId: string): void {
  if (userId.toLowerCase() !== member.id) throw new DomainError('FORBIDDEN', 'You can only see your own applications.');
}
