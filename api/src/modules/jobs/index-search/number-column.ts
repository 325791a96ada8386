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
  among(set: SlotSet, { least, most }: Bounds): SlotSet {
    const { values } = this;
    const lies = (slot: number) => (values[slot] ?? 0) >= least && (values[slot] ?? 0) <= most;
    if (!isBits(set)) return (set as readonly number[]).filter(lies);
    const kept = new Int32Array(set.length);
    for (let word = 0; word < set.length; word += 1) {
      for (let rest = set[word] ?? 0; rest !== 0;) {
        const bit = 31 - Math.clz32(rest);
        rest ^= 1 << bit;
        if (lies(word * 32 + bit)) kept[word] = (kept[word] ?? 0) | (1 << bit);
      }
    }
    return kept;
  }
}
