import { type Group, GROUPS, type KindCount, KINDS } from '../kind-counts';
import type { ChosenKinds } from '../search-question';
import { Bits, countCodes } from './bits';
import type { Scratch } from './scratch';
import { isBits, type SlotSet } from './slot-sets';

const COMBINATIONS: readonly Omit<KindCount, 'count'>[] = KINDS.jobType.flatMap((jobType) =>
  KINDS.employmentType.flatMap((employmentType) =>
    KINDS.experienceLevel.flatMap((experienceLevel) =>
      KINDS.category.map((category) => ({ jobType, employmentType, experienceLevel, category })),
    ),
  ),
);

/** Which slots hold postings of which kind, and how many of a set are of each. */
export class KindBits {
  private readonly bits: Readonly<Record<Group, readonly Bits[]>>;
  /** Place of each slot's combination of kinds. */
  private codes: Uint8Array;
  private readonly live = new Uint32Array(COMBINATIONS.length);

  constructor(expectedSlots: number) {
    this.codes = new Uint8Array(expectedSlots);
    const bitsFor = (group: Group) => KINDS[group].map(() => new Bits(expectedSlots));
    this.bits = {
      jobType: bitsFor('jobType'),
      employmentType: bitsFor('employmentType'),
      experienceLevel: bitsFor('experienceLevel'),
      category: bitsFor('category'),
    };
  }

  /** `code` is the place of its kinds among the combinations. */
  add(slot: number, code: number): void {
    const kinds = COMBINATIONS[code];
    if (!kinds) throw new RangeError(`There are no kinds ${code}.`);
    for (const group of GROUPS) this.bits[group][placeOf(group, kinds[group])]?.add(slot);
    if (slot >= this.codes.length) this.codes = enlarged(this.codes, slot);
    this.codes[slot] = code;
    count(this.live, code, 1);
  }

  /** The places of the kinds of the first slots. */
  firstCodes(slotCount: number): Uint8Array {
    return this.codes.subarray(0, slotCount);
  }

  remove(slot: number): void {
    count(this.live, this.codes[slot] ?? 0, -1);
  }

  /** Those of the set that are of the chosen kinds. */
  chosen(set: SlotSet, chosen: ChosenKinds, scratch: Scratch): SlotSet {
    const groups = GROUPS.filter((group) => chosen[group].length > 0);
    if (groups.length === 0) return set;
    if (isBits(set)) return groups.reduce((left, group) => keptOf(left, this.wanted(group, chosen), scratch), set);
    const isWanted = COMBINATIONS.map((kinds) =>
      groups.every((group) => chosen[group].some((kind) => kind === kinds[group])),
    );
    const kept = scratch.list(set.length);
    let count = 0;
    for (let index = 0; index < set.length; index += 1) {
      const slot = set[index] ?? 0;
      if (isWanted[this.codes[slot] ?? 0]) kept[count++] = slot;
    }
    return kept.subarray(0, count);
  }

  /** How many of the set are of each combination of kinds, without those of which there are none. */
  counts(set: SlotSet): KindCount[] {
    const counts = new Uint32Array(COMBINATIONS.length);
    if (isBits(set)) countCodes(set, this.codes, counts);
    else for (let index = 0; index < set.length; index += 1) count(counts, this.codes[set[index] ?? 0] ?? 0, 1);
    return named(counts);
  }

  /** The same of all postings that are not removed. */
  get liveCounts(): KindCount[] {
    return named(this.live);
  }

  private wanted(group: Group, chosen: ChosenKinds): readonly Int32Array[] {
    return chosen[group].map((kind) => this.bits[group][placeOf(group, kind)]?.words ?? NONE);
  }
}

const NONE = new Int32Array(0);

const placeOf = (group: Group, kind: string) => (KINDS[group] as readonly string[]).indexOf(kind);

function keptOf(set: Int32Array, wanted: readonly Int32Array[], scratch: Scratch): Int32Array {
  const kept = scratch.bits(set.length).fill(0);
  for (const kinds of wanted) {
    for (let word = 0; word < set.length; word += 1)
      kept[word] = (kept[word] ?? 0) | ((set[word] ?? 0) & (kinds[word] ?? 0));
  }
  return kept;
}

function named(counts: Uint32Array): KindCount[] {
  const kindCounts: KindCount[] = [];
  for (const [code, kinds] of COMBINATIONS.entries()) {
    const count = counts[code] ?? 0;
    if (count > 0) kindCounts.push({ ...kinds, count });
  }
  return kindCounts;
}

function count(counts: Uint32Array, code: number, more: number): void {
  counts[code] = (counts[code] ?? 0) + more;
}

function enlarged(codes: Uint8Array, slot: number): Uint8Array {
  const larger = new Uint8Array(Math.ceil(slot * 1.25) + 1);
  larger.set(codes);
  return larger;
}
