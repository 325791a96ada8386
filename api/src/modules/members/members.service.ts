import { MAX_NAME_LENGTH } from '@kadam/shared/contract/auth';
import type {
  JobseekerProfile,
  JobseekerProfileBody,
  MemberProfile,
  UpdateProfileBody,
} from '@kadam/shared/contract/members';
import { DomainError, fieldError } from '../../errors';
import type { Credentials, MembersRepository } from './members.repository';

interface MemberIdentity {
  readonly id: string;
  readonly email: string;
}

export type MembersService = ReturnType<typeof createMembersService>;

export const createMembersService = (members: MembersRepository, clock: () => Date) => ({
  credentials: (email: string): Promise<Credentials | undefined> => members.credentials(email),

  async profile(memberId: string): Promise<MemberProfile> {
    const profile = await members.profile(memberId);
    if (!profile) throw new DomainError('UNAUTHENTICATED', 'Session expired. Please log in again.');
    return profile;
  },

  async updateProfile(member: MemberIdentity, changes: UpdateProfileBody): Promise<MemberProfile> {
    rejectOtherAddress(member, changes.email, 'The email address cannot be changed here.');
    await members.rename(member.id, changes);
    return this.profile(member.id);
  },

  async saveJobseekerProfile(memberId: string, profile: JobseekerProfileBody): Promise<JobseekerProfile> {
    const resume = profile.resume.trim() === '' ? profile.resumeUrl : profile.resume;
    const [firstName = '', ...rest] = profile.jobseekerName.split(/\s+/);
    const lastName = rest.join(' ');
    const fits = Math.max(firstName.length, lastName.length) <= MAX_NAME_LENGTH;
    if (fits) await members.renameLikeProfile(memberId, { firstName, lastName });
    return members.saveJobseeker(memberId, { ...profile, resume }, clock());
  },
});

/** The identity comes from the token only (specification-decisions, row 19). */
export function rejectOtherAddress(member: { email: string }, given: string | undefined, sentence: string): void {
  if (given !== undefined && given !== member.email) throw fieldError('FORBIDDEN', 'email', sentence);
}
