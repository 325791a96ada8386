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

// The loops over whole sets stand in the file of what they call: for each of a million slots even finding the way to another module takes time.

/** How many slots from `start` to before `end` are in the set. */
export function countBits(bits: Int32Array, start = 0, end = bits.length * 32): number {
  const first = start >>> 5;
  const last = Math.min(bits.length - 1, (end - 1) >>> 5);
  if (start >= end || first > last) return 0;
  let count = -ones(maskedBelow(bits[first] ?? 0, start & 31));
  for (let word = first; word < last; word += 1) count += ones(bits[word] ?? 0);
  return count + ones(maskedBelow(bits[last] ?? 0, end - last * 32));
}

/** The slots of the set below `end`, from the highest down, without the first `skipped`. */
export function* bitsDownFrom(bits: Int32Array, end: number, skipped: number): Generator<number> {
  let left = skipped;
  for (let word = Math.min(bits.length, (end + 31) >>> 5) - 1; word >= 0; word -= 1) {
    let rest = maskedBelow(bits[word] ?? 0, end - word * 32);
    const count = ones(rest);
    if (left >= count) {
      left -= count;
      continue;
    }
    for (; rest !== 0; left -= 1) {
      const bit = 31 - Math.clz32(rest);
      rest ^= 1 << bit;
      if (left <= 0) yield word * 32 + bit;
    }
  }
}

/** Writes the slots of the set into a list with room for all of them, the lowest first. */
export function listBits(bits: Int32Array, list: Uint32Array): void {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1)
      list[count++] = word * 32 + 31 - Math.clz32(rest & -rest);
  }
}

/** How many of the slots in the set have each of the `codes`, added to `counts`. */
export function countCodes(bits: Int32Array, codes: Uint8Array, counts: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest ^= 1 << bit;
      const code = codes[word * 32 + bit] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

const maskedBelow = (word: number, bits: number) => (bits >= 32 ? word : word & ((1 << bits) - 1));

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
