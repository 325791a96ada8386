/**
 * Why a file could not be read: nothing in it, locked, broken, a kind we do not read, or more than we are willing to open.
 */
export type UnreadableCode = 'empty' | 'encrypted' | 'damaged' | 'unsupported' | 'too-large';

/** A file that cannot be read as a resume; `message` is one sentence for the person who sent it. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';

  constructor(
    readonly code: UnreadableCode,
    message: string,
  ) {
    super(message);
  }
}
