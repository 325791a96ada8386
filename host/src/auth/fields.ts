import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { isEmail } from '@kadam/shared/contract/schema';

/** A check of a required text: the sentence when it is blank, or true. */
export const required = (message: string) => (value: string) => value.trim() !== '' || message;

export const emailRule = (value: string) =>
  value.trim() === '' ? AUTH_MESSAGES.emailRequired : isEmail(value) || AUTH_MESSAGES.emailInvalid;
