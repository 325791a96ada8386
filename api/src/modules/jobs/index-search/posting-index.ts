import type { FoundPostings } from '../job-search';
import { countKinds } from '../kind-counts';
import {
  ASKED_FIELDS,
  type AskedField,
  type Field,
  NAMED_POINTS,
  type PartialMatch,
  type SearchQuestion,
  type CountedWords,
} from '../search-question';
import type { AskedWord } from '../search-words';
import type { SearchRow } from '../search-row';
import type { NumberedWords } from '../search-rows.repository';
import { unmarked } from '../word-marks';
import { Bits, wordsFor } from './bits';
import { FieldWords } from './field-words';
import { IdTable } from './id-table';
import { pause } from './index-file';
import { KindBits } from './kind-bits';
import { boundsIn } from './question-bounds';
import { type Bounds, NumberColumn } from './number-column';
import { inAtLeast, inLayers, pageOfLayers } from './layers';
import { inMostSets } from './overlap';
import { PostingOrder } from './posting-order';
import { Scratch } from './scratch';
import { SlotCache } from './slot-cache';
import { intersection, sizeOf, type SlotSet, union } from './slot-sets';
import type { WordSlots } from './word-slots';
import { WordsByNumber } from './words-by-number';

/** An index as arrays. What stands in them of slots from `slotCount` on does not belong to it. */
export interface IndexParts {
  readonly slotCount: number;
  readonly ordered: number;
  readonly late: Int32Array;
  readonly ids: Uint8Array;
  readonly codes: Uint8Array;
  readonly createdAt: Float64Array;
  readonly changedIn: Float64Array;
  readonly pay: Float64Array;
  readonly live: Int32Array;
  /** Numbers of the dictionary, and where among `words` the word of each stands. */
  readonly numbers: Int32Array;
  readonly places: Int32Array;
  readonly words: readonly string[];
  /** The slots of each word: a list of them, or bits (Int32Array). */
  readonly slotsOfWords: readonly (Uint32Array | Int32Array)[];
}

const SLOTS_AT_ONCE = 20_000;

/**
 * All active postings, for finding them in memory. Each is in a slot, and what is in a slot never changes: a changed posting gets a new slot, and the
 * bit that says the old one is in use is taken back.
 */
export class PostingIndex {
  private slotCount = 0;
  private readonly ids: IdTable;
  private readonly live: Bits;
  private readonly kinds: KindBits;
  private readonly createdAt: NumberColumn;
  private readonly changedIn: NumberColumn;
  private readonly pay: NumberColumn;
  private readonly cache = new SlotCache();
  private readonly scratch = new Scratch();
  private readonly wordsByNumber = new WordsByNumber();
  private readonly fields: Readonly<Record<Field, FieldWords>>;
  private readonly order = new PostingOrder(
    (one, other) => this.createdAt.at(other) - this.createdAt.at(one) || this.ids.compare(one, other),
  );

  /** `expected` is how many postings there will be, as far as known; it only saves growing. */
  constructor(private readonly expected: number) {
    this.ids = new IdTable(expected);
    this.live = new Bits(expected);
    this.kinds = new KindBits(expected);
    this.createdAt = new NumberColumn(expected);
    this.changedIn = new NumberColumn(expected);
    this.pay = new NumberColumn(expected);
    const words = (field: Field) => new FieldWords(field, this.cache);
    this.fields = {
      named: words('named'),
      title: words('title'),
      place: words('place'),
      description: words('description'),
    };
  }

  /** Everything in it, in this moment: what is added later stands behind `slotCount`. */
  parts(): IndexParts {
    const { slotCount } = this;
    const places = new Map<WordSlots, number>();
    const [words, numbers]: [string[], number[]] = [[], []];
    const placeOfNumber: number[] = [];
    for (const [number, word, slots] of this.wordsByNumber.entries()) {
      const place = places.get(slots) ?? words.push(word) - 1;
      places.set(slots, place);
      numbers.push(number);
      placeOfNumber.push(place);
    }
    return {
      slotCount,
      words,
      numbers: Int32Array.from(numbers),
      places: Int32Array.from(placeOfNumber),
      ...this.order.parts(),
      ids: this.ids.firstIds(slotCount),
      codes: this.kinds.firstCodes(slotCount),
      createdAt: this.createdAt.first(slotCount),
      changedIn: this.changedIn.first(slotCount),
      pay: this.pay.first(slotCount),
      live: this.live.words.slice(),
      slotsOfWords: Array.from(places.keys(), ({ slots }) =>
        slots instanceof Int32Array ? slots.subarray(0, wordsFor(slotCount)) : Uint32Array.from(slots),
      ),
    };
  }

