import type { Analysis } from './analysis';
import { otherDocumentOf } from './document-kind/document-kind';
import { analyzeReading, unscored } from './result/analyze-reading';
import { type AnalyzeOptions, contextOf } from './result/context-of';
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
export async function analyze(bytes: Uint8Array, options: AnalyzeOptions): Promise<Analysis> {
  const [reading, speller] = await Promise.all([readResume(bytes), loadSpeller()]);
  const other = otherDocumentOf(reading);
  if (other) return unscored(reading, other);
  return analyzeReading(contextOf(reading, { ...options, speller }));
}

/**
 * Parses a file: its text, lines, sections and fields, each with evidence.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} if the file has no readable content; never anything else
 */
export const readResume = async (bytes: Uint8Array): Promise<Reading> => readingOf(await readDocument(bytes));
