import type { Reading } from './resume/reading';
import { readDocument } from './read/read-document';
import { readingOf } from './reading-of';

/**
 * Parses a file: its text, lines, sections and fields, each with evidence.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} if the file has no readable content; never anything else
 */
export const readResume = async (bytes: Uint8Array): Promise<Reading> => readingOf(await readDocument(bytes));
