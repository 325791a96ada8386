import type { ReadDocument } from '../document/document';
import { normalizeDocument } from '../normalize/normalize-document';
import { sniffDocument, type DocumentKind } from '../sniff-document';
import { readDoc } from './doc/read-doc';
import { readDocx } from './docx/read-docx';
import { readPdf } from './pdf/read-pdf';
import type { RawDocument } from './raw-document';
import { UnreadableDocument } from './unreadable-document';

/** Larger files are rejected before parsing. */
const MAX_BYTES = 10 * 1024 * 1024;

/** A page with a smaller picture than this is not a scan. */
const SCAN_SHARE = 0.05;

/**
 * Extracts the text of a document with positions, looks and links.
 * A scan without text is valid: it has no items, and `pictureShare` explains why.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} if the file has no readable content; never anything else
 */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  if (bytes.length === 0) throw new UnreadableDocument('empty', 'The file is empty.');
  if (bytes.length > MAX_BYTES) throw new UnreadableDocument('too-large', 'The file is larger than 10 MB.');
  const document = normalizeDocument(await readRaw(bytes), bytes.length);
  if (document.items.length === 0 && !document.pages.some(({ pictureShare }) => pictureShare >= SCAN_SHARE)) {
    throw new UnreadableDocument('empty', 'The file holds no text.');
  }
  return document;
}

const UNSUPPORTED: Readonly<Partial<Record<DocumentKind, string>>> = {
  rtf: 'The file is rich text (RTF), whatever its name says. Save it as DOCX or PDF.',
  html: 'The file is a web page, whatever its name says. Save it as DOCX or PDF.',
};

async function readRaw(bytes: Uint8Array): Promise<RawDocument> {
  const kind = sniffDocument(bytes);
  try {
    if (kind === 'pdf') return await readPdf(bytes);
    if (kind === 'docx') return readDocx(bytes);
    if (kind === 'doc') return readDoc(bytes);
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument('damaged', 'The file is damaged and cannot be read.');
  }
  throw new UnreadableDocument('unsupported', UNSUPPORTED[kind] ?? 'The file is not a PDF or Word document.');
}
