import type { ParsedResume } from '@kadam/shared/contract/resume';
import type { ResumeDocument } from '@kadam/resume-engine/resume-document';
import { toResumeDocument, type AtsResult } from './ats-result';
import { toEnhancedResume, type EnhancedResume } from './enhanced-resume';
import { isRecord, listOf, numberOf, textsOf } from './json-values';
import { toParsedResume } from './parsed-resume';

/** Navigation state from the resume check to the editor. */
export interface HandOver {
  readonly parsedResume: ParsedResume;
  readonly jsonResume: ResumeDocument | undefined;
  readonly notImported: readonly string[];
  /** Page count of the file. */
  readonly pages: number;
  readonly enhancedResume: EnhancedResume;
  readonly strengths: readonly string[];
}

export const handOverOf = ({ reading, ...result }: AtsResult): HandOver => ({
  parsedResume: result.parsedResume,
  jsonResume: result.jsonResume,
  notImported: result.notImported,
  pages: Math.max(1, ...reading.map(({ page }) => page)),
  enhancedResume: result.enhancedResume,
  strengths: result.strengths,
});

/** Parses the navigation state; undefined if it is something else. */
export function readHandOver(state: unknown): HandOver | undefined {
  if (!isRecord(state) || !isRecord(state.parsedResume)) return undefined;
  return {
    parsedResume: toParsedResume(state.parsedResume),
    jsonResume: toResumeDocument(state.jsonResume),
    notImported: textsOf(listOf(state.notImported)),
    pages: numberOf(state.pages) ?? 1,
    enhancedResume: toEnhancedResume(state.enhancedResume),
    strengths: textsOf(state.strengths),
  };
}
