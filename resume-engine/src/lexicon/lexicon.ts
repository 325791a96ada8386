/**
 * Version and content hash of the word lists: part of every result, because other words give other
 * results.
 */
export const LEXICON = {
  version: 3,
  sha256: 'b906cd6d6bdbf08821db255a8803eab61c252c98000c35c3916b371f099060d1',
} as const;
