import { text } from '@kadam/shared/contract/schema';
import { quoted, ValueError } from '../errors';
import { textOfMarkup } from './markup';

// Properties that contain the text of an object in JSON and linked data.
const TEXTS = ['name', 'title', 'value', '@value', 'credentialCategory'];

/** The text of a value: itself, a number, the name of an object, or several of these. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  const thing = (value ?? {}) as Record<string, unknown>;
  const named = TEXTS.map((name) => thing[name]).find((text) => text !== undefined && text !== null);
  if (named === undefined || typeof named === 'object') throw new ValueError(`${quoted(value)} is not a text.`);
  return plainText(named);
}

/** Text on one line, at most `max` characters, without markup and extra spaces. */
export function line(max: number): (value: unknown) => string {
  const bounded = within(max);
  return (value) => bounded(textOfMarkup(plainText(value)).replace(/\s+/g, ' ').trim());
}

export function paragraphs(max: number): (value: unknown) => string {
  const bounded = within(max);
  return (value) => bounded(textOfMarkup(plainText(value)));
}

/** Rejects what the API rejects too: text that is too long, NUL and lone surrogates. */
export function within(max: number): (value: string) => string {
  const schema = text(max);
  return (value) => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const isTooLong = issue?.code === 'too_big';
    throw new ValueError(
      isTooLong
        ? `has ${value.length} characters; at most ${max} fit. Shorten it.`
        : 'holds characters that are not text. Remove them.',
    );
  };
}

/** A whole number from 0; thousands separators and a trailing plus are ignored. */
export function wholeNumber(max: number): (value: unknown) => number {
  return (value) => {
    const text = plainText(value).trim();
    const digits = text.replace(/(?<=\d),(?=\d)/g, '').replace(/\s?\+$/, '');
    if (/^\d{1,9}$/.test(digits) && Number(digits) <= max) return Number(digits);
    throw new ValueError(`${quoted(text)} is not a whole number from 0 to ${max}. Correct it, or leave it empty.`);
  };
}