  /** The index that was taken apart so. */
  static async from(parts: IndexParts): Promise<PostingIndex> {
    const { slotCount, words, numbers, places, slotsOfWords } = parts;
    const index = new PostingIndex(slotCount);
    index.slotCount = slotCount;
    for (const name of ['createdAt', 'changedIn', 'pay'] as const) index[name].restore(parts[name]);
    index.order.restore(parts.ordered, parts.late);
    index.live.words = parts.live;
    index.learn({ words: Array.from(places, (place) => words[place] ?? ''), numbers });
    for (const [place, marked] of words.entries()) {
      const { field, word } = unmarked(marked);
      index.fields[field].entry(word).restore(slotsOfWords[place] ?? new Uint32Array(0), slotCount);
      if (place % SLOTS_AT_ONCE === 0) await pause();
    }
    const ids = Buffer.from(parts.ids.buffer, parts.ids.byteOffset, parts.ids.length);
    for (let slot = 0; slot < slotCount; slot += 1) {
      index.ids.set(slot, ids.subarray(slot * 16, slot * 16 + 16));
      index.kinds.add(slot, parts.codes[slot] ?? 0);
      if (!index.live.has(slot)) index.kinds.remove(slot);
      if (slot % SLOTS_AT_ONCE === 0) await pause();
    }
    return index;
  }

  /** Slots that are no longer in use or out of order: each makes searching a little slower. */
  get untidiness(): number {
    return this.order.lateCount + this.slotCount - sizeOf(this.live.words);
  }

  get size(): number {
    return this.slotCount;
  }

  /** The numbers of words in these rows that are to be learnt first. */
  unknownWords(rows: readonly SearchRow[]): number[] {
    return this.wordsByNumber.unknownAmong(rows);
  }

  /** Numbers of words that no posting taken in has; each is told once. */
  takeUnusedWords(most: number): number[] {
    return this.wordsByNumber.takeUnused(most);
  }

  learn({ words, numbers }: NumberedWords): void {
    for (const [index, marked] of words.entries()) {
      const { field, word } = unmarked(marked);
      this.wordsByNumber.learn(numbers[index] ?? 0, marked, this.fields[field].entry(word));
    }
  }

  /** Takes in how postings are now; answers those of which that is news. */
  put(rows: readonly SearchRow[]): SearchRow[] {
    const news = rows.filter((row) => this.putOne(row));
    this.order.tidy();
    return news;
  }

  private putOne(row: SearchRow): boolean {
    const isActive = row.kinds >= 0;
    const known = this.ids.slotOf(row.id);
    const isKnown = known !== undefined && this.live.has(known);
    if (isKnown && isActive && this.changedIn.at(known) === row.changedIn) return false;
    if (isKnown) this.remove(known);
    if (isActive) this.append(row);
    return isKnown || isActive;
  }

  find(question: SearchQuestion): FoundPostings {
    const { chosen, offset, limit, ranked, partial } = question;
    this.scratch.reset();
    const narrowed = this.narrowed(question);
    const found = this.kinds.chosen(narrowed, chosen, this.scratch);
    const counts = narrowed === this.live.words ? this.kinds.liveCounts : this.kinds.counts(narrowed);
    // Otherwise all that was found has every word.
    const isIncomplete = question.isWide || partial !== undefined;
    const having = isIncomplete ? question.words.named.map((word) => this.having('named', word)) : [];
    const complete = isIncomplete ? intersection([found, ...having], this.scratch) : found;
    const points = ranked.map(({ field, word, points: each }) => ({ slots: this.having(field, word), points: each }));
    if (question.isWide) points.push({ slots: complete, points: NAMED_POINTS });
    const layers = inLayers(found, points, this.scratch);
    return {
      ids: pageOfLayers(layers, this.order, { offset, limit }).map((slot) => this.ids.idAt(slot)),
      ...countKinds(counts, chosen),
      named: question.isWide ? sizeOf(complete) : sizeOf(found),
      complete: sizeOf(partial ? complete : found),
      lacking: partial ? having.map((set) => sizeOf(found) - sizeOf(intersection([found, set], this.scratch))) : [],
    };
  }

