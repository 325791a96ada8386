import { LRUCache } from 'lru-cache';

/**
 * A set of slots with one bit for each, growing on demand. Slots beyond the end of `words` are not
 * in it.
 */
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

// Functions that are called for each of a million slots are in the same file: calls across modules
// are slower.

/** Number of slots from `start` to before `end` that are in the set. */
export function countBits(bits: Int32Array, start = 0, end = bits.length * 32): number {
  const first = start >>> 5;
  const last = Math.min(bits.length - 1, (end - 1) >>> 5);
  if (start >= end || first > last) return 0;
  let count = -ones(lowBits(bits[first] ?? 0, start & 31));
  for (let word = first; word < last; word += 1) count += ones(bits[word] ?? 0);
  return count + ones(lowBits(bits[last] ?? 0, end - last * 32));
}

/** The slots of the set below `end` in descending order, without the first `skipped`. */
export function* bitsDownFrom(bits: Int32Array, end: number, skipped: number): Generator<number> {
  let left = skipped;
  for (let word = Math.min(bits.length, (end + 31) >>> 5) - 1; word >= 0; word -= 1) {
    let rest = lowBits(bits[word] ?? 0, end - word * 32);
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

/** Writes the slots of the set in ascending order to a list that is large enough. */
export function listBits(bits: Int32Array, list: Uint32Array): void {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1)
      list[count++] = word * 32 + 31 - Math.clz32(rest & -rest);
  }
}

/** Adds to `counts` how many of the slots in the set have each of the `codes`. */
export function countCodes(bits: Int32Array, codes: Uint16Array, counts: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest ^= 1 << bit;
      const code = codes[word * 32 + bit] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

const lowBits = (word: number, bits: number) => (bits >= 32 ? word : word & ((1 << bits) - 1));

/** Number of set bits in a 32-bit word. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// A quarter more than needed, so that appending slots one by one is cheap.
function enlarged(words: Int32Array, needed: number): Int32Array {
  const larger = new Int32Array(Math.max(needed, Math.ceil(words.length * 1.25)));
  larger.set(words);
  return larger;
}

/** Some slots: a list in ascending order, or a bit for each (Int32Array). Read only. */
export type SlotSet = readonly number[] | Uint32Array | Int32Array;

export const isBits = (set: SlotSet): set is Int32Array => set instanceof Int32Array;

/** The slots that are in every set; requires at least one set. */
export function intersection(sets: readonly SlotSet[], scratch: Scratch): SlotSet {
  const lists = sets.filter((set) => !isBits(set)).sort((one, other) => one.length - other.length);
  const [shortest] = lists;
  const bits = sets.filter(isBits);
  if (!shortest) return allOf(bits, scratch);
  return [...lists.slice(1), ...bits].reduce<SlotSet>(
    (left, set) => (left.length === 0 ? left : filterList(left, set, scratch)),
    shortest,
  );
}

/** The slots that are in any of the sets. */
export function union(sets: readonly SlotSet[], slotCount: number, scratch: Scratch): SlotSet {
  const [only] = sets;
  if (only && sets.length === 1) return only;
  const united = scratch.bits(wordsFor(slotCount)).fill(0);
  for (const set of sets) addToUnion(united, set, 0);
  return united;
}

/** Adds the slots of a set from `start` on, and perhaps some just before it. */
export function addToUnion(united: Int32Array, set: SlotSet, start: number): void {
  if (isBits(set)) {
    const end = Math.min(set.length, united.length);
    for (let word = start >>> 5; word < end; word += 1) united[word] = (united[word] ?? 0) | (set[word] ?? 0);
    return;
  }
  for (let index = start === 0 ? 0 : firstFrom(set, start); index < set.length; index += 1) {
    const slot = set[index] ?? 0;
    united[slot >>> 5] = (united[slot >>> 5] ?? 0) | (1 << (slot & 31));
  }
}

export const sizeOf = (set: SlotSet): number => (isBits(set) ? countBits(set) : set.length);

/** The index of the first slot in a sorted list that is not below `slot`. */
export function firstFrom(list: readonly number[] | Uint32Array, slot: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const hasSlot = (set: SlotSet, slot: number): boolean =>
  isBits(set) ? hasBit(set, slot) : set[firstFrom(set, slot)] === slot;

function filterList(list: SlotSet, others: SlotSet, scratch: Scratch): SlotSet {
  const result = scratch.list(list.length);
  let count = 0;
  for (let index = 0; index < list.length; index += 1) {
    const slot = list[index] ?? 0;
    const isAmong = isBits(others) ? ((others[slot >>> 5] ?? 0) >>> (slot & 31)) & 1 : hasSlot(others, slot);
    if (isAmong) result[count++] = slot;
  }
  return result.subarray(0, count);
}

function allOf(sets: readonly Int32Array[], scratch: Scratch): Int32Array {
  const [first = NONE, second = NONE, ...others] = [...sets].sort((one, other) => one.length - other.length);
  if (sets.length < 2) return first;
  const result = scratch.bits(first.length);
  for (let word = 0; word < result.length; word += 1) result[word] = (first[word] ?? 0) & (second[word] ?? 0);
  for (const set of others) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) & (set[word] ?? 0);
  }
  return result;
}

const NONE = new Int32Array(0);

/**
 * Buffers for the sets of one query, reused by the next. A set of a million slots has 125 kB; with
 * new buffers for each query the garbage collector pauses the process for about 10 ms several times
 * a second.
 */
export class Scratch {
  private readonly buffers: ArrayBuffer[] = [];
  private taken = 0;

  /** Makes all buffers available for reuse. */
  reset(): void {
    this.taken = 0;
  }

  /** A buffer for bits, with values of the previous query. */
  bits(words: number): Int32Array {
    return new Int32Array(this.buffer(words * 4), 0, words);
  }

  /** A buffer for a list, with values of the previous query. */
  list(length: number): Uint32Array {
    return new Uint32Array(this.buffer(length * 4), 0, length);
  }

  private buffer(bytes: number): ArrayBuffer {
    const place = this.taken++;
    const known = this.buffers[place];
    if (known && known.byteLength >= bytes) return known;
    return (this.buffers[place] = new ArrayBuffer(Math.max(bytes, 1_024)));
  }
}

interface Entry {
  bits: Int32Array;
  /** Slots below this one have been added. */
  upTo: number;
}

/** Sets the `bits` of the slots of the set from `start` on. */
export type Extend = (bits: Int32Array, start: number) => void;

const MAX_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 200;

/**
 * Caches sets of slots that are expensive to build. The content of a slot never changes, so these
 * sets are only extended by new slots.
 */
export class SlotCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bits }, key) => bits.byteLength + 2 * key.length + ENTRY_BYTES,
  });

  get(key: string, slotCount: number, extend: Extend): Int32Array {
    const known = this.entries.get(key) ?? { bits: new Int32Array(0), upTo: 0 };
    if (known.upTo < slotCount) this.grow(key, known, { slotCount, extend });
    return known.bits;
  }

  private grow(key: string, known: Entry, { slotCount, extend }: { slotCount: number; extend: Extend }): void {
    if (wordsFor(slotCount) > known.bits.length) {
      // Extra capacity, so that a new posting does not copy every set.
      const bits = new Int32Array(wordsFor(slotCount) + 64);
      bits.set(known.bits);
      known.bits = bits;
      // The set has grown; the cache measures the size only of a new entry.
      this.entries.delete(key);
      this.entries.set(key, known);
    }
    extend(known.bits, known.upTo);
    known.upTo = slotCount;
  }
}
