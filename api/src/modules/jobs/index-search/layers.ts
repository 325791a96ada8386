import { countBits, listBits } from './bits';
import type { PostingOrder } from './posting-order';
import type { Scratch } from './scratch';
import { isBits, sizeOf, type SlotSet, union, uniteInto } from './slot-sets';

/** A set of slots that stand higher, and by how much. */
export interface PointedSet {
  readonly slots: SlotSet;
  readonly points: number;
}

type SlotList = Exclude<SlotSet, Int32Array>;

// With more sets, bits would be parted into too many layers.
const MOST_PARTED = 3;

/** What was found, a set for each sum of points, the highest before the others. */
export function inLayers(found: SlotSet, pointed: readonly PointedSet[], scratch: Scratch): readonly SlotSet[] {
  if (pointed.length === 0) return [found];
  return isBits(found) && pointed.length <= MOST_PARTED
    ? layersOfBits(found, pointed, scratch)
    : layersOfList(listOf(found, scratch), pointed, scratch);
}

/** Each pointed set parts every layer in two, 32 slots at a time. */
function layersOfBits(found: Int32Array, pointed: readonly PointedSet[], scratch: Scratch): readonly SlotSet[] {
  let layers = new Map([[0, found]]);
  for (const { slots, points } of pointed) {
    const set = isBits(slots) ? slots : scratch.bits(found.length).fill(0);
    if (!isBits(slots)) uniteInto(set, slots, 0);
    const parted = new Map<number, Int32Array>();
    const add = (sum: number, layer: Int32Array) => {
      const same = parted.get(sum);
      if (same) uniteInto(same, layer, 0);
      else parted.set(sum, layer);
    };
    for (const [sum, layer] of layers) {
      const [inside, outside] = [scratch.bits(layer.length), scratch.bits(layer.length)];
      part(layer, set, { inside, outside });
      add(sum + points, inside);
      add(sum, outside);
    }
    layers = parted;
  }
  return [...layers]
    .filter(([, layer]) => layer.some((word) => word !== 0))
    .sort(([one], [other]) => other - one)
    .map(([, layer]) => layer);
}

function part(
  layer: Int32Array,
  set: Int32Array,
  { inside, outside }: { readonly inside: Int32Array; readonly outside: Int32Array },
): void {
  for (let word = 0; word < layer.length; word += 1) {
    const all = layer[word] ?? 0;
    const both = all & (set[word] ?? 0);
    inside[word] = both;
    outside[word] = all ^ both;
  }
}

function layersOfList(slots: SlotList, pointed: readonly PointedSet[], scratch: Scratch): readonly SlotSet[] {
  const sums = sumsOf(slots, pointed, scratch);
  const highest = pointed.reduce((sum, { points }) => sum + points, 0);
  // Sorted by counting: where a layer begins follows from the sizes of those before it.
  const places = scratch.list(highest + 1).fill(0);
  for (let index = 0; index < slots.length; index += 1) {
    const rank = highest - (sums[index] ?? 0);
    places[rank] = (places[rank] ?? 0) + 1;
  }
  const sorted = scratch.list(slots.length);
  const layers: Uint32Array[] = [];
  let start = 0;
  for (let rank = 0; rank <= highest; rank += 1) {
    const size = places[rank] ?? 0;
    if (size > 0) layers.push(sorted.subarray(start, start + size));
    places[rank] = start;
    start += size;
  }
  for (let index = 0; index < slots.length; index += 1) {
    const rank = highest - (sums[index] ?? 0);
    const place = places[rank] ?? 0;
    sorted[place] = slots[index] ?? 0;
    places[rank] = place + 1;
  }
  return layers;
}

interface Among {
  readonly slotCount: number;
  readonly scratch: Scratch;
}

/** The slots that are in at least so many of the sets; `least` is 1 or more. */
export function inAtLeast(sets: readonly SlotSet[], least: number, { slotCount, scratch }: Among): SlotSet {
  const slots = listOf(union(sets, slotCount, scratch), scratch);
  const pointed = sets.map((set) => ({ slots: set, points: 1 }));
  const counts = sumsOf(slots, pointed, scratch);
  const kept = scratch.list(slots.length);
  let size = 0;
  for (let index = 0; index < slots.length; index += 1)
    if ((counts[index] ?? 0) >= least) kept[size++] = slots[index] ?? 0;
  return kept.subarray(0, size);
}

function listOf(set: SlotSet, scratch: Scratch): SlotList {
  if (!isBits(set)) return set;
  const list = scratch.list(countBits(set));
  listBits(set, list);
  return list;
}

/** For each of the slots, the points of the sets it is in. */
function sumsOf(slots: SlotList, pointed: readonly PointedSet[], scratch: Scratch): Uint32Array {
  const sums = scratch.list(slots.length).fill(0);
  for (const { slots: set, points } of pointed) {
    if (isBits(set)) addBits(sums, slots, { set, points });
    else addList(sums, slots, { set, points });
  }
  return sums;
}

function addBits(sums: Uint32Array, slots: SlotList, { set, points }: { set: Int32Array; points: number }): void {
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    if (((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) sums[index] = (sums[index] ?? 0) + points;
  }
}

// Both lists rise, so each is gone through once.
function addList(sums: Uint32Array, slots: SlotList, { set, points }: { set: SlotList; points: number }): void {
  let next = 0;
  for (let index = 0; index < slots.length && next < set.length; index += 1) {
    const slot = slots[index] ?? 0;
    while (next < set.length && (set[next] ?? 0) < slot) next += 1;
    if (set[next] === slot) sums[index] = (sums[index] ?? 0) + points;
  }
}

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
    if (skipped > 0) skipped = Math.max(0, skipped - sizeOf(layer));
  }
  return page;
}
