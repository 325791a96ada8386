/** The file as a whole cannot be imported; `message` explains why and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** The import cannot start; `message` explains why and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** A value is invalid; `message` follows the name of the field. */
export class ValueError extends Error {
  override readonly name = 'ValueError';
}

/** What is wrong with one field of a row, and how to correct it. */
export interface RowError {
  /** The name used in the file, if it has one. */
  readonly field: string;
  readonly sentence: string;
}

const SHOWN_LENGTH = 60;

/** Text of a file, safe for a terminal: shortened and without control characters. */
export function printable(words: string): string {
  const shown = words.slice(0, SHOWN_LENGTH + 1).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '·');
  return shown.length > SHOWN_LENGTH ? `${shown.slice(0, SHOWN_LENGTH)}…` : shown;
}

export const quoted = (value: unknown): string =>
  `'${printable(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))}'`;
