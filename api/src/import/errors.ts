/** The file as a whole cannot be imported; `message` tells the operator why and the way out. */
export class FileError extends Error {
  override readonly name = 'FileFault';
}

/** The import cannot even be tried; `message` tells the operator why and the way out. */
export class ImportError extends Error {
  override readonly name = 'ImportRefusal';
}

/** One value cannot be taken; `message` is the end of a sentence that begins with the name of the field. */
export class ValueError extends Error {
  override readonly name = 'ValueFault';
}

/** What is wrong with one field of a row, and the way out. */
export interface RowError {
  /** As the file calls it, where the file has it. */
  readonly field: string;
  readonly sentence: string;
}

const SHOWN_LENGTH = 60;

/** Words of a file as they may stand on a terminal: cut, and without characters that command one. */
export function printable(words: string): string {
  const shown = words.slice(0, SHOWN_LENGTH + 1).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '·');
  return shown.length > SHOWN_LENGTH ? `${shown.slice(0, SHOWN_LENGTH)}…` : shown;
}

/** A value of the file as it may stand in a sentence. */
export const quoted = (value: unknown): string =>
  `'${printable(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))}'`;
