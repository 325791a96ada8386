import { countBits, hasBit, wordsFor } from './bits';
import type { Scratch } from './scratch';

/** Some slots: a rising list of them, or a bit for each (Int32Array). Read only. */
export type SlotSet = readonly number[] | Uint32Array | Int32Array;

export const isBits = (set: SlotSet): set is Int32Array => set instanceof Int32Array;

/** The slots that are in every one of the sets, of which there is at least one. */
export function intersection(sets: readonly SlotSet[], scratch: Scratch): SlotSet {
  const lists = sets.filter((set) => !isBits(set)).sort((one, other) => one.length - other.length);
  const [shortest] = lists;
  const bits = sets.filter(isBits);
  if (!shortest) return allOf(bits, scratch);
  return [...lists.slice(1), ...bits].reduce<SlotSet>(
    (left, set) => (left.length === 0 ? left : kept(left, set, scratch)),
    shortest,
  );
}

/** The slots that are in any of the sets. */
export function union(sets: readonly SlotSet[], slotCount: number, scratch: Scratch): SlotSet {
  const [only] = sets;
  if (only && sets.length === 1) return only;
  const united = scratch.bits(wordsFor(slotCount)).fill(0);
  for (const set of sets) uniteInto(united, set, 0);
  return united;
}

/** Adds the slots of a set from `start` on; those just before it may come along. */
export function uniteInto(united: Int32Array, set: SlotSet, start: number): void {
  if (isBits(set)) {
    const end = Math.min(set.length, united.length);
    for (let word = start >>> 5; word < end; word += 1) united[word] = (united[word] ?? 0) | (set[word] ?? 0);
    return;
  }
  for (let index = start === 0 ? 0 : firstFrom(set, start); index < set.length; index += 1) {
    const slot = set[index] ?? 0;
    united[slot >>> 5] = (united[slot >>> 5] ?? 0) | (1 << (slot & 31));
  }
}

export const sizeOf = (set: SlotSet): number => (isBits(set) ? countBits(set) : set.length);

/** Where in a rising list the first slot that is not below `slot` stands. */
export function firstFrom(list: readonly number[] | Uint32Array, slot: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const hasSlot = (set: SlotSet, slot: number): boolean =>
  isBits(set) ? hasBit(set, slot) : set[firstFrom(set, slot)] === slot;

function kept(list: SlotSet, others: SlotSet, scratch: Scratch): SlotSet {
  const result = scratch.list(list.length);
  let count = 0;
  for (let index = 0; index < list.length; index += 1) {
    const slot = list[index] ?? 0;
    const isAmong = isBits(others) ? ((others[slot >>> 5] ?? 0) >>> (slot & 31)) & 1 : hasSlot(others, slot);
    if (isAmong) result[count++] = slot;
  }
  return result.subarray(0, count);
}

function allOf(sets: readonly Int32Array[], scratch: Scratch): Int32Array {
  const [first = NONE, second = NONE, ...others] = [...sets].sort((one, other) => one.length - other.length);
  if (sets.length < 2) return first;
  const result = scratch.bits(first.length);
  for (let word = 0; word < result.length; word += 1) result[word] = (first[word] ?? 0) & (second[word] ?? 0);
  for (const set of others) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) & (set[word] ?? 0);
  }
  return result;
}

const NONE = new Int32Array(0);
