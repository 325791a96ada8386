import type { ParsedResume } from '@kadam/shared/contract/resume';
import type { AtsResult } from './ats-result';
import { toEnhancedResume, type EnhancedResume } from './enhanced-resume';
import { isRecord, textsOf } from './json-values';
import { toParsedResume } from './parsed-resume';

/** Navigation state from the resume check to the editor. */
export interface HandOver {
  readonly parsedResume: ParsedResume;
  readonly enhancedResume: EnhancedResume;
  readonly strengths: readonly string[];
}

export const handOverOf = ({ parsedResume, enhancedResume, strengths }: AtsResult): HandOver => ({
  parsedResume,
  enhancedResume,
  strengths,
});

/** Parses the navigation state; undefined if it is something else. */
export function readHandOver(state: unknown): HandOver | undefined {
  if (!isRecord(state) || !isRecord(state.parsedResume)) return undefined;
  return {
    parsedResume: toParsedResume(state.parsedResume),
    enhancedResume: toEnhancedResume(state.enhancedResume),
    strengths: textsOf(state.strengths),
  };
}
