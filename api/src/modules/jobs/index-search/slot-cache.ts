import { LRUCache } from 'lru-cache';
import { wordsFor } from './bits';

interface Kept {
  bits: Int32Array;
  /** Slots below this one are in. */
  upTo: number;
}

/** Adds what belongs into `bits` of the slots from `start` on. */
export type Extend = (bits: Int32Array, start: number) => void;

const MOST_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 200;

/** Sets of slots that cost much to put together. What is in a slot never changes, so they are only ever extended by the slots added since. */
export class SlotCache {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bits }, key) => bits.byteLength + 2 * key.length + ENTRY_BYTES,
  });

  get(key: string, slotCount: number, extend: Extend): Int32Array {
    const known = this.kept.get(key) ?? { bits: new Int32Array(0), upTo: 0 };
    if (known.upTo < slotCount) this.grow(key, known, { slotCount, extend });
    return known.bits;
  }

  private grow(key: string, known: Kept, { slotCount, extend }: { slotCount: number; extend: Extend }): void {
    if (wordsFor(slotCount) > known.bits.length) {
      // Room for a few more, lest every new posting copies every set.
      const bits = new Int32Array(wordsFor(slotCount) + 64);
      bits.set(known.bits);
      known.bits = bits;
      // Its size has grown, which the cache only notices with a new entry.
      this.kept.delete(key);
      this.kept.set(key, known);
    }
    extend(known.bits, known.upTo);
    known.upTo = slotCount;
  }
}
