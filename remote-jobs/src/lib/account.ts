import { MAX_NAME_LENGTH } from '@kadam/shared/contract/auth';
import { textOf } from './job-posting';
import { profileOf } from './member';

/** The data of the profile page; '' if unknown. */
export interface Account {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/** Parses a profile response in either shape. */
export function toAccount(response: unknown): Account {
  const { id, firstName, lastName, email, phone } = profileOf(response);
  const name = [firstName, lastName].map(textOf).filter(Boolean).join(' ');
  return { userId: textOf(id), name, email: textOf(email), phone: textOf(phone) };
}

/** Splits at the first space; a single name leaves the last name empty. */
export function splitName(name: string): NameParts {
  const [firstName = '', ...rest] = name.trim().split(/\s/);
  return { firstName, lastName: rest.join(' ').trim() };
}

export function nameError(name: string): string | undefined {
  const { firstName, lastName } = splitName(name);
  if (firstName === '') return 'Enter your name.';
  if (firstName.length > MAX_NAME_LENGTH) return `The first name may have at most ${MAX_NAME_LENGTH} characters.`;
  if (lastName.length > MAX_NAME_LENGTH) return `The last name may have at most ${MAX_NAME_LENGTH} characters.`;
  return undefined;
}

/** Initials of the first and last word; '' without a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
