import type { Scratch } from './scratch';
import { isBits, type SlotSet } from './slot-sets';

/** The least and the most, both included. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

interface Range {
  readonly bits: Int32Array;
  readonly start: number;
  readonly end: number;
}

/** A whole number for each slot. */
export class NumberColumn {
  private values: Float64Array;

  constructor(expectedSlots: number) {
    this.values = new Float64Array(Math.max(expectedSlots, 64));
  }

  /** The numbers of the first slots. */
  first(slotCount: number): Float64Array {
    return this.values.subarray(0, slotCount);
  }

  /** Takes the numbers of a kept index. */
  restore(values: Float64Array): void {
    this.values = values;
  }

  at(slot: number): number {
    return this.values[slot] ?? 0;
  }

  set(slot: number, value: number): void {
    if (slot >= this.values.length) {
      const larger = new Float64Array(Math.ceil(slot * 1.25) + 1);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[slot] = value;
  }

  /** Sets the bits of the slots from `start` to before `end` whose number is within the bounds. */
  between({ least, most }: Bounds, { bits, start, end }: Range): void {
    const { values } = this;
    for (let slot = start; slot < end; slot += 1) {
      const value = values[slot] ?? 0;
      if (value >= least && value <= most) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
  }

  /** Those of the set whose number is within the bounds. */
  among(set: SlotSet, bounds: Bounds, scratch: Scratch): SlotSet {
    return isBits(set) ? this.amongBits(set, bounds, scratch) : this.amongList(set, bounds, scratch);
  }

  private amongBits(bits: Int32Array, { least, most }: Bounds, scratch: Scratch): Int32Array {
    const { values } = this;
    const kept = scratch.bits(bits.length);
    for (let word = 0; word < bits.length; word += 1) {
      let within = 0;
      for (let rest = bits[word] ?? 0; rest !== 0;) {
        const bit = 31 - Math.clz32(rest);
        rest ^= 1 << bit;
        const value = values[word * 32 + bit] ?? 0;
        if (value >= least && value <= most) within |= 1 << bit;
      }
      kept[word] = within;
    }
    return kept;
  }

  private amongList(list: Exclude<SlotSet, Int32Array>, { least, most }: Bounds, scratch: Scratch): SlotSet {
    const kept = scratch.list(list.length);
    let count = 0;
    for (let index = 0; index < list.length; index += 1) {
      const slot = list[index] ?? 0;
      const value = this.values[slot] ?? 0;
      if (value >= least && value <= most) kept[count++] = slot;
    }
    return kept.subarray(0, count);
  }
}
