import type { FoundPostings } from '../job-search';
import { countKinds } from '../kind-counts';
import { type Field, FIELDS, type SearchQuestion } from '../search-question';
import type { AskedWord } from '../search-words';
import type { SearchRow } from '../search-rows.repository';
import { Bits } from './bits';
import { FieldWords } from './field-words';
import { IdTable } from './id-table';
import { KindBits } from './kind-bits';
import { type Bounds, NumberColumn } from './number-column';
import { PostingOrder } from './posting-order';
import { Scratch } from './scratch';
import { SlotCache } from './slot-cache';
import { intersection, sizeOf, type SlotSet } from './slot-sets';

const NO_PAY = -1;

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
    this.fields = { text: words('text'), title: words('title'), place: words('place') };
  }

  /** Slots that are no longer in use or out of order: each makes searching a little slower. */
  get untidiness(): number {
    return this.order.lateCount + this.slotCount - sizeOf(this.live.words);
  }

  get size(): number {
    return this.slotCount;
  }

  /** Takes in how a posting is now; answers whether that is news. */
  put(row: SearchRow): boolean {
    const known = this.ids.slotOf(row.id);
    const isKnown = known !== undefined && this.live.has(known);
    if (isKnown && row.isActive && this.changedIn.at(known) === row.changedIn) return false;
    if (isKnown) this.remove(known);
    if (row.isActive) this.append(row);
    return isKnown || row.isActive;
  }

  find(question: SearchQuestion): FoundPostings {
    const { chosen, offset, limit } = question;
    this.scratch.reset();
    const narrowed = this.narrowed(question);
    const found = this.kinds.chosen(narrowed, chosen, this.scratch);
    const counts = narrowed === this.live.words ? this.kinds.liveCounts : this.kinds.counts(narrowed);
    return {
      ids: this.order.page(found, offset, limit).map((slot) => this.ids.idAt(slot)),
      ...countKinds(counts, chosen),
    };
  }

  countWith(field: Field, word: AskedWord): number {
    this.scratch.reset();
    return this.liveCount(this.fields[field].having(word, this.slotCount, this.scratch));
  }

  near(field: Field, word: string, most: number) {
    return this.fields[field].near(word, most);
  }

  countExactly(field: Field, word: string): number {
    this.scratch.reset();
    return this.liveCount(this.fields[field].exactly(word));
  }

  private liveCount(set: SlotSet): number {
    return sizeOf(intersection([this.live.words, set], this.scratch));
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
    this.pay.set(slot, row.pay === null ? NO_PAY : Math.max(row.pay, 0));
    this.kinds.add(slot, row);
    for (const field of FIELDS) for (const word of row.words[field]) this.fields[field].add(word, slot, expected);
    this.live.add(slot);
    this.order.add(slot);
  }

  /** What has the words and the pay, of whatever kind. */
  private narrowed(question: SearchQuestion): SlotSet {
    const sets: SlotSet[] = [this.live.words];
    for (const field of FIELDS) {
      for (const word of question.words[field])
        sets.push(this.fields[field].having(word, this.slotCount, this.scratch));
    }
    const found = intersection(sets, this.scratch);
    const { leastPay, mostPay } = question;
    if (leastPay === null && mostPay === null) return found;
    const pay = { least: leastPay ?? 0, most: mostPay ?? Infinity };
    // What the words left is looked at one by one; what all postings are paid is worth keeping.
    if (sets.length > 1) return this.pay.among(found, pay, this.scratch);
    return intersection([found, this.paid(pay)], this.scratch);
  }

  private paid({ least, most }: Bounds): SlotSet {
    return this.cache.get(`pay ${least} ${most}`, this.slotCount, (bits, start) => {
      this.pay.between({ least, most }, { bits, start, end: this.slotCount });
    });
  }
}
