import { type Bounds, boundsOf, IdTable, NumberColumn } from './columns';
import { FieldWords, WordsByNumber, type WordSlots } from './dictionary';
import { countFacets, FacetIndex } from './facets';
import type { NumberedWords, IndexRow } from './index-rows.repository';
import type { FoundPostings, PartialMatch, SearchEngine, SearchQuery, SimilarityCriterion } from './job-search';
import { pageOfLayers, PostingOrder } from './paging';
import { Bits, intersection, Scratch, sizeOf, SlotCache, type SlotSet, union, wordsFor } from './posting-sets';
import { inAtLeast, NAMED_POINTS, rankBySetCount, rankInLayers } from './ranking';
import { type Field, QUERY_FIELDS, type QueryField, type QueryWord, unmarked } from './words';

/** An index as arrays. Values of slots from `slotCount` on do not belong to it. */
export interface IndexParts {
  readonly slotCount: number;
  readonly ordered: number;
  readonly late: Int32Array;
  readonly ids: Uint8Array;
  readonly codes: Uint16Array;
  readonly createdAt: Float64Array;
  readonly changedIn: Float64Array;
  readonly pay: Float64Array;
  readonly live: Int32Array;
  /** Numbers of the dictionary, and the place among `words` of the word of each. */
  readonly numbers: Int32Array;
  readonly places: Int32Array;
  readonly words: readonly string[];
  /** The slots of each word: a list of them, or bits (Int32Array). */
  readonly slotsOfWords: readonly (Uint32Array | Int32Array)[];
}

const SLOTS_AT_ONCE = 20_000;

/** Lets pending requests run. */
export const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * All active postings in memory. Each has a slot, whose contents never change: a changed posting
 * gets a new slot, and the old one is no longer `live`.
 */
export class PostingIndex implements SearchEngine {
  private slotCount = 0;
  private readonly ids: IdTable;
  private readonly live: Bits;
  private readonly facets: FacetIndex;
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

