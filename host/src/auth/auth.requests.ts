import { ACCOUNT_MESSAGES, forgotPassword, getAccount, resendConfirmation } from '@kadam/shared/contract/account';
import { login, signup, type LoginBody, type SignupBody } from '@kadam/shared/contract/auth';
import { z } from '@kadam/shared/contract/zod';
import { parseFieldErrors, type FormError } from '@kadam/shared/form';
import { ApiError, call, GENERIC_ERROR_MESSAGE, serverMessage } from '@kadam/shared/http';

/** A login as every server version sends it: token and `user.id` are certain, the address is not. */
const answer = z.object({
  token: z.string().check(z.minLength(1)),
  user: z.object({ id: z.union([z.string().check(z.minLength(1)), z.number()]), email: z.optional(z.string()) }),
  isEmailConfirmed: z.optional(z.boolean()),
});

export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  /** Also where the server does not say. */
  readonly isConfirmed: boolean;
}

export async function requestLogin(body: LoginBody, signal: AbortSignal): Promise<SignedIn> {
  const sent = await call(login, { body, signal });
  const { success, data } = answer.safeParse(sent);
  if (!success) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200, body: sent });
  return {
    token: data.token,
    userId: String(data.user.id),
    email: data.user.email ?? body.email,
    isConfirmed: data.isEmailConfirmed ?? true,
  };
}

/** Asks for another mail that confirms the address of the signed-in member; returns what the server says. */
export async function requestConfirmation(signal: AbortSignal): Promise<string> {
  return serverMessage(await call(resendConfirmation, { signal })) ?? ACCOUNT_MESSAGES.confirmationSent;
}

/** Whether the signed-in member's address is confirmed; undefined where the server does not say. */
export async function fetchIsConfirmed(signal: AbortSignal): Promise<boolean | undefined> {
  const { data } = z
    .object({ account: z.object({ isEmailConfirmed: z.boolean() }) })
    .safeParse(await call(getAccount, { signal }));
  return data?.account.isEmailConfirmed;
}

export async function requestSignup(body: SignupBody, signal: AbortSignal): Promise<void> {
  await call(signup, { body, signal });
}

/** Asks for the link of a forgotten password; answers what the server says to everybody. */
export async function requestReset(email: string, signal: AbortSignal): Promise<string> {
  const answer = await call(forgotPassword, { body: { email }, signal });
  return serverMessage(answer) ?? ACCOUNT_MESSAGES.resetAsked;
}

const CONFLICT = 409;

/** Whether a signup failed because an account has the address already. */
export const isTakenError = (error: unknown): boolean => error instanceof ApiError && error.status === CONFLICT;

/** What a failed call says, and the fields that the server refused; `fallback` is the sentence of a failure without a word. */
export const refusalOf = (error: unknown, fallback: string): FormError => ({
  message: (error instanceof Error && error.message) || fallback,
  fieldErrors: parseFieldErrors(error instanceof ApiError ? error.body : undefined),
});
