import { MAX_NAME_LENGTH } from '@kadam/shared/contract/auth';
import { textOf } from './job-posting';
import { profileOf } from './member';

/** The signed-in person as the profile page shows them; '' where the profile says nothing. */
export interface Account {
  readonly userId: string;
  /** First and last name, joined. */
  readonly name: string;
  readonly email: string;
  /** Of the job profile. */
  readonly phone: string;
}

/** A name as it is sent. */
export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/** Reads a profile answer in either of its shapes. */
export function toAccount(response: unknown): Account {
  const { id, firstName, lastName, email, phone } = profileOf(response);
  const name = [firstName, lastName].map(textOf).filter(Boolean).join(' ');
  return { userId: textOf(id), name, email: textOf(email), phone: textOf(phone) };
}

/** Splits at the first space (specification, section 4); a single name leaves the last name empty. */
export function splitName(name: string): NameParts {
  const [firstName = '', ...rest] = name.trim().split(/\s/);
  return { firstName, lastName: rest.join(' ').trim() };
}

/** What stops this name from being sent, as the sentence beside the field. */
export function nameError(name: string): string | undefined {
  const { firstName, lastName } = splitName(name);
  if (firstName === '') return 'Enter your name.';
  if (firstName.length > MAX_NAME_LENGTH) return `The first name may have at most ${MAX_NAME_LENGTH} characters.`;
  if (lastName.length > MAX_NAME_LENGTH) return `The last name may have at most ${MAX_NAME_LENGTH} characters.`;
  return undefined;
}

/** The first letters of the first and the last word, for a drawn portrait; '' without a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
