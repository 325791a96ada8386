import { isOwnAddress, MIN_PASSWORD_LENGTH } from '@kadam/shared/contract/auth';
import { isCommonPassword } from '@kadam/shared/contract/common-passwords';

const LONG = 12;
const ADVICE = 'a few unrelated words make a strong one';

/** Hint on the strength of a password for the account with this address. */
export function passwordHint(password: string, address: string): string {
  if (password === '')
    return `At least ${MIN_PASSWORD_LENGTH} characters, and none of the most common passwords; ${ADVICE}.`;
  if (password.length < MIN_PASSWORD_LENGTH) return `Too short: ${MIN_PASSWORD_LENGTH - password.length} more to go.`;
  if (isOwnAddress(password, address)) return `Not accepted: it is in your email address; ${ADVICE}.`;
  if (isCommonPassword(password)) return `Not accepted: it is too common; ${ADVICE}.`;
  const score = variety(password) + (password.length >= LONG ? 2 : 0) + (password.length >= LONG + 4 ? 1 : 0);
  if (isRepetitive(password) || score <= 1) return `Weak: easy to guess; ${ADVICE}.`;
  return score <= 3 ? 'Fair: a few more characters make it strong.' : 'Strong password.';
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

const variety = (password: string) => KINDS.filter((kind) => kind.test(password)).length;
const isRepetitive = (password: string) => new Set(password.toLowerCase()).size <= 4;
