import type { SearchEngine } from '../search-engine';
import type { PostingIndex } from './posting-index';

/** The search in memory. */
export const indexEngine = (index: PostingIndex): SearchEngine => ({
  find: async (question) => index.find(question),
  countWith: async (field, words, most) => Math.min(index.countWith(field, words), most),
  wordsNear: async (field, word, most) => index.near(field, word, most),
  overlapping: async (counted, most) => index.overlapping(counted, most),
  countEach: async (field, words) => words.map((word) => index.countExactly(field, word)),
});
