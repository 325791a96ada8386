import { uuidText } from './index-rows.repository';
import { isBits, type Scratch, type SlotSet } from './posting-sets';
import type { SearchQuery } from './job-search';

const ID_BYTES = 16;
const HIGHEST_LOAD = 0.6;
const HASH_FACTOR = 0x9e3779b1;

/**
 * The slot of each posting, with 16 bytes and two table entries each instead of the 150 bytes of a
 * Map with strings.
 */
export class IdTable {
  private bytes: Buffer;
  private table: Int32Array;
  private known = 0;

  constructor(expectedSlots: number) {
    this.bytes = Buffer.alloc(Math.max(expectedSlots, 64) * ID_BYTES);
    this.table = new Int32Array(placesFor(expectedSlots));
  }

  /** The ids of the first slots, concatenated. */
  firstIds(slotCount: number): Uint8Array {
    return this.bytes.subarray(0, slotCount * ID_BYTES);
  }

  idAt(slot: number): string {
    return uuidText(this.bytes, slot * ID_BYTES);
  }

  /** The newest slot of the posting. */
  slotOf(id: Buffer): number | undefined {
    const slot = (this.table[this.placeOf(id, 0)] ?? 0) - 1;
    return slot < 0 ? undefined : slot;
  }

  set(slot: number, id: Buffer): void {
    const start = slot * ID_BYTES;
    if (start + ID_BYTES > this.bytes.length)
      this.bytes = Buffer.concat([this.bytes, Buffer.alloc(this.bytes.length >> 1)]);
    id.copy(this.bytes, start);
    if (this.known + 1 > this.table.length * HIGHEST_LOAD) this.enlarge();
    const place = this.placeOf(this.bytes, start);
    if (this.table[place] === 0) this.known += 1;
    this.table[place] = slot + 1;
  }

  /** Compares the ids of two slots in PostgreSQL's order of uuids. */
  compare(one: number, other: number): number {
    const start = other * ID_BYTES;
    return this.bytes.compare(this.bytes, start, start + ID_BYTES, one * ID_BYTES, (one + 1) * ID_BYTES);
  }

  // Table entries to probe from the hash on, until the id itself or a free one.
  private placeOf(bytes: Buffer, start: number): number {
    const mask = this.table.length - 1;
    let place = (Math.imul(bytes.readInt32LE(start) ^ bytes.readInt32LE(start + 12), HASH_FACTOR) >>> 7) & mask;
    for (let taken = this.table[place] ?? 0; taken !== 0; taken = this.table[place] ?? 0) {
      const known = (taken - 1) * ID_BYTES;
      if (this.bytes.compare(bytes, start, start + ID_BYTES, known, known + ID_BYTES) === 0) return place;
      place = (place + 1) & mask;
    }
    return place;
  }

  private enlarge(): void {
    const slots = this.table.filter((taken) => taken !== 0);
    this.table = new Int32Array(this.table.length * 2);
    for (const taken of slots) this.table[this.placeOf(this.bytes, (taken - 1) * ID_BYTES)] = taken;
  }
}

function placesFor(slots: number): number {
  let places = 256;
  while (places * HIGHEST_LOAD < slots) places *= 2;
  return places;
}

/** Both included. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

interface Range {
  readonly bits: Int32Array;
  readonly start: number;
  readonly end: number;
}

/** An integer for each slot. */
export class NumberColumn {
  private values: Float64Array;

  constructor(expectedSlots: number) {
    this.values = new Float64Array(Math.max(expectedSlots, 64));
  }

  /** The numbers of the first slots. */
  first(slotCount: number): Float64Array {
    return this.values.subarray(0, slotCount);
  }

  /** Uses the numbers of a stored index. */
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
  between({ min, max }: Bounds, { bits, start, end }: Range): void {
    const { values } = this;
    for (let slot = start; slot < end; slot += 1) {
      const value = values[slot] ?? 0;
      if (value >= min && value <= max) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
  }

  /** The subset of slots whose number is within the bounds. */
  filter(set: SlotSet, bounds: Bounds, scratch: Scratch): SlotSet {
    return isBits(set) ? this.filterBits(set, bounds, scratch) : this.filterList(set, bounds, scratch);
  }

  private filterBits(bits: Int32Array, { min, max }: Bounds, scratch: Scratch): Int32Array {
    const { values } = this;
    const filtered = scratch.bits(bits.length);
    for (let word = 0; word < bits.length; word += 1) {
      let within = 0;
      for (let rest = bits[word] ?? 0; rest !== 0;) {
        const bit = 31 - Math.clz32(rest);
        rest ^= 1 << bit;
        const value = values[word * 32 + bit] ?? 0;
        if (value >= min && value <= max) within |= 1 << bit;
      }
      filtered[word] = within;
    }
    return filtered;
  }

  private filterList(list: Exclude<SlotSet, Int32Array>, { min, max }: Bounds, scratch: Scratch): SlotSet {
    const filtered = scratch.list(list.length);
    let count = 0;
    for (let index = 0; index < list.length; index += 1) {
      const slot = list[index] ?? 0;
      const value = this.values[slot] ?? 0;
      if (value >= min && value <= max) filtered[count++] = slot;
    }
    return filtered.subarray(0, count);
  }
}

/** Limits of a query for the pay and the time of posting. */
export function boundsOf({ minPay, maxPay, postedSince }: SearchQuery): (readonly ['pay' | 'createdAt', Bounds])[] {
  const bounds: (readonly ['pay' | 'createdAt', Bounds])[] = [];
  if (minPay !== null || maxPay !== null) bounds.push(['pay', { min: minPay ?? 0, max: maxPay ?? Infinity }]);
  if (postedSince !== null) bounds.push(['createdAt', { min: postedSince, max: Infinity }]);
  return bounds;
}
