import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { isEmail, isOneLine, isVisible, NOT_ONE_LINE } from '@kadam/shared/contract/text-rules';

/** What is wrong with an email address, if anything is. */
export function emailFault(value: string): string | undefined {
  if (value.trim() === '') return AUTH_MESSAGES.emailRequired;
  return isEmail(value) ? undefined : AUTH_MESSAGES.emailInvalid;
}

/** What is wrong with a person's name; `blank` is the sentence when there is none. */
export function nameFault(value: string, blank: string): string | undefined {
  if (!isVisible(value)) return blank;
  return isOneLine(value.trim()) ? undefined : NOT_ONE_LINE;
}

/** Every field of the two forms is required, so no label needs a star that says so. */
export const REQUIRED = { 'aria-required': true } as const;

/** Props of a password field. Without its value: React would write it into the attribute, where other scripts read it. */
export const secret = <Props extends { readonly value: string }>({ value: _, ...props }: Props) => props;
