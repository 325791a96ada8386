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
import { acceptedAnswer, refusedAnswer } from '../../lib/accepted-answer';
import { isRecord } from '../../lib/job-posting';

export async function fetchFacts(signal: AbortSignal): Promise<AccountFacts> {
  const answer = acceptedAnswer(await call(getAccount, { signal }));
  const { email, isEmailConfirmed, createdAt, sessions } = isRecord(answer.account) ? answer.account : {};
  if (typeof email !== 'string' || typeof isEmailConfirmed !== 'boolean' || typeof createdAt !== 'string')
    throw refusedAnswer(answer);
  rememberConfirmation(isEmailConfirmed);
  return { email, isEmailConfirmed, createdAt, sessions: z.array(openSession).safeParse(sessions).data ?? [] };
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export async function requestPasswordChange(body: PasswordChange, signal: AbortSignal): Promise<void> {
  acceptedAnswer(await call(changePassword, { body, signal }));
}

/** Asks for another mail that confirms the address; answers what the server says. */
export const requestConfirmation = async (signal: AbortSignal): Promise<string | undefined> =>
  serverMessage(acceptedAnswer(await call(resendConfirmation, { signal })));

/** Asks to change the address; answers what the server says. */
export const requestEmailChange = async (body: ChangeEmailBody, signal: AbortSignal): Promise<string | undefined> =>
  serverMessage(acceptedAnswer(await call(changeEmail, { body, signal })));

/** Ends every session of the member; answers how many others there were, where the server tells. */
export async function requestLogoutEverywhere(signal: AbortSignal): Promise<number | undefined> {
  const { otherSessions } = acceptedAnswer(await call(logoutEverywhere, { signal }));
  return typeof otherSessions === 'number' ? otherSessions : undefined;
}

/** Everything the portal holds about the member, as the text of a JSON file. */
export async function requestData(password: string, signal: AbortSignal): Promise<string> {
  const answer = acceptedAnswer(await call(downloadData, { body: { password }, signal }));
  if (!isRecord(answer.data)) throw refusedAnswer(answer);
  return JSON.stringify({ exportedAt: answer.exportedAt, ...answer.data }, null, 2);
}

export async function requestDeletion(password: string, signal: AbortSignal): Promise<void> {
  acceptedAnswer(await call(deleteAccount, { body: { password }, signal }));
}
