import { WordSlots } from './word-slots';

/** The words of one field, each with its slots; those that begin alike stand together. */
export class Dictionary {
  private readonly slotsByWord = new Map<string, WordSlots>();
  private sorted: string[] = [];
  private fresh: string[] = [];

  constructor(private readonly onNewWord: (word: string) => unknown) {}

  /** Where the slots of the word are noted; a new word has none yet. */
  entry(word: string): WordSlots {
    const known = this.slotsByWord.get(word);
    if (known) return known;
    const slots = new WordSlots();
    const own = detached(word);
    this.slotsByWord.set(own, slots);
    this.fresh.push(own);
    this.onNewWord(own);
    return slots;
  }

  slotsOf(word: string): WordSlots | undefined {
    return this.slotsByWord.get(word);
  }

  /** Slots of every word that begins so. */
  beginningWith(prefix: string): WordSlots[] {
    const words = this.inOrder();
    const found: WordSlots[] = [];
    for (let index = placeOf(words, prefix); words[index]?.startsWith(prefix); index += 1) {
      const slots = this.slotsByWord.get(words[index] ?? '');
      if (slots) found.push(slots);
    }
    return found;
  }

  // New words come one by one, and all at once while the index is built.
  private inOrder(): readonly string[] {
    const { fresh, sorted } = this;
    if (fresh.length === 0) return sorted;
    if (fresh.length < 32) for (const word of fresh) sorted.splice(placeOf(sorted, word), 0, word);
    else this.sorted = sorted.concat(fresh).sort();
    this.fresh = [];
    return this.sorted;
  }
}

// A part of a longer string keeps all of it in memory.
const detached = (word: string) => Buffer.from(word).toString();

// Where the word stands, or would.
function placeOf(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
