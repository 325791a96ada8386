import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { FACETS } from '@kadam/shared/contract/jobs';
import type { DatabaseMoment } from './index-rows.repository';
import { isCurrent, type VersionedIndex } from './build-index';
import { type IndexParts, pause, PostingIndex } from './posting-index';

interface Header extends Omit<VersionedIndex, 'index'> {
  readonly slotCount: number;
  readonly ordered: number;
}

/** Stores the index in a folder, so that a restarted process only reads what has changed since. */
export const savedIndex = (folder: string) => {
  const file = join(folder, 'job-search.index');
  return {
    /** Writes a snapshot; the index may change meanwhile. */
    async save({ index, ...versioned }: VersionedIndex): Promise<void> {
      const { slotCount, ordered, slotsOfWords, words, ...parts } = index.parts();
      const header: Header = { ...versioned, slotCount, ordered };
      const lengths = Uint32Array.from(slotsOfWords, ({ length }) => length);
      const forms = Uint8Array.from(slotsOfWords, (slots) => (slots instanceof Int32Array ? 1 : 0));
      const sections = [
        ...COLUMNS.map((name) => parts[name]),
        Buffer.from(words.join(' ')),
        lengths,
        forms,
        await concat(slotsOfWords),
      ];
      await writeIndexFile(file, { header, sections: sections.map(bytesOf) });
    },

    /** The stored index; undefined if there is none, or if it belongs to other tables. */
    async load(moment: DatabaseMoment): Promise<VersionedIndex | undefined> {
      const stored = await readIndexFile<Header>(file);
      if (!stored || !isCurrent(stored.header, moment)) return undefined;
      const { slotCount, ordered, ...versioned } = stored.header;
      const sections = stored.sections;
      const [words, lengths, forms, slots] = sections.slice(COLUMNS.length);
      const ints = (place: number) => numbersOf(Int32Array, sections[place]);
      const doubles = (place: number) => numbersOf(Float64Array, sections[place]);
      const parts: IndexParts = {
        slotCount,
        ordered,
        ids: sections[0] ?? NONE,
        codes: numbersOf(Uint16Array, sections[1]),
        createdAt: doubles(2),
        changedIn: doubles(3),
        pay: doubles(4),
        live: ints(5),
        late: ints(6),
        numbers: ints(7),
        places: ints(8),
        words: words?.length ? Buffer.from(words).toString().split(' ') : [],
        slotsOfWords: split(numbersOf(Int32Array, slots), numbersOf(Uint32Array, lengths), forms ?? NONE),
      };
      return { ...versioned, index: await PostingIndex.from(parts) };
    },
  };
};

const COLUMNS = ['ids', 'codes', 'createdAt', 'changedIn', 'pay', 'live', 'late', 'numbers', 'places'] as const;
const NONE = new Uint8Array(0);
const WORDS_AT_ONCE = 10_000;

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => new Uint8Array(buffer, byteOffset, byteLength);

const numbersOf = <Numbers>(
  kind: { new (buffer: ArrayBufferLike, start: number, length: number): Numbers; readonly BYTES_PER_ELEMENT: number },
  bytes: Uint8Array = NONE,
): Numbers => new kind(bytes.buffer, bytes.byteOffset, bytes.length / kind.BYTES_PER_ELEMENT);

async function concat(arrays: IndexParts['slotsOfWords']): Promise<Int32Array> {
  const all = new Int32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const [place, array] of arrays.entries()) {
    all.set(array, start);
    start += array.length;
    if (place % WORDS_AT_ONCE === 0) await pause();
  }
  return all;
}

function split(all: Int32Array, lengths: Uint32Array, forms: Uint8Array): IndexParts['slotsOfWords'] {
  let start = 0;
  return Array.from(lengths, (length, place) => {
    const slots = all.subarray(start, (start += length));
    return forms[place] ? slots : new Uint32Array(slots.buffer, slots.byteOffset, slots.length);
  });
}

/** A header and sections of bytes, with a checksum. */
export interface IndexFile<Header> {
  readonly header: Header;
  readonly sections: readonly Uint8Array[];
}

// The number changes with the file format.
const VERSION = `kadam-search-5 ${JSON.stringify(FACETS)}`;
// Sections are aligned for arrays of 8-byte numbers.
const ALIGNED = 8;
const CHUNK = 4 * 1024 * 1024;
const CHECKSUM_BYTES = 4;

/** Writes a temporary file, then renames it; creates the folder. */
export async function writeIndexFile(file: string, { header, sections }: IndexFile<object>): Promise<void> {
  // Processes in containers may share the folder and have the same process id.
  const draft = `${file}.${randomUUID()}.draft`;
  const head = Buffer.from(JSON.stringify({ version: VERSION, lengths: sections.map(({ length }) => length), header }));
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(draft, 'w');
  try {
    let checksum = 0;
    const write = async (bytes: Uint8Array) => {
      for (let start = 0; start < bytes.length; start += CHUNK) {
        const chunk = bytes.subarray(start, start + CHUNK);
        checksum = crc32(chunk, checksum);
        await handle.write(chunk);
      }
    };
    const headLength = Buffer.alloc(ALIGNED);
    headLength.writeUInt32LE(head.length);
    for (const bytes of [headLength, head, ...sections]) {
      await write(bytes);
      await write(new Uint8Array(padding(bytes.length)));
    }
    const end = Buffer.alloc(CHECKSUM_BYTES);
    end.writeUInt32LE(checksum);
    await handle.write(end);
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads the file; undefined if it is missing, damaged or of another version. */
export async function readIndexFile<Header>(file: string): Promise<IndexFile<Header> | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || bytes.length < ALIGNED + CHECKSUM_BYTES) return undefined;
  const end = bytes.length - CHECKSUM_BYTES;
  let checksum = 0;
  for (let start = 0; start < end; start += CHUNK) {
    checksum = crc32(bytes.subarray(start, Math.min(start + CHUNK, end)), checksum);
    await pause();
  }
  if (checksum !== bytes.readUInt32LE(end)) return undefined;

  const headEnd = ALIGNED + bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', ALIGNED, headEnd)) as Head<Header>;
  if (head.version !== VERSION) return undefined;
  let start = headEnd + padding(headEnd);
  const sections = head.lengths.map((length) => {
    const section = bytes.subarray(start, start + length);
    start += length + padding(length);
    return section;
  });
  return { header: head.header, sections };
}

interface Head<Header> {
  readonly version: string;
  readonly lengths: readonly number[];
  readonly header: Header;
}

const padding = (length: number) => (ALIGNED - (length % ALIGNED)) % ALIGNED;
