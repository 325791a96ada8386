import { wordsFor } from './bits';
import type { PostingOrder } from './posting-order';
import type { Scratch } from './scratch';
import { sizeOf, type SlotSet, uniteInto } from './slot-sets';

interface Wanted {
  /** Sets that make a posting stand the higher the more of them it is in. */
  readonly wanted: readonly SlotSet[];
  readonly slotCount: number;
  readonly scratch: Scratch;
}

// More words than this in a question tell no better from good.
const MOST_WANTED = 8;

/** What was found, best first: of the named ones those in most of the wanted sets, and last what is not named. */
export function inLayers(found: SlotSet, named: SlotSet, { wanted, slotCount, scratch }: Wanted): readonly SlotSet[] {
  if (named === found && wanted.length === 0) return [found];
  const length = wordsFor(slotCount);
  const asBits = (set: SlotSet) => {
    const bits = scratch.bits(length).fill(0);
    uniteInto(bits, set, 0);
    return bits;
  };
  // The place of each set is in how many of the wanted ones its slots are, at least.
  const [inNone, ...inSome] = [asBits(named), ...wanted.slice(0, MOST_WANTED).map(() => scratch.bits(length).fill(0))];
  const atLeast = [inNone, ...inSome];
  for (const set of wanted.slice(0, MOST_WANTED)) {
    const bits = asBits(set);
    for (let count = atLeast.length - 1; count > 0; count -= 1) addBoth(atLeast[count], atLeast[count - 1], bits);
  }
  for (let count = 0; count < atLeast.length - 1; count += 1) takeOut(atLeast[count], atLeast[count + 1]);
  if (named === found) return atLeast.reverse();
  const mentioned = asBits(found);
  takeOut(mentioned, asBits(named));
  return [...atLeast.reverse(), mentioned];
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
    skipped = Math.max(0, skipped - (layers.length > 1 ? sizeOf(layer) : 0));
  }
  return page;
}

function addBoth(to: Int32Array = NONE, one: Int32Array = NONE, other: Int32Array = NONE): void {
  for (let word = 0; word < to.length; word += 1) to[word] = (to[word] ?? 0) | ((one[word] ?? 0) & (other[word] ?? 0));
}

function takeOut(from: Int32Array = NONE, out: Int32Array = NONE): void {
  for (let word = 0; word < from.length; word += 1) from[word] = (from[word] ?? 0) & ~(out[word] ?? 0);
}

const NONE = new Int32Array(0);
