import type { CheckResult } from '../analysis';
import { contextOf, type AnalyzeOptions } from '../result/context-of';
import type { CheckContext } from '../checks/context';
import type { Reading } from '../resume/reading';
import { judge } from '../score/judge';
import { loadSpeller } from '../spelling/load-speller';
import { type ResumeContent, makeReading } from './made-resume';

export const AS_OF = new Date('2026-01-15T00:00:00Z');

export const contextFor = async (
  content: ResumeContent,
  options: Partial<AnalyzeOptions> = {},
): Promise<CheckContext> => contextOfReading(makeReading(content), options);

export const contextOfReading = async (
  reading: Reading,
  options: Partial<AnalyzeOptions> = {},
): Promise<CheckContext> => contextOf(reading, { asOf: AS_OF, ...options, speller: await loadSpeller() });

/** The result of one check for a made resume. */
export async function judged(
  id: string,
  content: ResumeContent,
  options: Partial<AnalyzeOptions> = {},
): Promise<CheckResult> {
  const found = judge(await contextFor(content, options)).find((check) => check.id === id);
  if (!found) throw new Error(`There is no check ${id}.`);
  return found;
}
