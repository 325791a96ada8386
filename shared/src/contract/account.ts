import { accountEmail, AUTH_MESSAGES, isOwnAddress, newPassword, password, MIN_PASSWORD_LENGTH } from './auth';
import { isCommonPassword } from './common-passwords';
import { endpoint } from './endpoint';
import { linkToken } from './mail-links';
import { timestamp } from './schema';
import { success, withMessage } from './success';
import { isVisible } from './text-rules';
import { z } from './zod';

/** Lifetime of a password reset link, in minutes. */
export const RESET_MINUTES = 60;
/** Lifetime of an address confirmation link, in days. */
export const CONFIRM_DAYS = 7;
/** Lifetime of the link that confirms a changed address, in hours. */
export const CHANGE_EMAIL_HOURS = 24;
/**
 * Time in which a change of address can be undone, in days; the old address is reserved until then.
 */
export const UNDO_EMAIL_DAYS = 7;
/** Messages of the account settings and of the pages behind the mails. */
export const ACCOUNT_MESSAGES = {
  resetAsked: `If an account has this address, a mail with a link is on its way to it, or came within the last half hour. The link works once, for ${RESET_MINUTES} minutes.`,
  resetDone: 'Your password is set. Please log in with it.',
  linkDead:
    'This link no longer works. It works once, only for a while, and not after the password or the address was changed.',
  confirmed: 'Thank you, your email address is confirmed.',
  confirmationSent: 'A mail with a link is on its way to you.',
  emailChangeRequested:
    'If this address can be used, a mail with a link is on its way to it. Your email address stays the same until you confirm the new one with that link.',
  emailChanged: 'Your email address is changed. You are logged out everywhere else.',
  emailUnchanged: 'This is already the email address of your account.',
  enoughMails: 'Enough mails have gone to this address today. Please look in the spam folder, or try again tomorrow.',
  deleted: 'Your account is deleted. A receipt is on its way to you by mail.',
} as const;

/** Why a new password is invalid for the account with this address; undefined if it is valid. */
export function newPasswordError(value: string, address: string): string | undefined {
  if (value === '') return AUTH_MESSAGES.passwordRequired;
  if (value.length < MIN_PASSWORD_LENGTH) return AUTH_MESSAGES.passwordTooShort;
  if (!isVisible(value)) return AUTH_MESSAGES.passwordBlank;
  if (isCommonPassword(value)) return AUTH_MESSAGES.passwordCommon;
  return isOwnAddress(value, address) ? AUTH_MESSAGES.passwordIsAddress : undefined;
}

/** Why the repeated password is invalid. */
export function confirmationError(value: string, chosen: string): string | undefined {
  if (value === '') return AUTH_MESSAGES.confirmationRequired;
  return value === chosen ? undefined : AUTH_MESSAGES.confirmationDiffers;
}

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary:
    'Request a mail with a password reset link; the response does not depend on whether an account has the address',
  access: 'public',
  body: z.object({ email: accountEmail }),
  responses: { 202: withMessage },
});

/** Name and contents of an account, as counts. */
export const accountContents = z.object({
  name: z.string(),
  hasJobProfile: z.boolean(),
  applications: z.number(),
  enrollments: z.number(),
  savedJobs: z.number(),
  jobAlerts: z.number(),
  /** Uploaded files, including those sent with applications. */
  resumes: z.number(),
});
export type AccountContents = z.infer<typeof accountContents>;

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary:
    'Choose a new password with the link in a mail; confirms the address and ends every session. The link that undoes a change of address also restores the former one',
  access: 'public',
  body: z.object({ token: linkToken, newPassword }),
  responses: {
    200: z.extend(withMessage, {
      email: z.string(),
      /**
       * Only if the address was never confirmed: what is in the account, which another person may
       * have added.
       */
      contents: z.optional(accountContents),
    }),
  },
  failures: [410],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  summary: 'Confirm the address of the signed-in member with the link in a mail; repeating it changes nothing',
  access: 'member',
  repeatable: 'as-is',
  body: z.object({ token: linkToken }),
  responses: { 200: withMessage },
  failures: [410],
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/resend-confirmation',
  summary: 'Request another confirmation mail for the address of the signed-in member',
  access: 'member',
  responses: { 202: withMessage },
});

export const changeEmailBody = z.object({ email: accountEmail, password });
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;

export const changeEmail = endpoint({
  method: 'POST',
  path: '/auth/change-email',
  summary:
    'Request a change of the signed-in member’s address, with the password; mails a link to the new address; the response does not depend on whether it is available',
  access: 'member',
  body: changeEmailBody,
  responses: { 202: withMessage },
});

export const confirmNewEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-new-email',
  summary:
    'Change the address of the signed-in member with the link that was mailed to the new one; ends every other session',
  access: 'member',
  body: z.object({ token: linkToken }),
  responses: { 200: z.extend(withMessage, { email: z.string() }) },
  failures: [410],
});

/** A session that has not ended. `isKept`: the member chose to stay logged in. */
export const openSession = z.object({
  startedAt: timestamp,
  lastUsedAt: timestamp,
  isKept: z.boolean(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** Account settings; sessions are ordered by last use, latest first. */
export const accountFacts = z.object({
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  createdAt: timestamp,
  sessions: z.array(openSession),
});
export type AccountFacts = z.infer<typeof accountFacts>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary:
    'Address of the signed-in member, whether it is confirmed, since when the account exists, and its open sessions',
  access: 'member',
  responses: { 200: z.extend(success, { account: accountFacts }) },
});

const passwordBody = z.object({ password });

/** Rows by kind, such as `savedJobs`; files and other bytes in base64. */
const memberData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type MemberData = z.infer<typeof memberData>;

export const downloadData = endpoint({
  method: 'POST',
  path: '/account/data',
  summary: 'All data of the signed-in member; requires the password',
  access: 'member',
  body: passwordBody,
  responses: { 200: z.extend(success, { exportedAt: timestamp, data: memberData }) },
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  summary:
    'Delete the account of the signed-in member with all its data; requires the password. 409 for the only owner of the office',
  access: 'member',
  body: passwordBody,
  responses: { 200: withMessage },
  failures: [409],
});
