/** Checks spelling. */
export interface Speller {
  /** British, American and Indian spellings and trade terms are correct. */
  isRight(word: string): boolean;
  suggest(word: string): string | undefined;
}
