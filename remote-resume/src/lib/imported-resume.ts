import { fromParsedResume, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import type { HandOver } from './hand-over';
import { suggestionsOf, type Suggestions } from './suggestions';

/** A resume from a file. */
export interface ImportedResume {
  readonly document: ResumeDocument;
  readonly suggestions: Suggestions;
  /** Texts of the file that are not in the document. */
  readonly notImported: readonly string[];
  /** Page count of the file; undefined if it has no pages. */
  readonly pages: number | undefined;
}

/** The resume of a check. */
export const importedFrom = (handOver: HandOver): ImportedResume => ({
  document: handOver.jsonResume ?? fromParsedResume(handOver.parsedResume),
  suggestions: suggestionsOf(handOver),
  notImported: handOver.notImported,
  pages: handOver.pages,
});
