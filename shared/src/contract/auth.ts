import { endpoint, STAFF_ROLES } from './endpoint';
import { email, id, personName } from './schema';
import { success, withMessage } from './success';
import { isVisible } from './text-rules';
import { z } from './zod';

/** Min length of a password, in characters. */
export const MIN_PASSWORD_LENGTH = 6;
/** Max length of a password; it limits the cost of argon2. */
export const MAX_PASSWORD_LENGTH = 200;
/** Days after its last use until a session ends if the member chose to stay logged in. */
export const PERSISTENT_SESSION_DAYS = 30;
/** Max length of a first or last name. */
export const MAX_NAME_LENGTH = 80;

/** Messages of the login and signup forms, of the dialogs and the server. */
export const AUTH_MESSAGES = {
  emailRequired: 'Professional mail ID is required',
  emailInvalid: 'Please enter a valid email',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordBlank: 'Password must have characters that can be seen',
  wrongCurrentPassword: 'This is not your current password.',
  passwordIsAddress: 'Password must not be your email address. Please choose another.',
  passwordCommon: 'This password is too common. Please choose another.',
  confirmationRequired: 'Please confirm your password',
  confirmationDiffers: 'Passwords do not match',
  emailTaken: 'An account with this email already exists. Please log in.',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
} as const;

/**
 * Normalizes a password for hashing, so that input from different keyboards matches (NIST SP
 * 800-63B, section 3.1.1.2).
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/**
 * Whether a password equals the account's address or its part before the @, ignoring case and
 * surrounding blanks.
 */
export function isOwnAddress(password: string, address: string): boolean {
  const [folded, whole] = [password, address].map((text) => normalizePassword(text).trim().toLowerCase());
  return folded === whole || folded === whole?.split('@')[0];
}

export const accountEmail = z.pipe(
  z.string(AUTH_MESSAGES.emailRequired).check(z.minLength(1, AUTH_MESSAGES.emailRequired)),
  email(AUTH_MESSAGES.emailInvalid),
);

/** Password of an existing account. */
export const password = z
  .string(AUTH_MESSAGES.passwordRequired)
  .check(
    z.minLength(1, { error: AUTH_MESSAGES.passwordRequired, abort: true }),
    z.maxLength(MAX_PASSWORD_LENGTH, `Must be at most ${MAX_PASSWORD_LENGTH} characters.`),
  );
export const newPassword = password.check(
  z.minLength(MIN_PASSWORD_LENGTH, AUTH_MESSAGES.passwordTooShort),
  z.refine((value: string) => value.length < MIN_PASSWORD_LENGTH || isVisible(value), AUTH_MESSAGES.passwordBlank),
);

export const signupBody = z.object({
  firstName: personName(MAX_NAME_LENGTH, AUTH_MESSAGES.firstNameRequired),
  lastName: personName(MAX_NAME_LENGTH, AUTH_MESSAGES.lastNameRequired),
  email: accountEmail,
  password: newPassword,
});
export type SignupBody = z.infer<typeof signupBody>;

export const loginBody = z.object({
  email: accountEmail,
  password,
  /** Extends the session to `PERSISTENT_SESSION_DAYS` after its last use; false by default. */
  keepLoggedIn: z.optional(z.boolean()),
});
export type LoginBody = z.infer<typeof loginBody>;

export const accountUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Roles in the office; absent unless the member belongs to the staff. */
  staffRoles: z.optional(z.array(z.enum(STAFF_ROLES))),
});
export type AccountUser = z.infer<typeof accountUser>;

export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  summary: 'Create an account',
  access: 'public',
  repeatable: 'by-key',
  body: signupBody,
  responses: { 201: z.extend(success, { message: z.string(), user: accountUser }) },
  failures: [409],
});

export const loginResponse = z.extend(success, { token: z.string(), user: accountUser, isEmailConfirmed: z.boolean() });

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Exchange address and password for a bearer token',
  access: 'public',
  body: loginBody,
  responses: { 200: loginResponse },
  failures: [401],
});

export const changePasswordBody = z.object({ currentPassword: password, newPassword });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change the password with the current one; ends every other session of the member',
  access: 'member',
  body: changePasswordBody,
  responses: { 200: withMessage },
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session and invalidate its token',
  access: 'member',
  responses: { 200: withMessage },
});

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logout-everywhere',
  summary: 'End every session of the signed-in member; returns the number of others',
  access: 'member',
  responses: { 200: z.extend(withMessage, { otherSessions: z.number() }) },
});
