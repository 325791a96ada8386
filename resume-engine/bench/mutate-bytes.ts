import { unzipSync, zipSync } from 'fflate';

export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Mutation = (bytes: Uint8Array, random: () => number) => Uint8Array;

const place = (bytes: Uint8Array, random: () => number) => Math.floor(random() * bytes.length);

const joined = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));

const MUTATIONS: readonly Mutation[] = [
  function truncate(bytes, random) {
    return bytes.slice(0, place(bytes, random));
  },
  function flipBits(bytes, random) {
    const copy = Uint8Array.from(bytes);
    for (let left = 1 + Math.floor(random() * 40); left > 0; left -= 1) {
      copy[place(copy, random)]! ^= 1 << Math.floor(random() * 8);
    }
    return copy;
  },
  function blank(bytes, random) {
    const copy = Uint8Array.from(bytes);
    const from = place(copy, random);
    return copy.fill(random() < 0.5 ? 0 : 0xff, from, from + Math.floor(random() * 600));
  },
  function repeat(bytes, random) {
    const from = place(bytes, random);
    const part = bytes.subarray(from, from + Math.floor(random() * 4_000));
    return joined(bytes.subarray(0, from), part, part, bytes.subarray(from));
  },
  function leaveOut(bytes, random) {
    const from = place(bytes, random);
    return joined(bytes.subarray(0, from), bytes.subarray(from + Math.floor(random() * 2_000)));
  },
  function digits(bytes, random) {
    const copy = Uint8Array.from(bytes);
    const from = place(copy, random);
    for (let at = from; at < Math.min(copy.length, from + 400); at += 1) {
      if (copy[at]! >= 0x30 && copy[at]! <= 0x39) copy[at] = 0x30 + Math.floor(random() * 10);
    }
    return copy;
  },
];

/**
 * Damages a file. Half of the Word documents are damaged inside the archive, which the archive
 * itself does not detect.
 */
export function mutated(bytes: Uint8Array, seed: number): Uint8Array {
  const random = seeded(seed);
  const mutate = MUTATIONS[Math.floor(random() * MUTATIONS.length)]!;
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive || random() < 0.5) return mutate(bytes, random);
  const parts = unzipSync(bytes);
  const names = Object.keys(parts).filter((name) => /^word\/(?:document|styles|numbering|header\d?)\.xml/u.test(name));
  const name = names[Math.floor(random() * names.length)] ?? 'word/document.xml';
  parts[name] = Uint8Array.from(mutate(parts[name]!, random));
  return zipSync(parts, { level: 1 });
}
