import { ACCOUNT_MESSAGES, confirmEmail, forgotPassword, resetPassword } from '@kadam/shared/contract/account';
import { call, serverMessage } from '@kadam/shared/http';
import { isRecord } from '../../lib/job-posting';

/** What became of a new password: the account's address, and whether the account was emptied first. */
export interface ResetDone {
  readonly email: string | undefined;
  readonly isEmptied: boolean;
}

export async function requestReset(token: string, newPassword: string, signal: AbortSignal): Promise<ResetDone> {
  const answer = await call(resetPassword, { body: { token, newPassword }, signal });
  const { email, isEmptied } = isRecord(answer) ? answer : {};
  return { email: typeof email === 'string' ? email : undefined, isEmptied: isEmptied === true };
}

/** Asks for a link by mail; answers the server's sentence, which is the same for every address. */
export const requestLink = async (email: string, signal: AbortSignal): Promise<string> =>
  serverMessage(await call(forgotPassword, { body: { email }, signal })) ?? ACCOUNT_MESSAGES.resetAsked;

export async function confirmAddress(token: string, signal: AbortSignal): Promise<void> {
  await call(confirmEmail, { body: { token }, signal });
}
