import { FACET_NAMES, FACETS, type FacetName, type Facets, type FacetSelection } from '@kadam/shared/contract/jobs';
import { Bits, countCodes, isBits, type Scratch, type SlotSet } from './posting-sets';

/** Number of postings with one combination of facet values. */
export type FacetCount = { readonly [Name in FacetName]: (typeof FACETS)[Name][number] } & { readonly count: number };

/** All combinations of facet values; the index of a combination is the code of its postings. */
const COMBINATIONS = FACET_NAMES.reduce<readonly Record<string, string>[]>(
  (combinations, name) => combinations.flatMap((rest) => FACETS[name].map((value) => ({ ...rest, [name]: value }))),
  [{}],
) as unknown as readonly Omit<FacetCount, 'count'>[];

/** The total of a selection, and the facets. Each facet ignores its own selection. */
export function countFacets(
  counts: readonly FacetCount[],
  selected: FacetSelection,
): { readonly total: number; readonly facets: Facets } {
  const facets: Record<string, Record<string, number>> = {};
  for (const name of FACET_NAMES) facets[name] = Object.fromEntries(FACETS[name].map((value) => [value, 0]));
  const add = (name: FacetName, counted: FacetCount) => {
    const facet = facets[name] ?? {};
    facet[counted[name]] = (facet[counted[name]] ?? 0) + counted.count;
  };
  let total = 0;
  for (const counted of counts) {
    const excludedBy = FACET_NAMES.filter((name) => !isSelected(name, counted[name], selected));
    const [only] = excludedBy;
    if (only === undefined) {
      total += counted.count;
      for (const name of FACET_NAMES) add(name, counted);
    } else if (excludedBy.length === 1) add(only, counted);
  }
  return { total, facets: facets as Facets };
}

function isSelected(name: FacetName, value: string, selected: FacetSelection): boolean {
  const values: readonly string[] = selected[name];
  return values.length === 0 || values.includes(value);
}

/** The facet values of each slot. */
export class FacetIndex {
  private readonly bits = Object.fromEntries(FACET_NAMES.map((name) => [name, new Map<string, Bits>()])) as Readonly<
    Record<FacetName, Map<string, Bits>>
  >;
  private codes: Uint16Array;
  private readonly live = new Uint32Array(COMBINATIONS.length);

  constructor(expectedSlots: number) {
    this.codes = new Uint16Array(expectedSlots);
    for (const name of FACET_NAMES)
      for (const value of FACETS[name]) this.bits[name].set(value, new Bits(expectedSlots));
  }

  /** @param code index of the facet values in the list of combinations */
  add(slot: number, code: number): void {
    const values = COMBINATIONS[code];
    if (!values) throw new RangeError(`There is no combination ${code} of facet values.`);
    for (const name of FACET_NAMES) this.bits[name].get(values[name])?.add(slot);
    if (slot >= this.codes.length) this.codes = enlarged(this.codes, slot);
    this.codes[slot] = code;
    increase(this.live, code, 1);
  }

  /** The codes of the first slots. */
  firstCodes(slotCount: number): Uint16Array {
    return this.codes.subarray(0, slotCount);
  }

  remove(slot: number): void {
    increase(this.live, this.codes[slot] ?? 0, -1);
  }

  /** The slots of the set that have the selected values. */
  filter(set: SlotSet, selected: FacetSelection, scratch: Scratch): SlotSet {
    const names = FACET_NAMES.filter((name) => selected[name].length > 0);
    if (names.length === 0) return set;
    if (isBits(set)) return names.reduce((left, name) => filterBits(left, this.bitsOf(name, selected), scratch), set);
    const isWanted = COMBINATIONS.map((values) => names.every((name) => isSelected(name, values[name], selected)));
    const filtered = scratch.list(set.length);
    let count = 0;
    for (let index = 0; index < set.length; index += 1) {
      const slot = set[index] ?? 0;
      if (isWanted[this.codes[slot] ?? 0]) filtered[count++] = slot;
    }
    return filtered.subarray(0, count);
  }

  /** Number of slots of the set by combination, without combinations that no slot has. */
  counts(set: SlotSet): FacetCount[] {
    const counts = new Uint32Array(COMBINATIONS.length);
    if (isBits(set)) countCodes(set, this.codes, counts);
    else for (let index = 0; index < set.length; index += 1) increase(counts, this.codes[set[index] ?? 0] ?? 0, 1);
    return toFacetCounts(counts);
  }

  /** The same for all postings that are not removed. */
  get liveCounts(): FacetCount[] {
    return toFacetCounts(this.live);
  }

  private bitsOf(name: FacetName, selected: FacetSelection): readonly Int32Array[] {
    return selected[name].flatMap((value) => this.bits[name].get(value)?.words ?? []);
  }
}

function filterBits(set: Int32Array, wanted: readonly Int32Array[], scratch: Scratch): Int32Array {
  const filtered = scratch.bits(set.length).fill(0);
  for (const bits of wanted) {
    for (let word = 0; word < set.length; word += 1)
      filtered[word] = (filtered[word] ?? 0) | ((set[word] ?? 0) & (bits[word] ?? 0));
  }
  return filtered;
}

const toFacetCounts = (counts: Uint32Array): FacetCount[] =>
  COMBINATIONS.flatMap((values, code) => {
    const count = counts[code] ?? 0;
    return count > 0 ? { ...values, count } : [];
  });

function increase(counts: Uint32Array, code: number, by: number): void {
  counts[code] = (counts[code] ?? 0) + by;
}

function enlarged(codes: Uint16Array, slot: number): Uint16Array {
  const larger = new Uint16Array(Math.ceil(slot * 1.25) + 1);
  larger.set(codes);
  return larger;
}
