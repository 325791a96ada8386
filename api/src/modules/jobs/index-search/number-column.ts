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

  /** Sets the bits of the slots from `start` to before `end` whose number lies between the two, both included. */
  between(least: number, most: number, { bits, start, end }: Range): void {
    const { values } = this;
    for (let slot = start; slot < end; slot += 1) {
      const value = values[slot] ?? 0;
      if (value >= least && value <= most) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
  }
}