  /** @param expected estimated number of postings; saves enlarging arrays */
  constructor(private readonly expected: number) {
    this.ids = new IdTable(expected);
    this.live = new Bits(expected);
    this.facets = new FacetIndex(expected);
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

  /** A snapshot of the index; what is added later has slots from `slotCount` on. */
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
      codes: this.facets.firstCodes(slotCount),
      createdAt: this.createdAt.first(slotCount),
      changedIn: this.changedIn.first(slotCount),
      pay: this.pay.first(slotCount),
      live: this.live.words.slice(),
      slotsOfWords: Array.from(places.keys(), ({ slots }) =>
        slots instanceof Int32Array ? slots.subarray(0, wordsFor(slotCount)) : Uint32Array.from(slots),
      ),
    };
  }

  /** The index of a snapshot. */
  static async from(parts: IndexParts): Promise<PostingIndex> {
    const { slotCount, words, numbers, places, slotsOfWords } = parts;
    const index = new PostingIndex(slotCount);
    index.slotCount = slotCount;
    for (const name of ['createdAt', 'changedIn', 'pay'] as const) index[name].restore(parts[name]);
    index.order.restore(parts.ordered, parts.late);
    index.live.words = parts.live;
    index.addWords({ words: Array.from(places, (place) => words[place] ?? ''), numbers });
    for (const [place, marked] of words.entries()) {
      const { field, word } = unmarked(marked);
      index.fields[field].entry(word).restore(slotsOfWords[place] ?? new Uint32Array(0), slotCount);
      if (place % SLOTS_AT_ONCE === 0) await pause();
    }
    const ids = Buffer.from(parts.ids.buffer, parts.ids.byteOffset, parts.ids.length);
    for (let slot = 0; slot < slotCount; slot += 1) {
      index.ids.set(slot, ids.subarray(slot * 16, slot * 16 + 16));
      index.facets.add(slot, parts.codes[slot] ?? 0);
      if (!index.live.has(slot)) index.facets.remove(slot);
      if (slot % SLOTS_AT_ONCE === 0) await pause();
    }
    return index;
  }

  /** Slots that are not live or out of order, which make searching slower. */
  get fragmentation(): number {
    return this.order.lateCount + this.slotCount - sizeOf(this.live.words);
  }

  get size(): number {
    return this.slotCount;
  }

  /** The numbers of words in these rows that are not known yet. */
  unknownWords(rows: readonly IndexRow[]): number[] {
    return this.wordsByNumber.unknownAmong(rows);
  }

  /** Numbers of words that no posting has; each is returned once. */
  takeUnusedWords(limit: number): number[] {
    return this.wordsByNumber.takeUnused(limit);
  }

  addWords({ words, numbers }: NumberedWords): void {
    for (const [index, marked] of words.entries()) {
      const { field, word } = unmarked(marked);
      this.wordsByNumber.add(numbers[index] ?? 0, marked, this.fields[field].entry(word));
    }
  }

  /** Applies changed rows; returns those that changed the index. */
  put(rows: readonly IndexRow[]): IndexRow[] {
    const changed = rows.filter((row) => this.putOne(row));
    this.order.sort();
    return changed;
  }

  private putOne(row: IndexRow): boolean {
    const isActive = row.facets >= 0;
    const known = this.ids.slotOf(row.id);
    const isKnown = known !== undefined && this.live.has(known);
    if (isKnown && isActive && this.changedIn.at(known) === row.changedIn) return false;
    if (isKnown) this.remove(known);
    if (isActive) this.append(row);
    return isKnown || isActive;
  }

  find(query: SearchQuery): FoundPostings {
    const { selected, offset, limit, boosts, partial, includesDescriptions } = query;
    this.scratch.reset();
    // Matching and filtering.
    const matched = this.filterByBounds(this.match(query), query);
    const found = this.facets.filter(matched, selected, this.scratch);
    // Facets.
    const counts = matched === this.live.words ? this.facets.liveCounts : this.facets.counts(matched);
    // Ranking. Unless the match is partial or includes descriptions, every posting has every word.
    const isComplete = partial === undefined && !includesDescriptions;
    const sets = isComplete ? [] : query.words.named.map((word) => this.slotsOf('named', word));
    const complete = isComplete ? found : intersection([found, ...sets], this.scratch);
    const boosted = boosts.map(({ field, word, points }) => ({ slots: this.slotsOf(field, word), points }));
    if (includesDescriptions) boosted.push({ slots: complete, points: NAMED_POINTS });
    const layers = rankInLayers(found, boosted, this.scratch);
    return {
      // Paging.
      ids: pageOfLayers(layers, this.order, { offset, limit }).map((slot) => this.ids.idAt(slot)),
      ...countFacets(counts, selected),
      named: sizeOf(includesDescriptions ? complete : found),
      complete: sizeOf(partial ? complete : found),
      lacking: partial ? sets.map((set) => sizeOf(found) - sizeOf(intersection([found, set], this.scratch))) : [],
    };
  }

  countMatches(field: Field, words: readonly QueryWord[]): number {
    this.scratch.reset();
    return sizeOf(intersection([this.live.words, ...words.map((word) => this.slotsOf(field, word))], this.scratch));
  }

  countExact(field: Field, word: string): number {
    this.scratch.reset();
    return sizeOf(intersection([this.live.words, this.fields[field].exactly(word)], this.scratch));
  }

  similarWords(field: Field, word: string, maxDistance: number) {
    return this.fields[field].similarWords(word, maxDistance);
  }

  findSimilar(criteria: readonly SimilarityCriterion[], limit: number): string[] {
    this.scratch.reset();
    const sets = criteria.map(({ field, words, isSufficient }) => ({
      slots: intersection(
        words.map((word) => this.slotsOf(field, word)),
        this.scratch,
      ),
      isSufficient,
    }));
    const layers = rankBySetCount(sets, this.live.words, this.slotCount);
    return pageOfLayers(layers, this.order, { offset: 0, limit }).map((slot) => this.ids.idAt(slot));
  }

  private remove(slot: number): void {
    this.live.delete(slot);
    this.facets.remove(slot);
  }

  private append(row: IndexRow): void {
    const slot = this.slotCount;
    const expected = Math.max(this.expected, slot);
    this.slotCount += 1;
    this.ids.set(slot, row.id);
    this.createdAt.set(slot, row.createdAt);
    this.changedIn.set(slot, row.changedIn);
    this.pay.set(slot, row.pay);
    this.facets.add(slot, row.facets);
    const { words } = row;
    for (let index = 0; index < words.length; index += 1)
      this.wordsByNumber.slotsOf(words[index] ?? 0)?.add(slot, expected);
    this.live.add(slot);
    this.order.add(slot);
  }

  /** The slots that match the words of the query. */
  private match({ words, partial, includesDescriptions }: SearchQuery): SlotSet {
    const sets: SlotSet[] = [this.live.words];
    for (const field of QUERY_FIELDS) {
      if (partial && field === 'named') sets.push(...this.matchPartially(words.named, partial));
      else for (const word of words[field]) sets.push(this.matchWord(field, word, includesDescriptions));
    }
    return intersection(sets, this.scratch);
  }

  private matchPartially(words: readonly QueryWord[], { minWords, anchors }: PartialMatch): SlotSet[] {
    const sets = words.map((word) => this.slotsOf('named', word));
    const anchored = anchors.words.map((word) => this.slotsOf(anchors.field, word));
    return [
      inAtLeast(sets, minWords, { slotCount: this.slotCount, scratch: this.scratch }),
      union(anchored, this.slotCount, this.scratch),
    ];
  }

  private matchWord(field: QueryField, word: QueryWord, includesDescriptions: boolean): SlotSet {
    const slots = this.slotsOf(field, word);
    if (!includesDescriptions || field !== 'named') return slots;
    return union([slots, this.slotsOf('description', word)], this.slotCount, this.scratch);
  }

  private slotsOf(field: Field, word: QueryWord): SlotSet {
    return this.fields[field].slotsOf(word, this.slotCount, this.scratch);
  }

  private filterByBounds(matched: SlotSet, query: SearchQuery): SlotSet {
    let found = matched;
    for (const [name, bounds] of boundsOf(query)) {
      // Sets of all postings within bounds are cached; postings that matched words are filtered one
      // by one.
      found =
        matched === this.live.words
          ? intersection([found, this.withinBounds(name, bounds)], this.scratch)
          : this[name].filter(found, bounds, this.scratch);
    }
    return found;
  }

  private withinBounds(name: 'pay' | 'createdAt', { min, max }: Bounds): SlotSet {
    return this.cache.get(`${name} ${min} ${max}`, this.slotCount, (bits, start) => {
      this[name].between({ min, max }, { bits, start, end: this.slotCount });
    });
  }
}
