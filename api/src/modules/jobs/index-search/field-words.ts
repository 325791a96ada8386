import { type AskedWord, isPair } from '../search-words';
import type { Field } from '../search-question';
import { Dictionary } from './dictionary';
import { NearDictionary } from './near-dictionary';
import type { Scratch } from './scratch';
import type { SlotCache } from './slot-cache';
import type { WordSlots } from './word-slots';
import { intersection, type SlotSet, union, uniteInto } from './slot-sets';

const NONE: SlotSet = [];

/** The words of one field of all postings. */
export class FieldWords {
  private readonly nearby = new NearDictionary();
  private readonly dictionary: Dictionary;

  constructor(
    private readonly field: Field,
    private readonly cache: SlotCache,
  ) {
    // Nobody asks for a word because a description spells it.
    const isAsked = field !== 'description';
    this.dictionary = new Dictionary((word) => isAsked && !isPair(word) && this.nearby.add(word));
  }

  /** Where the slots of the word are noted. */
  entry(word: string): WordSlots {
    return this.dictionary.entry(word);
  }

  /** Slots of the postings that have the asked word. */
  having({ choices, isWhole }: AskedWord, slotCount: number, scratch: Scratch): SlotSet {
    const slotsOf = (word: string) => (isWhole ? this.exactly(word) : this.beginningWith(word, slotCount));
    const sets = choices.map((words) => intersection(words.map(slotsOf), scratch));
    return union(sets, slotCount, scratch);
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
    return this.cache.get(`${this.field} ${prefix}`, slotCount, (bits, start) => {
      for (const set of sets) uniteInto(bits, set, start);
    });
  }
}
