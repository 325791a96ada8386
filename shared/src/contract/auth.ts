import { endpoint } from './endpoint';
import { email, id, requiredText, text } from './schema';
import { z } from './zod';
import { memberProfile } from './members';

/** Shortest accepted password, in characters (specification, sections 5 and 9). */
export const PASSWORD_MIN_LENGTH = 6;
/** Longest accepted password: argon2 cost must not depend on what a stranger sends. */
export const PASSWORD_MAX_LENGTH = 200;
/** Longest first or last name. */
export const NAME_MAX_LENGTH = 80;

/** Sentences of the login and signup forms, used by the dialogs and by the server (specification, section 5). */
export const AUTH_MESSAGES = {
  emailRequired: 'Professional mail ID is required',
  emailInvalid: 'Please enter a valid email',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordCommon: 'This password is too common. Please choose another.',
  confirmationRequired: 'Please confirm your password',
  confirmationDiffers: 'Passwords do not match',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
} as const;

const mail = z.string(AUTH_MESSAGES.emailRequired).check(z.minLength(1, AUTH_MESSAGES.emailRequired));

const password = (min: number, tooShort: string) =>
  z
    .string(AUTH_MESSAGES.passwordRequired)
    .check(
      z.minLength(1, AUTH_MESSAGES.passwordRequired),
      z.minLength(min, tooShort),
      z.maxLength(PASSWORD_MAX_LENGTH, `Must be at most ${PASSWORD_MAX_LENGTH} characters.`),
    );

export const signupBody = z.object({
  firstName: requiredText(NAME_MAX_LENGTH, AUTH_MESSAGES.firstNameRequired),
  lastName: requiredText(NAME_MAX_LENGTH, AUTH_MESSAGES.lastNameRequired),
  email: z.pipe(mail, email(AUTH_MESSAGES.emailInvalid)),
  password: password(PASSWORD_MIN_LENGTH, AUTH_MESSAGES.passwordTooShort),
});
export type SignupBody = z.infer<typeof signupBody>;

export const loginBody = z.object({
  email: z.pipe(mail, email(AUTH_MESSAGES.emailInvalid)),
  password: password(1, AUTH_MESSAGES.passwordRequired),
});
export type LoginBody = z.infer<typeof loginBody>;

export const accountUser = z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() });
export type AccountUser = z.infer<typeof accountUser>;

export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  summary: 'Create an account',
  access: 'public',
  body: signupBody,
  responses: { 201: z.object({ success: z.literal(true), message: z.string(), user: accountUser }) },
  failures: [409],
});

export const loginAnswer = z.object({ success: z.literal(true), token: z.string(), user: accountUser });
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Exchange address and password for a bearer token',
  access: 'public',
  body: loginBody,
  responses: { 200: loginAnswer },
  failures: [401],
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/auth/getprofile',
  summary: 'The signed-in member, with the job-seeker fields once they exist',
  access: 'member',
  responses: { 200: z.object({ success: z.literal(true), user: memberProfile }) },
  failures: [401],
});

export const updateProfileBody = z.object({
  firstName: requiredText(NAME_MAX_LENGTH, AUTH_MESSAGES.firstNameRequired),
  // The profile page splits one name field at the first space, so a single name leaves this empty.
  lastName: z._default(text(NAME_MAX_LENGTH), ''),
  email: z.optional(email(AUTH_MESSAGES.emailInvalid)),
});
export type UpdateProfileBody = z.infer<typeof updateProfileBody>;

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/update-profile',
  summary: 'Change the name; the address is read-only and only accepted unchanged',
  access: 'member',
  body: updateProfileBody,
  responses: { 200: z.object({ success: z.literal(true), message: z.string(), user: memberProfile }) },
  failures: [401, 403],
});
