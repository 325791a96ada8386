import type { Reading } from './checks/context';
import { readDocument } from './read/read-document';
import { readingOf } from './reading-of';

/**
 * Reads a resume out of a file: its text, lines, sections and fields, each with its evidence.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} when there is nothing to read, and for no other reason
 */
export const readResume = async (bytes: Uint8Array): Promise<Reading> => readingOf(await readDocument(bytes));
