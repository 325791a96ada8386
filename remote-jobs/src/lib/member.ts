import { isRecord } from './job-posting';

/** Who the profile says the signed-in person is; '' where it does not. */
export interface Member {
  readonly userId: string;
  readonly email: string;
}

/** Reads a profile answer, which may wrap the user in `user` or be the user itself (specification, section 3). */
export function toMember(answer: unknown): Member {
  const user = profileOf(answer);
  return { userId: textOf(user.id), email: textOf(user.email) };
}

/** The fields of a profile answer, wherever they are. */
export function profileOf(answer: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(answer)) return {};
  return isRecord(answer.user) ? answer.user : answer;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
