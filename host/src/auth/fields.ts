import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { isEmail, isOneLine, isVisible, NOT_ONE_LINE } from '@kadam/shared/contract/text-rules';

/** Error of an email address; undefined if valid. */
export function emailError(value: string): string | undefined {
  if (value.trim() === '') return AUTH_MESSAGES.emailRequired;
  return isEmail(value) ? undefined : AUTH_MESSAGES.emailInvalid;
}

/** Error of a person's name; `blank` if it is empty. */
export function nameError(value: string, blank: string): string | undefined {
  if (!isVisible(value)) return blank;
  return isOneLine(value.trim()) ? undefined : NOT_ONE_LINE;
}

/** All fields are required, so labels are not marked. */
export const REQUIRED = { 'aria-required': true } as const;

/**
 * Props of a password field, without its value, which React would write into a readable attribute.
 */
export const secret = <Props extends { readonly value: string }>({ value: _, ...props }: Props) => props;
