import { getProfile } from '@kadam/shared/contract/auth';
import { call } from '@kadam/shared/http';
import { rememberMember } from '@kadam/shared/session';
import { isRecord, textOf } from './job-posting';

/** Who the profile says the signed-in person is; '' where it does not. */
export interface Member {
  readonly userId: string;
  readonly email: string;
}

/** Asks the server who is signed in, and remembers the member when both facts are known. @throws ApiError */
export async function identifyMember(signal: AbortSignal): Promise<Member> {
  const member = toMember(await call(getProfile, { signal }));
  if (member.userId && member.email) rememberMember(member);
  return member;
}

/** Reads a profile response, which may wrap the user in `user` or be the user itself (specification, section 3). */
export function toMember(response: unknown): Member {
  const user = profileOf(response);
  return { userId: textOf(user.id), email: textOf(user.email) };
}

/** The fields of a profile response, wherever they are. */
export function profileOf(response: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(response)) return {};
  return isRecord(response.user) ? response.user : response;
}
