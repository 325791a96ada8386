import type { IndexRow } from './index-rows.repository';
import type { SimilarWord } from './job-search';
import {
  Bits,
  countBits,
  intersection,
  ones,
  type Scratch,
  type SlotCache,
  type SlotSet,
  union,
  addToUnion,
} from './posting-sets';
import { distanceTo } from './spelling';
import { type Field, type QueryWord, isPair } from './words';

// For this part of all slots, a list is as large as one bit for each slot.
const DENSE_PART = 32;
const FIRST_CAPACITY = 16;

/**
 * The slots of one word, added in ascending order: a list while there are few, bits once these are
 * smaller.
 */
export class WordSlots {
  count = 0;
  private list: number[] | Uint32Array | undefined = [];
  private bits: Bits | undefined;
  private last = -1;

  /** `expectedSlots` is the expected total number of slots. */
  add(slot: number, expectedSlots: number): void {
    if (slot === this.last) return;
    this.last = slot;
    if (this.list) this.append(this.list, slot, expectedSlots);
    else this.bits?.add(slot);
    this.count += 1;
  }

  /**
   * Uses the slots of a stored index: a list, or bits, of which those from `slotCount` on are
   * cleared.
   */
  restore(slots: Uint32Array | Int32Array, slotCount: number): void {
    if (slots instanceof Uint32Array) {
      this.list = slots;
      this.count = slots.length;
      return;
    }
    const bits = new Bits(0);
    bits.words = slots;
    for (let slot = slotCount; slot < slots.length * 32; slot += 1) bits.delete(slot);
    this.list = undefined;
    this.bits = bits;
    this.count = countBits(slots);
  }

  get slots(): SlotSet {
    if (this.bits) return this.bits.words;
    const { list = [] } = this;
    return list instanceof Uint32Array ? list.subarray(0, this.count) : list;
  }

  private append(list: number[] | Uint32Array, slot: number, expectedSlots: number): void {
    if (!(list instanceof Uint32Array) && this.count < FIRST_CAPACITY) {
      list.push(slot);
      return;
    }
    if (list.length > this.count) {
      list[this.count] = slot;
      return;
    }
    if (this.count * 2 * DENSE_PART > expectedSlots) {
      this.becomeBits(list, expectedSlots);
      this.bits?.add(slot);
      return;
    }
    const larger = new Uint32Array(this.count * 2);
    larger.set(list);
    larger[this.count] = slot;
    this.list = larger;
  }

  private becomeBits(list: ArrayLike<number>, expectedSlots: number): void {
    const bits = new Bits(expectedSlots);
    for (let index = 0; index < this.count; index += 1) bits.add(list[index] ?? 0);
    this.bits = bits;
    this.list = undefined;
  }
}

/** The words of one field with their slots, sorted for searching by prefix. */
export class Dictionary {
  private readonly slotsByWord = new Map<string, WordSlots>();
  private sorted: string[] = [];
  private fresh: string[] = [];

  constructor(private readonly onNewWord: (word: string) => unknown) {}

  /** The slots of the word, to which more can be added; a new word has none yet. */
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

  /** Slots of all words with this prefix. */
  beginningWith(prefix: string): WordSlots[] {
    const words = this.inOrder();
    const found: WordSlots[] = [];
    for (let index = placeOf(words, prefix); words[index]?.startsWith(prefix); index += 1) {
      const slots = this.slotsByWord.get(words[index] ?? '');
      if (slots) found.push(slots);
    }
    return found;
  }

  // New words are added one by one, and all together while the index is built.
  private inOrder(): readonly string[] {
    const { fresh, sorted } = this;
    if (fresh.length === 0) return sorted;
    if (fresh.length < 32) for (const word of fresh) sorted.splice(placeOf(sorted, word), 0, word);
    else this.sorted = sorted.concat(fresh).sort();
    this.fresh = [];
    return this.sorted;
  }
}

// A substring would retain the whole string in memory.
const detached = (word: string) => Buffer.from(word).toString();

