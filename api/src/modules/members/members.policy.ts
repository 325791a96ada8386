import { fieldError } from '../../errors';

/** The identity comes from the token alone (specification-decisions, row 19). */
export function rejectOtherAddress(member: { email: string }, given: string | undefined, sentence: string): void {
  if (given !== undefined && given !== member.email) throw fieldError('FORBIDDEN', 'email', sentence);
}
