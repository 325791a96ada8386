import { ACCOUNT_MESSAGES, forgotPassword, getAccount, resendConfirmation } from '@kadam/shared/contract/account';
import { login, signup, type LoginBody, type SignupBody } from '@kadam/shared/contract/auth';
import { z } from '@kadam/shared/contract/zod';
import { parseFieldErrors, type FormError } from '@kadam/shared/form';
import { ApiError, call, GENERIC_ERROR_MESSAGE, serverMessage } from '@kadam/shared/http';

/** Login response of all server versions; the address may be missing. */
const loginSchema = z.object({
  token: z.string().check(z.minLength(1)),
  user: z.object({
    id: z.union([z.string().check(z.minLength(1)), z.number()]),
    email: z.optional(z.string()),
    staffRoles: z.optional(z.array(z.string())),
  }),
  isEmailConfirmed: z.optional(z.boolean()),
});

export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  /** True for servers that do not send it. */
  readonly isConfirmed: boolean;
  readonly isStaff: boolean;
}

export async function requestLogin(body: LoginBody, signal: AbortSignal): Promise<SignedIn> {
  const sent = await call(login, { body, signal });
  const { success, data } = loginSchema.safeParse(sent);
  if (!success) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200, body: sent });
  return {
    token: data.token,
    userId: String(data.user.id),
    email: data.user.email ?? body.email,
    isConfirmed: data.isEmailConfirmed ?? true,
    isStaff: (data.user.staffRoles ?? []).length > 0,
  };
}

/** Requests another confirmation mail; returns the server's message. */
export async function requestConfirmation(signal: AbortSignal): Promise<string> {
  return serverMessage(await call(resendConfirmation, { signal })) ?? ACCOUNT_MESSAGES.confirmationSent;
}

/** Whether the member's address is confirmed; undefined if the server does not send it. */
export async function fetchIsConfirmed(signal: AbortSignal): Promise<boolean | undefined> {
  const { data } = z
    .object({ account: z.object({ isEmailConfirmed: z.boolean() }) })
    .safeParse(await call(getAccount, { signal }));
  return data?.account.isEmailConfirmed;
}

export async function requestSignup(body: SignupBody, signal: AbortSignal): Promise<void> {
  await call(signup, { body, signal });
}

/** Requests a password reset link; returns the server's message, the same for every address. */
export async function requestReset(email: string, signal: AbortSignal): Promise<string> {
  const response = await call(forgotPassword, { body: { email }, signal });
  return serverMessage(response) ?? ACCOUNT_MESSAGES.resetAsked;
}

const CONFLICT = 409;

/** Whether a signup failed because the address has an account. */
export const isTakenError = (error: unknown): boolean => error instanceof ApiError && error.status === CONFLICT;

/** Message of a failed call and of its fields; `fallback` if it has none. */
export const toFormError = (error: unknown, fallback: string): FormError => ({
  message: (error instanceof Error && error.message) || fallback,
  fieldErrors: parseFieldErrors(error instanceof ApiError ? error.body : undefined),
});
