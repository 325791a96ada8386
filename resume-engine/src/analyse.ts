import type { Analysis } from './analysis';
import { analyseReading } from './result/analyse-reading';
import { contextOf, type AnalyseOptions } from './result/context-of';
import { readResume } from './read-resume';
import { loadSpeller } from './spelling/load-speller';

/**
 * Parses and scores a resume. The same bytes and options give the same result.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} if the file has no readable content; never anything else
 */
export async function analyse(bytes: Uint8Array, options: AnalyseOptions): Promise<Analysis> {
  const [reading, speller] = await Promise.all([readResume(bytes), loadSpeller()]);
  return analyseReading(contextOf(reading, { ...options, speller }));
}
