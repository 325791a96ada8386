/** Version of the word lists and the hash of what they hold: part of every answer, because other words give other answers. */
export const LEXICON = {
  version: 2,
  sha256: 'db9419a982373bfc6e97c649e4194707d8a0b4af3aa3fc8f58891d3a49615184',
} as const;
