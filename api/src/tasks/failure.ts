import type { TaskFailure } from './task';

const MAX_LENGTH = 500;

/** Reads whatever was thrown: its code or name for logs, that and its message for the operator. */
export function failureOf(error: unknown): TaskFailure {
  const { code, name, message }: Record<string, unknown> = Object(error);
  const word = [code, name].find(isCode) ?? 'UNKNOWN';
  return { code: String(word), sentence: failureSentence(`${String(word)}: ${String(message ?? '')}`), isFinal: false };
}

/** The text as the database can store it: on one line, well-formed, at most 500 characters. */
export const failureSentence = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_LENGTH)
    .toWellFormed();

/** True for what is a word of a program and not of a person. */
export const isCode = (part: unknown): boolean => /^[A-Za-z0-9_ ]{1,30}$/.test(String(part ?? ''));
