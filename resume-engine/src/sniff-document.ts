import { zipEntryNames } from './zip-directory';

/** Type of a document by its content; `unknown` is anything that cannot be read as a resume. */
export type DocumentKind = 'pdf' | 'docx' | 'doc' | 'rtf' | 'html' | 'unknown';

/** Part that every Word document holds (ECMA-376, part 1, as every writer names it). */
const WORD_PART = 'word/document.xml';
/**
 * Signature of a compound file ([MS-CFB], section 2.2), the container of `.doc` and also of `.xls`,
 * `.ppt` and `.msi`.
 */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/**
 * Name of the main stream of a Word binary file ([MS-DOC], section 2.1.1), as its directory spells
 * it: UTF-16, little endian.
 */
const WORD_STREAM = [...'WordDocument'].flatMap((letter) => [letter.charCodeAt(0), 0]);
/** How far into a file readers look for `%PDF-` (PDF Reference 1.7, implementation note 13). */
const PDF_HEADER_REACH = 1024;
const HTML_START = /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)[\s>]/i;

/**
 * Detects the type of a document. The file name is ignored: RTF and HTML renamed to `.doc` are
 * common.
 * Reads a few kilobytes, the ZIP directory, and for a compound file its names; never inflates or
 * parses anything.
 * @param bytes the whole file
 * @returns the type; never throws
 */
export function sniffDocument(bytes: Uint8Array): DocumentKind {
  if (startsWith(bytes, ascii('PK\u0003\u0004'))) return zipEntryNames(bytes).includes(WORD_PART) ? 'docx' : 'unknown';
  if (startsWith(bytes, COMPOUND_FILE)) return contains(bytes, WORD_STREAM) ? 'doc' : 'unknown';
  if (startsWith(bytes, ascii('{\\rtf'))) return 'rtf';
  if (contains(bytes.subarray(0, PDF_HEADER_REACH), ascii('%PDF-'))) return 'pdf';
  return HTML_START.test(openingText(bytes)) ? 'html' : 'unknown';
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const startsWith = (bytes: Uint8Array, prefix: readonly number[]) => matchesAt(bytes, 0, prefix);

const matchesAt = (bytes: Uint8Array, offset: number, pattern: readonly number[]) =>
  pattern.every((byte, index) => bytes[offset + index] === byte);

function contains(bytes: Uint8Array, pattern: readonly number[]): boolean {
  const [first = 0] = pattern;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (matchesAt(bytes, at, pattern)) return true;
  }
  return false;
}

function openingText(bytes: Uint8Array): string {
  const isUtf16 = matchesAt(bytes, 0, [0xff, 0xfe]);
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, 2048)).trimStart();
}
