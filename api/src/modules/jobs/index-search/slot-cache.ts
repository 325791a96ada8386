import { wordsFor } from './bits';

interface Kept {
  bits: Int32Array;
  /** Slots below this one are in. */
  upTo: number;
}

/** Adds what belongs into `bits` of the slots from `start` on. */
export type Extend = (bits: Int32Array, start: number) => void;

const MOST_BYTES = 32 * 1024 * 1024;

/** Sets of slots that cost much to put together. What is in a slot never changes, so they are only ever extended by the slots added since. */
export class SlotCache {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;

  get(key: string, slotCount: number, extend: Extend): Int32Array {
    const known = this.kept.get(key) ?? { bits: new Int32Array(0), upTo: 0 };
    if (known.upTo < slotCount) this.grow(known, slotCount, extend);
    this.kept.delete(key);
    this.kept.set(key, known);
    this.forgetOldest();
    return known.bits;
  }

  private grow(known: Kept, slotCount: number, extend: Extend): void {
    if (wordsFor(slotCount) > known.bits.length) {
      // Room for a few more, lest every new posting copies every set.
      const bits = new Int32Array(wordsFor(slotCount) + 64);
      bits.set(known.bits);
      this.bytes += bits.byteLength - known.bits.byteLength;
      known.bits = bits;
    }
    extend(known.bits, known.upTo);
    known.upTo = slotCount;
  }

  private forgetOldest(): void {
    for (const [key, { bits }] of this.kept) {
      if (this.bytes <= MOST_BYTES || this.kept.size === 1) return;
      this.kept.delete(key);
      this.bytes -= bits.byteLength;
    }
  }
}
