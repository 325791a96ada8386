import { bitsDownFrom, wordsFor } from './bits';
import type { PostingOrder } from './posting-order';
import type { Scratch } from './scratch';
import { isBits, sizeOf, type SlotSet } from './slot-sets';

/** A set of slots that stand higher, and by how much. */
export interface PointedSet {
  readonly slots: SlotSet;
  readonly points: number;
}

interface Among {
  readonly slotCount: number;
  readonly scratch: Scratch;
}

/** What was found, a set for each sum of points, the highest before the others. */
export function inLayers(
  found: SlotSet,
  pointed: readonly PointedSet[],
  { slotCount, scratch }: Among,
): readonly SlotSet[] {
  if (pointed.length === 0) return [found];
  const sums = scratch.list(slotCount).fill(0);
  for (const { slots, points } of pointed) addTo(sums, slots, points);
  const layers = new Map<number, Int32Array>();
  for (const slot of slotsOf(found)) {
    const sum = sums[slot] ?? 0;
    let layer = layers.get(sum);
    if (!layer) layers.set(sum, (layer = scratch.bits(wordsFor(slotCount)).fill(0)));
    layer[slot >>> 5] = (layer[slot >>> 5] ?? 0) | (1 << (slot & 31));
  }
  return [...layers].sort(([one], [other]) => other - one).map(([, layer]) => layer);
}

/** The slots that are in at least so many of the sets. */
export function inAtLeast(sets: readonly SlotSet[], least: number, { slotCount, scratch }: Among): SlotSet {
  const counts = scratch.list(slotCount).fill(0);
  for (const set of sets) addTo(counts, set, 1);
  const enough = scratch.bits(wordsFor(slotCount)).fill(0);
  for (let slot = 0; slot < slotCount; slot += 1)
    if ((counts[slot] ?? 0) >= least) enough[slot >>> 5] = (enough[slot >>> 5] ?? 0) | (1 << (slot & 31));
  return enough;
}

function addTo(sums: Uint32Array, set: SlotSet, points: number): void {
  if (!isBits(set)) {
    for (let index = 0; index < set.length; index += 1) sums[set[index] ?? 0] = (sums[set[index] ?? 0] ?? 0) + points;
    return;
  }
  for (let word = 0; word < set.length; word += 1) {
    for (let rest = set[word] ?? 0; rest !== 0;) {
      const bit = 31 - Math.clz32(rest);
      rest ^= 1 << bit;
      const slot = word * 32 + bit;
      if (slot < sums.length) sums[slot] = (sums[slot] ?? 0) + points;
    }
  }
}

const slotsOf = (set: SlotSet): Iterable<number> => (isBits(set) ? bitsDownFrom(set, set.length * 32, 0) : set);

/** The page of what stands in the first layer, then in the second, and so on; the newest first in each. */
export function pageOfLayers(
  layers: readonly SlotSet[],
  order: PostingOrder,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] {
  const page: number[] = [];
  let skipped = offset;
  for (const layer of layers) {
    if (page.length === limit) break;
    page.push(...order.page(layer, skipped, limit - page.length));
    skipped = Math.max(0, skipped - (layers.length > 1 ? sizeOf(layer) : 0));
  }
  return page;
}
