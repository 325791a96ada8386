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

/** `contents` is set if the address was unconfirmed. */
export interface ResetResult {
  readonly email: string | undefined;
  readonly contents: AccountContents | undefined;
}

export async function requestReset(token: string, newPassword: string, signal: AbortSignal): Promise<ResetResult> {
  const response = await call(resetPassword, { body: { token, newPassword }, signal });
  const { email, contents } = isRecord(response) ? response : {};
  return { email: typeof email === 'string' ? email : undefined, contents: accountContents.safeParse(contents).data };
}

/**
 * Requests a link by mail.
 * @returns the server's message, which is the same for every address
 */
export const requestLink = async (email: string, signal: AbortSignal): Promise<string> =>
  serverMessage(await call(forgotPassword, { body: { email }, signal })) ?? ACCOUNT_MESSAGES.resetAsked;

/**
 * Confirms the new address.
 * @returns the address
 */
export async function confirmNewAddress(token: string, signal: AbortSignal): Promise<string> {
  const response = successfulResponse(await call(confirmNewEmail, { body: { token }, signal }));
  if (typeof response.email !== 'string') throw responseError(response);
  return response.email;
}

export async function confirmAddress(token: string, signal: AbortSignal): Promise<void> {
  await call(confirmEmail, { body: { token }, signal });
}
