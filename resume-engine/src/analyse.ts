import type { Analysis } from './analysis';
import { otherDocumentOf } from './document-kind/document-kind';
import { analyseReading, unscored } from './result/analyse-reading';
import { type AnalyseOptions, contextOf } from './result/context-of';
import { loadSpeller } from './spelling/load-speller';
import type { Reading } from './resume/reading';
import { readDocument } from './read/read-document';
import { readingOf } from './reading-of';

/**
 * Parses and scores a resume. The same bytes and options give the same result. What is not the
 * resume of one person in English is parsed but not scored.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} if the file has no readable content; never anything else
 */
export async function analyse(bytes: Uint8Array, options: AnalyseOptions): Promise<Analysis> {
  const [reading, speller] = await Promise.all([readResume(bytes), loadSpeller()]);
  const other = otherDocumentOf(reading);
  if (other) return unscored(reading, other);
  return analyseReading(contextOf(reading, { ...options, speller }));
}

/**
 * Parses a file: its text, lines, sections and fields, each with evidence.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} if the file has no readable content; never anything else
 */
export const readResume = async (bytes: Uint8Array): Promise<Reading> => readingOf(await readDocument(bytes));
