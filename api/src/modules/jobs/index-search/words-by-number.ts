import type { SearchRow } from '../search-row';
import type { WordSlots } from './word-slots';

/** The words by the numbers that the dictionary of the database gives them; one word may have several. */
export class WordsByNumber {
  private readonly slots: (WordSlots | undefined)[] = [];
  private readonly words: string[] = [];

  learn(number: number, word: string, slots: WordSlots): void {
    while (this.slots.length < number) {
      this.slots.push(undefined);
      this.words.push('');
    }
    this.slots[number] = slots;
    this.words[number] = word;
  }

  /** Every known number with its word and the slots of the word. */
  *entries(): Generator<[number: number, word: string, slots: WordSlots]> {
    for (const [number, slots] of this.slots.entries()) if (slots) yield [number, this.words[number] ?? '', slots];
  }

  slotsOf(number: number): WordSlots | undefined {
    return this.slots[number];
  }

  /** Numbers of words that no posting taken in has; each is told once. */
  takeUnused(most: number): number[] {
    const unused: number[] = [];
    for (const [number, slots] of this.slots.entries()) {
      if (unused.length === most) break;
      if (slots?.count !== 0) continue;
      unused.push(number);
      // Should a posting get the word after all, its number is asked for again.
      this.slots[number] = undefined;
    }
    return unused;
  }

  /** The numbers in these rows whose words are not known yet. */
  unknownAmong(rows: readonly SearchRow[]): number[] {
    const unknown = new Set<number>();
    for (const { words } of rows) {
      for (let index = 0; index < words.length; index += 1) {
        const number = words[index] ?? 0;
        if (this.slots[number] === undefined) unknown.add(number);
      }
    }
    return [...unknown];
  }
}
