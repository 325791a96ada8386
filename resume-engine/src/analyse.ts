import type { Analysis } from './analysis';
import { analyseReading } from './result/analyse-reading';
import { contextOf, type AnalyseOptions } from './result/context-of';
import { readResume } from './read-resume';
import { loadSpeller } from './spelling/load-speller';

/**
 * Reads a resume and judges it. The same bytes and question give the same answer.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} when there is nothing to read, and for no other reason
 */
export async function analyse(bytes: Uint8Array, options: AnalyseOptions): Promise<Analysis> {
  const [reading, speller] = await Promise.all([readResume(bytes), loadSpeller()]);
  return analyseReading(contextOf(reading, { ...options, speller }));
}
