import { getProfile } from '@kadam/shared/contract/members';
import { call } from '@kadam/shared/http';
import { rememberMember } from '@kadam/shared/session';
import { isRecord, textOf } from './job-posting';

/** '' if unknown. */
export interface Member {
  readonly userId: string;
  readonly email: string;
}

/** Requests the current user and stores it in the session. @throws ApiError */
export async function identifyMember(signal: AbortSignal): Promise<Member> {
  const member = toMember(await call(getProfile, { signal }));
  if (member.userId && member.email) rememberMember(member);
  return member;
}

/** Parses a profile response, which may wrap the user in `user`. */
export function toMember(response: unknown): Member {
  const user = profileOf(response);
  return { userId: textOf(user.id), email: textOf(user.email) };
}

/** The fields of a profile response in either shape. */
export function profileOf(response: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(response)) return {};
  return isRecord(response.user) ? response.user : response;
}
