/**
 * Version and content hash of the word lists: part of every result, because other words give other
 * results.
 */
export const LEXICON = {
  version: 5,
  sha256: '2012bc25f7fa63f0e51d2e5599fd34bc50dbea59c98de29d92e263e7e0af567e',
} as const;
