import type { Facets } from '@kadam/shared/contract/jobs';
import { type Group, GROUPS, KINDS } from '../kind-counts';
import type { ChosenKinds } from '../search-question';
import { Bits, ones } from './bits';
import { hasSlot, isBits, sizeOf, type SlotSet } from './slot-sets';

type Kinds = Readonly<Record<Group, string>>;

/** Which slots hold postings of which kind, and how many of a set are of each. */
export class KindBits {
  private readonly bits: Readonly<Record<Group, readonly Bits[]>>;

  constructor(expectedSlots: number) {
    const bitsFor = (group: Group) => KINDS[group].map(() => new Bits(expectedSlots));
    this.bits = {
      jobType: bitsFor('jobType'),
      employmentType: bitsFor('employmentType'),
      experienceLevel: bitsFor('experienceLevel'),
    };
  }

  add(slot: number, kinds: Kinds): void {
    for (const group of GROUPS) this.bits[group][placeOf(group, kinds[group])]?.add(slot);
  }

  /** Those of the set that are of the chosen kinds; what is chosen in `except` counts for nothing. */
  chosen(set: SlotSet, chosen: ChosenKinds, except?: Group): SlotSet {
    return GROUPS.filter((group) => group !== except && chosen[group].length > 0).reduce(
      (left, group) => keptOf(left, this.wanted(group, chosen)),
      set,
    );
  }

  facets(set: SlotSet, chosen: ChosenKinds): Facets {
    const size = sizeOf(set);
    const count = <Kind extends string>(group: Group, kinds: readonly Kind[]) => {
      const shown = this.chosen(set, chosen, group);
      const counts = kinds.map((_, place) =>
        place === 0 ? 0 : countOf(shown, this.bits[group][place]?.words ?? NONE),
      );
      // Each posting is of one kind of each group, so the first kind has what the others leave.
      counts[0] = counts.reduce((left, other) => left - other, shown === set ? size : sizeOf(shown));
      return Object.fromEntries(kinds.map((kind, place) => [kind, counts[place] ?? 0])) as Record<Kind, number>;
    };
    return {
      jobType: count('jobType', KINDS.jobType),
      employmentType: count('employmentType', KINDS.employmentType),
      experienceLevel: count('experienceLevel', KINDS.experienceLevel),
    };
  }

  private wanted(group: Group, chosen: ChosenKinds): readonly Int32Array[] {
    return chosen[group].map((kind) => this.bits[group][placeOf(group, kind)]?.words ?? NONE);
  }
}

const NONE = new Int32Array(0);

const placeOf = (group: Group, kind: string) => (KINDS[group] as readonly string[]).indexOf(kind);

function keptOf(set: SlotSet, wanted: readonly Int32Array[]): SlotSet {
  if (!isBits(set)) return (set as readonly number[]).filter((slot) => wanted.some((bits) => hasSlot(bits, slot)));
  const [first = NONE, second = NONE, third = NONE] = wanted;
  const kept = new Int32Array(set.length);
  for (let place = 0; place < set.length; place += 1) {
    kept[place] = (set[place] ?? 0) & ((first[place] ?? 0) | (second[place] ?? 0) | (third[place] ?? 0));
  }
  return kept;
}

function countOf(set: SlotSet, kind: Int32Array): number {
  let count = 0;
  if (isBits(set)) {
    const end = Math.min(set.length, kind.length);
    for (let place = 0; place < end; place += 1) count += ones((set[place] ?? 0) & (kind[place] ?? 0));
    return count;
  }
  for (let index = 0; index < set.length; index += 1) if (hasSlot(kind, set[index] ?? 0)) count += 1;
  return count;
}
