import { ACCOUNT_MESSAGES, confirmEmail, forgotPassword, resetPassword } from '@kadam/shared/contract/account';
import { z } from '@kadam/shared/contract/zod';
import { call, serverMessage } from '@kadam/shared/http';

const resetAnswer = z.object({ email: z.optional(z.string()), isEmptied: z.optional(z.boolean()) });

/** What became of a new password: the account's address, and whether the account was emptied first. */
export interface ResetDone {
  readonly email: string | undefined;
  readonly isEmptied: boolean;
}

export async function requestReset(token: string, newPassword: string, signal: AbortSignal): Promise<ResetDone> {
  const { data } = resetAnswer.safeParse(await call(resetPassword, { body: { token, newPassword }, signal }));
  return { email: data?.email, isEmptied: data?.isEmptied ?? false };
}

/** Asks for a link by mail; answers the server's sentence, which is the same for every address. */
export const requestLink = async (email: string, signal: AbortSignal): Promise<string> =>
  serverMessage(await call(forgotPassword, { body: { email }, signal })) ?? ACCOUNT_MESSAGES.resetAsked;

export async function confirmAddress(token: string, signal: AbortSignal): Promise<void> {
  await call(confirmEmail, { body: { token }, signal });
}
