import { FileError } from './errors';

export const FORMATS = ['csv', 'json', 'xml'] as const;
export type Format = (typeof FORMATS)[number];

/** First bytes of files that cannot be imported, and what to do with such a file. */
const FOREIGN: readonly (readonly [string, string])[] = [
  [
    'PK\x03\x04',
    'is a spreadsheet or a ZIP archive. Save the sheet as "CSV UTF-8", or unpack the archive, and import that file.',
  ],
  ['\xd0\xcf\x11\xe0', 'is a spreadsheet of an old format. Save the sheet as "CSV UTF-8" and import that file.'],
  ['\x1f\x8b', 'is compressed. Unpack it with gunzip first.'],
  ['%PDF', 'is a PDF. Ask for the postings as CSV, JSON or XML.'],
];

/**
 * Detects the format of a file from the start of its text.
 * @throws FileError for an unsupported format
 */
export function formatOf(start: string): Format {
  const text = start.trimStart();
  if (text === '') throw new FileError('The file is empty. Export it again, or check that this is the right file.');
  if (/^<(!doctype\s+)?html/i.test(text)) {
    throw new FileError(
      'This is a web page, not a file of postings. Download the file itself, or sign in where it comes from.',
    );
  }
  if (text.startsWith('<')) return 'xml';
  return text.startsWith('{') || text.startsWith('[') ? 'json' : 'csv';
}

/** @throws FileError for binary formats, such as spreadsheets and archives */
export function rejectForeign(start: Buffer): void {
  const head = start.subarray(0, 4).toString('latin1');
  const [, sentence] = FOREIGN.find(([mark]) => head.startsWith(mark)) ?? [];
  if (sentence) throw new FileError(`This ${sentence}`);
}
