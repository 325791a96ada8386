/** Checks spelling. */
export interface Speller {
  /**
   * The word meant by a misspelled one, in lower case. Undefined for a correct word (British,
   * American and Indian spellings and trade terms are correct) and for a word that is only unknown.
   */
  correct(word: string): string | undefined;
}
