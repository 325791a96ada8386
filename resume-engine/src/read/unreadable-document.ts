/** Why a file could not be read: empty, encrypted, damaged, unsupported, or too large. */
export type UnreadableCode = 'empty' | 'encrypted' | 'damaged' | 'unsupported' | 'too-large';

/** Codes whose advice is the same for every cause. */
const REMEDIES: Readonly<Partial<Record<UnreadableCode, string>>> = {
  empty: 'Save it again with its text, as PDF or DOCX.',
  damaged: 'Save it again as PDF or DOCX.',
  'too-large': 'Send the resume alone, as PDF or DOCX.',
};

/**
 * A file that cannot be read as a resume; `message` describes the error and the remedy for the
 * person who uploaded it.
 */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';

  /** @param cause one sentence; for an encrypted or unsupported file, the remedy as well */
  constructor(
    readonly code: UnreadableCode,
    cause: string,
  ) {
    super([cause, REMEDIES[code]].filter(Boolean).join(' '));
  }
}
