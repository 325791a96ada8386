/** A set of slots as a bit for each, growing on demand. What lies beyond the end of `words` is not in it. */
export class Bits {
  words: Int32Array;

  constructor(expectedSlots: number) {
    this.words = new Int32Array(wordsFor(expectedSlots));
  }

  add(slot: number): void {
    const word = slot >>> 5;
    if (word >= this.words.length) this.words = enlarged(this.words, word + 1);
    this.words[word] = (this.words[word] ?? 0) | (1 << (slot & 31));
  }

  delete(slot: number): void {
    const word = slot >>> 5;
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return hasBit(this.words, slot);
  }
}

export const wordsFor = (slots: number): number => (slots + 31) >>> 5;

export const hasBit = (bits: Int32Array, slot: number): boolean =>
  (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

/** How many bits of a 32-bit word are set. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// A quarter more than needed, so that appending one by one stays cheap.
function enlarged(words: Int32Array, needed: number): Int32Array {
  const larger = new Int32Array(Math.max(needed, Math.ceil(words.length * 1.25)));
  larger.set(words);
  return larger;
}
