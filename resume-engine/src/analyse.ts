import type { Analysis } from './analysis';
import { answerOf, contextOf, type Question } from './answer/analyse-reading';
import { readResume } from './read-resume';
import { loadSpeller } from './spelling/speller';

/**
 * Reads a resume and judges it. The same bytes and question give the same answer.
 * @param bytes the whole file; not changed
 * @throws {UnreadableDocument} when there is nothing to read, and for no other reason
 */
export async function analyse(bytes: Uint8Array, question: Question): Promise<Analysis> {
  const [reading, speller] = await Promise.all([readResume(bytes), loadSpeller()]);
  return answerOf(contextOf(reading, { ...question, speller }));
}
