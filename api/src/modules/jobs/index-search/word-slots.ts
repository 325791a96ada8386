import { Bits, countBits } from './bits';
import type { SlotSet } from './slot-sets';

// A list of this part of all slots is as large as a bit for each slot.
const DENSE_PART = 32;
const FIRST_CAPACITY = 16;

/** The slots of one word, added in rising order: a list while they are few, bits once that is smaller. */
export class WordSlots {
  count = 0;
  private list: number[] | Uint32Array | undefined = [];
  private bits: Bits | undefined;
  private last = -1;

  /** `expectedSlots` is how many slots there will be in all, as far as known. */
  add(slot: number, expectedSlots: number): void {
    if (slot === this.last) return;
    this.last = slot;
    if (this.list) this.append(this.list, slot, expectedSlots);
    else this.bits?.add(slot);
    this.count += 1;
  }

  /** Takes the slots of a kept index: a list of them, or bits, in which none from `slotCount` on may stand. */
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
