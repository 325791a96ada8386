import { uuidText } from '../search-row';

const ID_BYTES = 16;
const HIGHEST_LOAD = 0.6;
const HASH_FACTOR = 0x9e3779b1;

/** Which posting is in which slot, at 16 bytes and two table places each instead of the 150 a Map of strings takes. */
export class IdTable {
  private bytes: Buffer;
  private table: Int32Array;
  private known = 0;

  constructor(expectedSlots: number) {
    this.bytes = Buffer.alloc(Math.max(expectedSlots, 64) * ID_BYTES);
    this.table = new Int32Array(placesFor(expectedSlots));
  }

  /** The ids of the first slots, one after the other. */
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

  /** Orders the ids of two slots as PostgreSQL orders uuids. */
  compare(one: number, other: number): number {
    const start = other * ID_BYTES;
    return this.bytes.compare(this.bytes, start, start + ID_BYTES, one * ID_BYTES, (one + 1) * ID_BYTES);
  }

  // Places lie in a row from where the hash points, until the id itself or a free one.
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
