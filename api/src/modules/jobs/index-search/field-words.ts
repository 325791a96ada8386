import type { AskedWord } from '../search-words';
import type { Field } from '../search-question';
import { Dictionary } from './dictionary';
import { NearDictionary } from './near-dictionary';
import type { SlotCache } from './slot-cache';
import { intersection, type SlotSet, union, uniteInto } from './slot-sets';

// A union up to this part of all slots is smaller as a list.
const SPARSE_PART = 64;
const NONE: SlotSet = [];

/** The words of one field of all postings. */
export class FieldWords {
  private readonly nearby = new NearDictionary();
  private readonly dictionary = new Dictionary((word) => this.nearby.add(word));

  constructor(
    private readonly field: Field,
    private readonly cache: SlotCache,
  ) {}

  add(word: string, slot: number, expectedSlots: number): void {
    this.dictionary.add(word, slot, expectedSlots);
  }

  /** Slots of the postings that have the asked word. */
  having({ choices }: AskedWord, slotCount: number): SlotSet {
    const sets = choices.map((words) => intersection(words.map((word) => this.beginningWith(word, slotCount))));
    return union(sets, slotCount);
  }

  /** Slots of the postings that have exactly this word. */
  exactly(word: string): SlotSet {
    return this.dictionary.slotsOf(word)?.slots ?? NONE;
  }

  near(word: string, most: number) {
    return this.nearby.near(word, most);
  }

  private beginningWith(prefix: string, slotCount: number): SlotSet {
    const words = this.dictionary.beginningWith(prefix);
    const [only] = words;
    if (!only) return NONE;
    if (words.length === 1) return only.slots;
    const sets = words.map(({ slots }) => slots);
    const most = words.reduce((sum, { count }) => sum + count, 0);
    if (most * SPARSE_PART < slotCount) return merged(sets, most);
    return this.cache.get(`${this.field} ${prefix}`, slotCount, (bits, start) => {
      for (const set of sets) uniteInto(bits, set, start);
    });
  }
}

function merged(lists: readonly SlotSet[], size: number): SlotSet {
  const all = new Uint32Array(size);
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  all.sort();
  let count = 0;
  for (let index = 0; index < size; index += 1) {
    const slot = all[index] ?? 0;
    if (count === 0 || all[count - 1] !== slot) all[count++] = slot;
  }
  return all.subarray(0, count);
}
