/**
 * Why a file could not be read: nothing in it, locked, broken, a kind we do not read, or more than we are willing to open.
 */
export type UnreadableCode = 'empty' | 'encrypted' | 'damaged' | 'unsupported' | 'too-large';

/** Where the way out is the same for every cause. */
const WAYS_OUT: Readonly<Partial<Record<UnreadableCode, string>>> = {
  empty: 'Save it again with its text, as PDF or DOCX.',
  damaged: 'Save it again as PDF or DOCX.',
  'too-large': 'Send the resume alone, as PDF or DOCX.',
};

/** A file that cannot be read as a resume; `message` says to the person who sent it what is wrong, and the way out. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';

  /** @param cause one sentence; for a locked or an unsupported file, the way out as well */
  constructor(
    readonly code: UnreadableCode,
    cause: string,
  ) {
    super([cause, WAYS_OUT[code]].filter(Boolean).join(' '));
  }
}
