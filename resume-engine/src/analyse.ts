import type { Analysis } from './analysis';
import { analyseReading } from './result/analyse-reading';
import { type AnalyseOptions, contextOf } from './result/context-of';
import { loadSpeller } from './spelling/load-speller';
import type { Reading } from './resume/reading';
import { readDocument } from './read/read-document';
import { readingOf } from './reading-of';

/**
 * Parses and scores a resume. The same bytes and options give the same result.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} if the file has no readable content; never anything else
 */
export async function analyse(bytes: Uint8Array, options: AnalyseOptions): Promise<Analysis> {
  const [reading, speller] = await Promise.all([readResume(bytes), loadSpeller()]);
  return analyseReading(contextOf(reading, { ...options, speller }));
}

/**
 * Parses a file: its text, lines, sections and fields, each with evidence.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} if the file has no readable content; never anything else
 */
export const readResume = async (bytes: Uint8Array): Promise<Reading> => readingOf(await readDocument(bytes));
