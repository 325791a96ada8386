/** Tells right words from wrong ones. */
export interface Speller {
  /** British, American and Indian spellings are right, and the words of the trades. */
  isRight(word: string): boolean;
  /** The likeliest right word, if one is near. */
  suggest(word: string): string | undefined;
}
