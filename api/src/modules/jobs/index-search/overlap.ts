import { Bits, bitsDownFrom } from './bits';
import { hasSlot, isBits, type SlotSet } from './slot-sets';

export interface CountedSet {
  readonly slots: SlotSet;
  /** Being in this set counts by itself, not only beside others. */
  readonly isEnough: boolean;
}

interface Among {
  readonly live: Int32Array;
  readonly slotCount: number;
}

/** The slots that are in most of the sets first: a set for each count, the highest before the others. */
export function inMostSets(sets: readonly CountedSet[], { live, slotCount }: Among): SlotSet[] {
  const counts = new Uint8Array(slotCount);
  for (const { slots } of sets.filter(({ isEnough }) => isEnough))
    for (const slot of slotsOf(slots)) counts[slot] = (counts[slot] ?? 0) + 1;
  const others = sets.filter(({ isEnough }) => !isEnough);
  const layers: (Bits | undefined)[] = [];
  for (const slot of slotsOf(live)) {
    const count = counts[slot] ?? 0;
    if (count === 0) continue;
    const all = count + others.filter(({ slots }) => hasSlot(slots, slot)).length;
    (layers[all] ??= new Bits(slotCount)).add(slot);
  }
  return layers.flatMap((layer) => (layer ? [layer.words] : [])).reverse();
}

const slotsOf = (set: SlotSet): Iterable<number> => (isBits(set) ? bitsDownFrom(set, set.length * 32, 0) : set);