  countWith(field: Field, words: readonly AskedWord[]): number {
    this.scratch.reset();
    return sizeOf(intersection([this.live.words, ...words.map((word) => this.having(field, word))], this.scratch));
  }

  overlapping(counted: readonly CountedWords[], most: number): string[] {
    this.scratch.reset();
    const sets = counted.map(({ field, words, isEnough }) => ({
      slots: intersection(
        words.map((word) => this.having(field, word)),
        this.scratch,
      ),
      isEnough,
    }));
    const layers = inMostSets(sets, { live: this.live.words, slotCount: this.slotCount });
    return pageOfLayers(layers, this.order, { offset: 0, limit: most }).map((slot) => this.ids.idAt(slot));
  }

  private having(field: Field, word: AskedWord): SlotSet {
    return this.fields[field].having(word, this.slotCount, this.scratch);
  }

  near = (field: Field, word: string, most: number) => this.fields[field].near(word, most);

  countExactly(field: Field, word: string): number {
    this.scratch.reset();
    return sizeOf(intersection([this.live.words, this.fields[field].exactly(word)], this.scratch));
  }

  private remove(slot: number): void {
    this.live.delete(slot);
    this.kinds.remove(slot);
  }

  private append(row: SearchRow): void {
    const slot = this.slotCount;
    const expected = Math.max(this.expected, slot);
    this.slotCount += 1;
    this.ids.set(slot, row.id);
    this.createdAt.set(slot, row.createdAt);
    this.changedIn.set(slot, row.changedIn);
    this.pay.set(slot, row.pay);
    this.kinds.add(slot, row.kinds);
    const { words } = row;
    for (let index = 0; index < words.length; index += 1)
      this.wordsByNumber.slotsOf(words[index] ?? 0)?.add(slot, expected);
    this.live.add(slot);
    this.order.add(slot);
  }

  /** What has the words and the pay, of whatever kind. */
  private narrowed(question: SearchQuestion): SlotSet {
    const sets: SlotSet[] = [this.live.words];
    for (const field of ASKED_FIELDS) {
      if (question.partial && field === 'named') sets.push(...this.partly(question.words.named, question.partial));
      else for (const word of question.words[field]) sets.push(this.asked(field, word, question));
    }
    const isByWords = sets.length > 1;
    let found = intersection(sets, this.scratch);
    for (const [name, bounds] of boundsIn(question)) {
      // What the words left is looked at one by one; a set of all postings is worth keeping.
      found = isByWords
        ? this[name].among(found, bounds, this.scratch)
        : intersection([found, this.within(name, bounds)], this.scratch);
    }
    return found;
  }

  /** What has some of the words, and what has at least one of the anchors. */
  private partly(words: readonly AskedWord[], { least, anchors }: PartialMatch): SlotSet[] {
    const sets = words.map((word) => this.having('named', word));
    const anchored = anchors.words.map((word) => this.having(anchors.field, word));
    return [
      inAtLeast(sets, least, { slotCount: this.slotCount, scratch: this.scratch }),
      union(anchored, this.slotCount, this.scratch),
    ];
  }

  private asked(field: AskedField, word: AskedWord, { isWide }: SearchQuestion): SlotSet {
    const slots = this.having(field, word);
    if (!isWide || field !== 'named') return slots;
    return union([slots, this.having('description', word)], this.slotCount, this.scratch);
  }

  private within(name: 'pay' | 'createdAt', { least, most }: Bounds): SlotSet {
    return this.cache.get(`${name} ${least} ${most}`, this.slotCount, (bits, start) => {
      this[name].between({ least, most }, { bits, start, end: this.slotCount });
    });
  }
}
