import { RESUME_SHAPE, type Shape } from './json-resume-shape';
import type { ResumeDocument } from './resume-document';

/** Maximum length of a member, in UTF-16 units. */
const MAX_TEXT_LENGTH = 20_000;
/** Maximum length of a list. */
const MAX_ENTRIES = 500;

// The format of a date that ISO 8601 cannot express (`toJsonResume`).
const AS_WRITTEN = /(?<=[dD]ate)AsWritten$/;

/** An invalid resume; the message is a sentence that names the member and the fix. */
export class InvalidResume extends Error {}

/**
 * Validates a JSON value as a resume.
 * @param value parsed JSON of a JSON Resume file or of the editor's storage; not changed
 * @returns the same value: unknown members are preserved; numbers become texts; null and empty
 * dates are omitted
 * @throws {InvalidResume} if a known member has the wrong kind or is too large
 */
export function readResumeDocument(value: unknown): ResumeDocument {
  return shaped(value, RESUME_SHAPE, '') as ResumeDocument;
}

/**
 * Parses a JSON Resume file.
 * @throws {InvalidResume} if it is not JSON, `readResumeDocument` rejects it, or it has none of a
 * resume's members
 */
export function readJsonResume(text: string): ResumeDocument {
  const document = readResumeDocument(parsed(text));
  if (!Object.keys(RESUME_SHAPE).some((member) => member !== 'meta' && member in document))
    throw new InvalidResume('This file has no part of a JSON Resume: basics, work, education … Choose another file.');
  return document;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new InvalidResume('This file is not JSON. Choose a file that was saved as a JSON Resume.');
  }
}

function shaped(value: unknown, shape: Shape, path: string): unknown {
  if (shape === 'text' || shape === 'date') return textOf(value, path);
  if (isListShape(shape)) return listOf(value, shape[0], path);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidResume(`${named(path)} must be an object, but is ${kindOf(value)}. Correct it in the file.`);
  return Object.fromEntries(
    Object.entries(value)
      .map(([written, inner]) => {
        const member = written.replace(AS_WRITTEN, '');
        const expected = Object.hasOwn(shape, member) ? shape[member] : undefined;
        if (!expected) return [written, inner] as const;
        const isAbsent = inner === null || inner === undefined || (expected === 'date' && inner === '');
        return [member, isAbsent ? undefined : shaped(inner, expected, join(path, member))] as const;
      })
      .filter(([, inner]) => inner !== undefined),
  );
}

const isListShape = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function textOf(value: unknown, path: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string')
    throw new InvalidResume(`${named(path)} must be text, but is ${kindOf(value)}. Correct it in the file.`);
  if (text.length > MAX_TEXT_LENGTH)
    throw new InvalidResume(
      `${named(path)} is longer than ${MAX_TEXT_LENGTH.toLocaleString('en-IN')} characters. Shorten it.`,
    );
  return text;
}

function listOf(value: unknown, shape: Shape, path: string): unknown[] {
  if (!Array.isArray(value))
    throw new InvalidResume(`${named(path)} must be a list, but is ${kindOf(value)}. Correct it in the file.`);
  if (value.length > MAX_ENTRIES)
    throw new InvalidResume(`${named(path)} has more than ${MAX_ENTRIES} entries. Leave some out.`);
  return value
    .filter((entry) => entry !== null && entry !== undefined)
    .map((entry, at) => shaped(entry, shape, `${path}[${at}]`));
}

const join = (path: string, member: string) => (path === '' ? member : `${path}.${member}`);
const named = (path: string) => (path === '' ? 'A resume' : `'${path}'`);

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  return { string: 'text', number: 'a number', boolean: 'true or false' }[typeof value as string] ?? 'an object';
}
