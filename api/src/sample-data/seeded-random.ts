import { createHash } from 'node:crypto';

/** Pseudo-random choices that are the same each time for the same key. */
export interface SeededRandom {
  /** A UUID derived from the key, so that ids are stable between runs. */
  readonly id: string;
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** An integer from `min` to `max`, both inclusive. */
  whole(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different items in random order; all of them if there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  /** One of the names, with these relative frequencies. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
  /** True with a probability of `percent`. */
  happens(percent: number): boolean;
}

export function seededRandom(key: string): SeededRandom {
  const digest = createHash('sha256').update(key).digest();
  const fraction = fractions(digest);
  const whole = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));

  return {
    id: uuidFrom(digest),
    fraction,
    whole,
    pick: (list) => itemAt(list, whole(0, list.length - 1)),
    sample: (list, count) => sample(list, count, whole),
    weighted: (weights) => weighted(weights, fraction()),
    happens: (percent) => fraction() * 100 < percent,
  };
}

/** The item at a position, modulo the length. @throws RangeError for an empty list */
export function itemAt<T>(list: readonly T[], position: number): T {
  const item = list[position % list.length];
  if (item === undefined) throw new RangeError('Cannot choose from an empty list.');
  return item;
}

// sfc32 (Chris Doty-Humphrey's PractRand): small, fast, and its 128 bits of state are filled from
// the digest.
function fractions(digest: Buffer): () => number {
  let [a, b, c, counter] = [16, 20, 24, 28].map((offset) => digest.readUInt32LE(offset)) as [
    number,
    number,
    number,
    number,
  ];
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
}

// Sets version 4 and the variant of RFC 9562, because readers of ids check them.
function uuidFrom(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sample<T>(list: readonly T[], count: number, whole: SeededRandom['whole']): T[] {
  const rest = [...list];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(whole(0, rest.length - 1), 1));
  }
  return chosen;
}

function weighted<Name extends string>(weights: Readonly<Record<Name, number>>, fraction: number): Name {
  const entries = Object.entries<number>(weights) as [Name, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = fraction * total;
  const found = entries.find(([, weight]) => (left -= weight) < 0);
  if (!found) throw new RangeError('Cannot choose: every weight is 0.');
  return found[0];
}
