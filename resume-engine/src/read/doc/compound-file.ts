/** Sector numbers from here on are markers (free, end of chain) ([MS-CFB], section 2.1). */
const FIRST_MARK = 0xfffffffa;
const ENTRY = { length: 128, nameLength: 64, kind: 66, start: 116, size: 120 };
const STREAM = 2;
const ROOT = 5;

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
}

/**
 * Reads the streams of a compound file, whatever the storage they are in. Cyclic chains end.
 * @throws {RangeError} if its tables point outside the file
 */
export function openCompoundFile(bytes: Uint8Array): { stream(name: string): Uint8Array | undefined } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = 1 << Math.min(12, Math.max(9, view.getUint16(30, true)));
  const sector = (number: number) => bytes.subarray((number + 1) * sectorSize, (number + 2) * sectorSize);
  const fat = readTable(fatSectors(view, sector), sector);
  const read = (start: number) => joined(chain(fat, start).map(sector));
  const entries = readDirectory(read(view.getUint32(48, true)));
  const smallFat = readTable(chain(fat, view.getUint32(60, true)), sector);
  const root = entries.find(({ kind }) => kind === ROOT);
  const smallSectors = root ? read(root.start) : new Uint8Array();
  const smallest = view.getUint32(56, true);
  return {
    stream(name) {
      const entry = entries.find((candidate) => candidate.kind === STREAM && candidate.name === name);
      if (!entry) return undefined;
      const isSmall = entry.size < smallest;
      const content = isSmall
        ? joined(chain(smallFat, entry.start).map((number) => smallSectors.subarray(number * 64, number * 64 + 64)))
        : read(entry.start);
      return content.subarray(0, entry.size);
    },
  };
}

function fatSectors(view: DataView, sector: (number: number) => Uint8Array): number[] {
  const numbers = Array.from({ length: 109 }, (_, index) => view.getUint32(76 + index * 4, true));
  let next = view.getUint32(68, true);
  for (let left = Math.min(view.getUint32(72, true), 256); left > 0 && next < FIRST_MARK; left -= 1) {
    const more = numbersOf(sector(next));
    next = more.pop() ?? FIRST_MARK;
    numbers.push(...more);
  }
  return numbers.filter((number) => number < FIRST_MARK);
}

const readTable = (sectors: readonly number[], sector: (number: number) => Uint8Array): Uint32Array =>
  Uint32Array.from(sectors.flatMap((number) => numbersOf(sector(number))));

function numbersOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}

/** A chain is never longer than its table. */
function chain(table: Uint32Array, start: number): number[] {
  const numbers: number[] = [];
  for (let at = start; at < table.length && numbers.length < table.length; at = table[at]!) numbers.push(at);
  return numbers;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / ENTRY.length) }, (_, index) => {
    const at = index * ENTRY.length;
    const nameLength = Math.min(64, view.getUint16(at + ENTRY.nameLength, true));
    return {
      name: new TextDecoder('utf-16le').decode(bytes.subarray(at, at + Math.max(0, nameLength - 2))),
      kind: view.getUint8(at + ENTRY.kind),
      start: view.getUint32(at + ENTRY.start, true),
      size: view.getUint32(at + ENTRY.size, true),
    };
  });
}
