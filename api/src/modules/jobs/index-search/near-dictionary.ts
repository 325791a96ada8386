import { ones } from './bits';
import { distanceTo } from '../edit-distance';
import type { NearWord } from '../search-engine';

interface SameLength {
  readonly words: string[];
  /** Which letters each word has, as bits; a few letters share one. */
  readonly letters: number[];
}

/** The words of a field by length, for finding those that are spelt nearly like another. */
export class NearDictionary {
  private readonly byLength = new Map<number, SameLength>();

  add(word: string): void {
    const length = [...word].length;
    let same = this.byLength.get(length);
    if (!same) this.byLength.set(length, (same = { words: [], letters: [] }));
    same.words.push(word);
    same.letters.push(lettersOf(word));
  }

  /** The words that are up to `most` steps away. */
  near(word: string, most: number): NearWord[] {
    const length = [...word].length;
    const letters = lettersOf(word);
    const distance = distanceTo(word, most);
    const found: NearWord[] = [];
    for (let other = length - most; other <= length + most; other += 1) {
      const same = this.byLength.get(other);
      for (let index = 0; same && index < same.words.length; index += 1) {
        // A step changes at most two letters of the set.
        if (ones((same.letters[index] ?? 0) ^ letters) > 2 * most) continue;
        const candidate = same.words[index] ?? '';
        const steps = distance(candidate);
        if (steps <= most) found.push({ word: candidate, distance: steps });
      }
    }
    return found;
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}
