import { bitsDownFrom, countBits, firstFrom, hasSlot, isBits, sizeOf, type SlotSet } from './posting-sets';

/** Compares the age of the postings of two slots: negative if the first is newer. */
export type CompareNewness = (one: number, other: number) => number;

/**
 * The order of postings. Slots are ordered by date as long as postings are added in that order. A
 * posting that is older than the previous one (an import with past dates, a changed posting) gets
 * the next slot and is listed in `late`.
 */
export class PostingOrder {
  /** Slots below this one are in order. */
  private ordered = 0;
  /** The others, newest first. */
  private late = new Int32Array(0);
  /** Late slots that were added since `late` was last sorted, unsorted. */
  private added: number[] = [];

  constructor(private readonly compare: CompareNewness) {}

  /** The end of the ordered slots, and the other slots, newest first. */
  parts(): { ordered: number; late: Int32Array } {
    this.sort();
    return { ordered: this.ordered, late: this.late.slice() };
  }

  /** Uses the order of a stored index. */
  restore(ordered: number, late: Int32Array): void {
    this.ordered = ordered;
    this.late = late.slice();
  }

  get lateCount(): number {
    return this.late.length + this.added.length;
  }

  /** Takes the next slot in. */
  add(slot: number): void {
    if (this.lateCount === 0 && (slot === 0 || this.compare(slot, slot - 1) < 0)) {
      this.ordered = slot + 1;
      return;
    }
    this.added.push(slot);
  }

  /** Sorts late slots all at once, because inserting each one would move half of the others. */
  sort(): void {
    if (this.added.length === 0) return;
    const { late } = this;
    const added = this.added.sort(this.compare);
    const merged = new Int32Array(late.length + added.length);
    let copied = 0;
    for (const [index, slot] of added.entries()) {
      const place = this.placeAmongLate(slot, copied);
      merged.set(late.subarray(copied, place), copied + index);
      merged[place + index] = slot;
      copied = place;
    }
    merged.set(late.subarray(copied), copied + added.length);
    this.late = merged;
    this.added = [];
  }

  /** `limit` slots of the set after the `offset` newest, newest first. */
  page(set: SlotSet, offset: number, limit: number): number[] {
    this.sort();
    const late = this.late.length === 0 ? this.late : this.late.filter((slot) => hasSlot(set, slot));
    const skippedLate = this.lateAmong(set, late, offset);
    return this.merge(
      walk(set, this.ordered, offset - skippedLate),
      late.slice(skippedLate, skippedLate + limit),
      limit,
    );
  }

  /** How many late ones are among the `offset` newest of the set. */
  private lateAmong(set: SlotSet, late: Int32Array, offset: number): number {
    let low = 0;
    let high = Math.min(late.length, offset);
    while (low < high) {
      const middle = (low + high) >>> 1;
      const place = middle + countBetween(set, this.firstNewerThan(late[middle] ?? 0), this.ordered);
      if (place < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private merge(inOrder: Generator<number>, late: Int32Array, limit: number): number[] {
    const page: number[] = [];
    let next = inOrder.next();
    let index = 0;
    while (page.length < limit && (!next.done || index < late.length)) {
      const slot = late[index];
      if (next.done || (slot !== undefined && this.compare(slot, next.value) < 0)) {
        page.push(slot ?? 0);
        index += 1;
      } else {
        page.push(next.value);
        next = inOrder.next();
      }
    }
    return page;
  }

  /** Where among the late ones from `low` on the slot belongs. */
  private placeAmongLate(slot: number, low: number): number {
    let high = this.late.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(slot, this.late[middle] ?? 0) < 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private firstNewerThan(slot: number): number {
    let low = 0;
    let high = this.ordered;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(middle, slot) < 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** The slots of a set below `end`, from the highest down, without the first `skipped`. */
function* walk(set: SlotSet, end: number, skipped: number): Generator<number> {
  if (isBits(set)) return yield* bitsDownFrom(set, end, skipped);
  for (let index = firstFrom(set, end) - 1 - skipped; index >= 0; index -= 1) yield set[index] ?? 0;
}

const countBetween = (set: SlotSet, start: number, end: number): number =>
  isBits(set) ? countBits(set, start, end) : Math.max(firstFrom(set, end) - firstFrom(set, start), 0);

/** A page of the layers one after the other, each with the newest first. */
export function pageOfLayers(
  layers: readonly SlotSet[],
  order: PostingOrder,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] {
  const page: number[] = [];
  let skipped = offset;
  for (const layer of layers) {
    if (page.length === limit) break;
    page.push(...order.page(layer, skipped, limit - page.length));
    if (skipped > 0) skipped = Math.max(0, skipped - sizeOf(layer));
  }
  return page;
}
