import { join } from 'node:path';
import type { DatabaseMoment } from '../search-rows.repository';
import { type DatedIndex, isOf } from './build-index';
import { pause, readIndexFile, writeIndexFile } from './index-file';
import { type IndexParts, PostingIndex } from './posting-index';

interface Header extends Omit<DatedIndex, 'index'> {
  readonly slotCount: number;
  readonly ordered: number;
}

/** The index in a folder, so that a process that starts again reads only what has changed since. */
export const savedIndex = (folder: string) => {
  const file = join(folder, 'job-search.index');
  return {
    /** Keeps the index as it is in this moment; it may change while it is written. */
    async save({ index, ...dated }: DatedIndex): Promise<void> {
      const { slotCount, ordered, slotsOfWords, words, ...parts } = index.parts();
      const header: Header = { ...dated, slotCount, ordered };
      const lengths = Uint32Array.from(slotsOfWords, ({ length }) => length);
      const forms = Uint8Array.from(slotsOfWords, (slots) => (slots instanceof Int32Array ? 1 : 0));
      const sections = [
        ...FIGURES.map((name) => parts[name]),
        Buffer.from(words.join(' ')),
        lengths,
        forms,
        await together(slotsOfWords),
      ];
      await writeIndexFile(file, { header, sections: sections.map(bytesOf) });
    },

    /** The kept index, if there is one and it is of these tables. */
    async load(moment: DatabaseMoment): Promise<DatedIndex | undefined> {
      const kept = await readIndexFile<Header>(file);
      if (!kept || !isOf(kept.header, moment)) return undefined;
      const { slotCount, ordered, ...dated } = kept.header;
      const sections = kept.sections;
      const [words, lengths, forms, slots] = sections.slice(FIGURES.length);
      const ints = (place: number) => numbersOf(Int32Array, sections[place]);
      const doubles = (place: number) => numbersOf(Float64Array, sections[place]);
      const parts: IndexParts = {
        slotCount,
        ordered,
        ids: sections[0] ?? NONE,
        codes: sections[1] ?? NONE,
        createdAt: doubles(2),
        changedIn: doubles(3),
        pay: doubles(4),
        live: ints(5),
        late: ints(6),
        numbers: ints(7),
        places: ints(8),
        words: words?.length ? Buffer.from(words).toString().split(' ') : [],
        slotsOfWords: apart(numbersOf(Int32Array, slots), numbersOf(Uint32Array, lengths), forms ?? NONE),
      };
      return { ...dated, index: await PostingIndex.from(parts) };
    },
  };
};

const FIGURES = ['ids', 'codes', 'createdAt', 'changedIn', 'pay', 'live', 'late', 'numbers', 'places'] as const;
const NONE = new Uint8Array(0);
const WORDS_AT_ONCE = 10_000;

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => new Uint8Array(buffer, byteOffset, byteLength);

const numbersOf = <Numbers>(
  kind: { new (buffer: ArrayBufferLike, start: number, length: number): Numbers; readonly BYTES_PER_ELEMENT: number },
  bytes: Uint8Array = NONE,
): Numbers => new kind(bytes.buffer, bytes.byteOffset, bytes.length / kind.BYTES_PER_ELEMENT);

async function together(arrays: IndexParts['slotsOfWords']): Promise<Int32Array> {
  const all = new Int32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const [place, array] of arrays.entries()) {
    all.set(array, start);
    start += array.length;
    if (place % WORDS_AT_ONCE === 0) await pause();
  }
  return all;
}

function apart(all: Int32Array, lengths: Uint32Array, forms: Uint8Array): IndexParts['slotsOfWords'] {
  let start = 0;
  return Array.from(lengths, (length, place) => {
    const slots = all.subarray(start, (start += length));
    return forms[place] ? slots : new Uint32Array(slots.buffer, slots.byteOffset, slots.length);
  });
}