// The position of the word, or where it would be inserted.
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

interface SameLength {
  readonly words: string[];
  /** The letters of each word as bits; a few letters share one bit. */
  readonly letters: number[];
}

/** The words of a field by length, for finding similar spellings. */
export class SpellingIndex {
  private readonly byLength = new Map<number, SameLength>();

  add(word: string): void {
    const length = [...word].length;
    let same = this.byLength.get(length);
    if (!same) this.byLength.set(length, (same = { words: [], letters: [] }));
    same.words.push(word);
    same.letters.push(lettersOf(word));
  }

  /** The words within an edit distance of `maxDistance`. */
  similarWords(word: string, maxDistance: number): SimilarWord[] {
    const length = [...word].length;
    const letters = lettersOf(word);
    const distance = distanceTo(word, maxDistance);
    const found: SimilarWord[] = [];
    for (let other = length - maxDistance; other <= length + maxDistance; other += 1) {
      const same = this.byLength.get(other);
      for (let index = 0; same && index < same.words.length; index += 1) {
        // One edit changes at most two letters of the set.
        if (ones((same.letters[index] ?? 0) ^ letters) > 2 * maxDistance) continue;
        const candidate = same.words[index] ?? '';
        const steps = distance(candidate);
        if (steps <= maxDistance) found.push({ word: candidate, distance: steps });
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

const NONE: SlotSet = [];

/** The words of one field of all postings. */
export class FieldWords {
  private readonly spelling = new SpellingIndex();
  private readonly dictionary: Dictionary;

  constructor(
    private readonly field: Field,
    private readonly cache: SlotCache,
  ) {
    // Spelling is not corrected to words that occur only in descriptions, or to pairs.
    const isAsked = field !== 'description';
    this.dictionary = new Dictionary((word) => isAsked && !isPair(word) && this.spelling.add(word));
  }

  /** The slots of the word, to which more can be added. */
  entry(word: string): WordSlots {
    return this.dictionary.entry(word);
  }

  /** Slots of the postings that have a word of a query. */
  slotsOf({ alternatives, isWhole }: QueryWord, slotCount: number, scratch: Scratch): SlotSet {
    const slotsOf = (word: string) => (isWhole ? this.exactly(word) : this.beginningWith(word, slotCount));
    const sets = alternatives.map((words) => intersection(words.map(slotsOf), scratch));
    return union(sets, slotCount, scratch);
  }

  /** Slots of the postings that have exactly this word. */
  exactly(word: string): SlotSet {
    return this.dictionary.slotsOf(word)?.slots ?? NONE;
  }

  similarWords(word: string, maxDistance: number) {
    return this.spelling.similarWords(word, maxDistance);
  }

  private beginningWith(prefix: string, slotCount: number): SlotSet {
    const words = this.dictionary.beginningWith(prefix);
    const [only] = words;
    if (!only) return NONE;
    if (words.length === 1) return only.slots;
    const sets = words.map(({ slots }) => slots);
    return this.cache.get(`${this.field} ${prefix}`, slotCount, (bits, start) => {
      for (const set of sets) addToUnion(bits, set, start);
    });
  }
}

/** The words by their numbers in the dictionary of the database; one word may have several. */
export class WordsByNumber {
  private readonly slots: (WordSlots | undefined)[] = [];
  private readonly words: string[] = [];

  add(number: number, word: string, slots: WordSlots): void {
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

  /** Numbers of words that no posting has; each is returned once. */
  takeUnused(limit: number): number[] {
    const unused: number[] = [];
    for (const [number, slots] of this.slots.entries()) {
      if (unused.length === limit) break;
      if (slots?.count !== 0) continue;
      unused.push(number);
      // If a posting gets the word later, its number is looked up again.
      this.slots[number] = undefined;
    }
    return unused;
  }

  /** The numbers in these rows whose words are not known yet. */
  unknownAmong(rows: readonly IndexRow[]): number[] {
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
