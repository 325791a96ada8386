import {
  ACCOUNT_MESSAGES,
  accountContents,
  confirmEmail,
  confirmNewEmail,
  forgotPassword,
  resetPassword,
  type AccountContents,
} from '@kadam/shared/contract/account';
import { call, serverMessage } from '@kadam/shared/http';
import { successfulResponse, responseError } from '../../lib/successful-response';
import { isRecord } from '../../lib/job-posting';

/** What became of a new password: the account's address, and what is in the account where nobody had confirmed the address before. */
export interface ResetResult {
  readonly email: string | undefined;
  readonly contents: AccountContents | undefined;
}

export async function requestReset(token: string, newPassword: string, signal: AbortSignal): Promise<ResetResult> {
  const response = await call(resetPassword, { body: { token, newPassword }, signal });
  const { email, contents } = isRecord(response) ? response : {};
  return { email: typeof email === 'string' ? email : undefined, contents: accountContents.safeParse(contents).data };
}

/** Asks for a link by mail; answers the server's sentence, which is the same for every address. */
export const requestLink = async (email: string, signal: AbortSignal): Promise<string> =>
  serverMessage(await call(forgotPassword, { body: { email }, signal })) ?? ACCOUNT_MESSAGES.resetAsked;

/** Gives the account its new address; answers it. */
export async function confirmNewAddress(token: string, signal: AbortSignal): Promise<string> {
  const response = successfulResponse(await call(confirmNewEmail, { body: { token }, signal }));
  if (typeof response.email !== 'string') throw responseError(response);
  return response.email;
}

export async function confirmAddress(token: string, signal: AbortSignal): Promise<void> {
  await call(confirmEmail, { body: { token }, signal });
}
