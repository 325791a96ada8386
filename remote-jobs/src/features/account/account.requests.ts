import {
  changeEmail,
  deleteAccount,
  downloadData,
  getAccount,
  openSession,
  resendConfirmation,
  type AccountFacts,
  type ChangeEmailBody,
} from '@kadam/shared/contract/account';
import { changePassword, logoutEverywhere } from '@kadam/shared/contract/auth';
import { z } from '@kadam/shared/contract/zod';
import { call, serverMessage } from '@kadam/shared/http';
import { rememberConfirmation } from '@kadam/shared/session';
import { successfulResponse, responseError } from '../../lib/successful-response';
import { isRecord } from '../../lib/job-posting';

export async function fetchFacts(signal: AbortSignal): Promise<AccountFacts> {
  const response = successfulResponse(await call(getAccount, { signal }));
  const { email, isEmailConfirmed, createdAt, sessions } = isRecord(response.account) ? response.account : {};
  if (typeof email !== 'string' || typeof isEmailConfirmed !== 'boolean' || typeof createdAt !== 'string')
    throw responseError(response);
  rememberConfirmation(isEmailConfirmed);
  return { email, isEmailConfirmed, createdAt, sessions: z.array(openSession).safeParse(sessions).data ?? [] };
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export async function requestPasswordChange(body: PasswordChange, signal: AbortSignal): Promise<void> {
  successfulResponse(await call(changePassword, { body, signal }));
}

/**
 * Requests another confirmation mail.
 * @returns the server's message
 */
export const requestConfirmation = async (signal: AbortSignal): Promise<string | undefined> =>
  serverMessage(successfulResponse(await call(resendConfirmation, { signal })));

/**
 * Requests a change of the address.
 * @returns the server's message
 */
export const requestEmailChange = async (body: ChangeEmailBody, signal: AbortSignal): Promise<string | undefined> =>
  serverMessage(successfulResponse(await call(changeEmail, { body, signal })));

/**
 * Ends all sessions.
 * @returns the number of other sessions, if the server sends it
 */
export async function requestLogoutEverywhere(signal: AbortSignal): Promise<number | undefined> {
  const { otherSessions } = successfulResponse(await call(logoutEverywhere, { signal }));
  return typeof otherSessions === 'number' ? otherSessions : undefined;
}

export async function requestData(password: string, signal: AbortSignal): Promise<string> {
  const response = successfulResponse(await call(downloadData, { body: { password }, signal }));
  if (!isRecord(response.data)) throw responseError(response);
  return JSON.stringify({ exportedAt: response.exportedAt, ...response.data }, null, 2);
}

export async function requestDeletion(password: string, signal: AbortSignal): Promise<void> {
  successfulResponse(await call(deleteAccount, { body: { password }, signal }));
}
