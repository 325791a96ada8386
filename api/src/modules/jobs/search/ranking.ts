import { FACETS } from '@kadam/shared/contract/jobs';
import type { Boost, SearchQuery } from './job-search';
import {
  Bits,
  bitsDownFrom,
  countBits,
  hasSlot,
  isBits,
  listBits,
  type Scratch,
  type SlotSet,
  union,
  addToUnion,
} from './posting-sets';
import { synonyms } from './synonyms';
import { type QueryWord, inSequence, pairOf } from './words';

const MAX_BOOSTED = 8;
const IN_TITLE = 16;
// For 'nurse', 'Nurse' ranks above 'Nursing'.
const EXACT_IN_TITLE = 8;
const ROLE_IN_TITLE = 4;
// All adjacent words together count less than one more word in the title.
const ADJACENT_IN_TITLE = 1;
const IN_DESCRIPTION = 1;
const HAS_WORD = 256;
/**
 * For a match outside the description, if descriptions are included: more than all boosts together.
 */
export const NAMED_POINTS = 4_096;

/**
 * Boosts of a match with every word: for each word in the title, for adjacent words in it, and for
 * a role that is built around a skill; the best match also gets one for exactly the words of the
 * query.
 */
export function boostsOf({ sort, words }: SearchQuery): readonly Boost[] {
  const named = words.named.filter((word) => !isFacetWord(word)).slice(0, MAX_BOOSTED);
  const inTitle = (points: number) => (word: QueryWord) => ({ field: 'title' as const, word, points });
  return [
    ...named.map(inTitle(IN_TITLE)),
    ...(sort === 'best' ? named.map(exactly).map(inTitle(EXACT_IN_TITLE)) : []),
    ...rolesOf(named).map(inTitle(ROLE_IN_TITLE)),
    ...named.filter(isPhrase).map(asPhrase).map(inTitle(ADJACENT_IN_TITLE)),
    ...named.slice(1).map((word, place) => inTitle(ADJACENT_IN_TITLE)(following(named[place], word))),
  ];
}

// A remote job is remote whether or not its title has the word.
const FACET_WORDS = new Set(Object.values(FACETS).flatMap((values) => values.map((value) => value.replace('_', ''))));
export const isFacetWord = ({ alternatives }: QueryWord) =>
  alternatives.some(([word, ...more]) => more.length === 0 && FACET_WORDS.has(word ?? ''));

const isPhrase = ({ alternatives }: QueryWord) => alternatives.some((words) => words.length > 1);
const asPhrase = (word: QueryWord): QueryWord => ({ ...word, alternatives: word.alternatives.map(inSequence) });
const exactly = (word: QueryWord): QueryWord => asPhrase({ ...word, alternatives: word.exact ?? word.alternatives });

/** The last word of the first term directly before the first word of the second. */
function following(word: QueryWord | undefined, next: QueryWord): QueryWord {
  const lasts = new Set(word?.alternatives.map((words) => words.at(-1) ?? ''));
  const firsts = new Set(next.alternatives.map(([first = '']) => first));
  return {
    ...next,
    alternatives: [...lasts].flatMap((last) => [...firsts].map((first) => [pairOf(last, first)])),
  };
}

/**
 * Roles that are built around one of the skills: a data analyst mainly uses SQL, a Java developer
 * also does.
 */
function rolesOf(named: readonly QueryWord[]): readonly QueryWord[] {
  const { others, longest } = synonyms().roles;
  const texts = named.map(({ text }) => text);
  const skills = texts.flatMap((_, start) =>
    Array.from({ length: longest }, (_, more) => texts.slice(start, start + more + 1).join(' ')),
  );
  const roles = [...new Set(skills)].flatMap((skill) => others.get(skill)?.found ?? []);
  return roles.length === 0 ? [] : [{ text: '', alternatives: roles.map(inSequence), isWhole: true }];
}

/** Boosts of a partial match: each word counts more than all boosts of title and description. */
export const partialBoosts = (named: readonly QueryWord[]): readonly Boost[] => [
  ...named.map((word) => ({ field: 'named' as const, word, points: HAS_WORD })),
  ...named.slice(0, MAX_BOOSTED).map((word) => ({ field: 'description' as const, word, points: IN_DESCRIPTION })),
];

/** A set of slots, and the points of its postings. */
export interface BoostedSet {
  readonly slots: SlotSet;
  readonly points: number;
}

type SlotList = Exclude<SlotSet, Int32Array>;

// More sets would split bits into too many layers.
const MAX_SPLIT_SETS = 3;

/** The matching postings as one set for each sum of points, in descending order. */
export function rankInLayers(found: SlotSet, boosted: readonly BoostedSet[], scratch: Scratch): readonly SlotSet[] {
  if (boosted.length === 0) return [found];
  return isBits(found) && boosted.length <= MAX_SPLIT_SETS
    ? layersOfBits(found, boosted, scratch)
    : layersOfList(listOf(found, scratch), boosted, scratch);
}

/** Each boosted set splits every layer in two, 32 slots at a time. */
function layersOfBits(found: Int32Array, boosted: readonly BoostedSet[], scratch: Scratch): readonly SlotSet[] {
  let layers = new Map([[0, found]]);
  for (const { slots, points } of boosted) {
    const set = isBits(slots) ? slots : scratch.bits(found.length).fill(0);
    if (!isBits(slots)) addToUnion(set, slots, 0);
    const split = new Map<number, Int32Array>();
    const add = (sum: number, layer: Int32Array) => {
      const same = split.get(sum);
      if (same) addToUnion(same, layer, 0);
      else split.set(sum, layer);
    };
    for (const [sum, layer] of layers) {
      const [inside, outside] = [scratch.bits(layer.length), scratch.bits(layer.length)];
      splitLayer(layer, set, { inside, outside });
      add(sum + points, inside);
      add(sum, outside);
    }
    layers = split;
  }
  return [...layers]
    .filter(([, layer]) => layer.some((word) => word !== 0))
    .sort(([one], [other]) => other - one)
    .map(([, layer]) => layer);
}

function splitLayer(
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

function layersOfList(slots: SlotList, boosted: readonly BoostedSet[], scratch: Scratch): readonly SlotSet[] {
  const sums = sumsOf(slots, boosted, scratch);
  const highest = boosted.reduce((sum, { points }) => sum + points, 0);
  // Counting sort: the start of a layer is the sum of the sizes before it.
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

/** The slots that are in at least `min` of the sets, which is 1 or more. */
export function inAtLeast(sets: readonly SlotSet[], min: number, { slotCount, scratch }: Among): SlotSet {
  const slots = listOf(union(sets, slotCount, scratch), scratch);
  const boosted = sets.map((set) => ({ slots: set, points: 1 }));
  const counts = sumsOf(slots, boosted, scratch);
  const filtered = scratch.list(slots.length);
  let size = 0;
  for (let index = 0; index < slots.length; index += 1)
    if ((counts[index] ?? 0) >= min) filtered[size++] = slots[index] ?? 0;
  return filtered.subarray(0, size);
}

function listOf(set: SlotSet, scratch: Scratch): SlotList {
  if (!isBits(set)) return set;
  const list = scratch.list(countBits(set));
  listBits(set, list);
  return list;
}

/** For each of the slots, the points of the sets it is in. */
function sumsOf(slots: SlotList, boosted: readonly BoostedSet[], scratch: Scratch): Uint32Array {
  const sums = scratch.list(slots.length).fill(0);
  for (const { slots: set, points } of boosted) {
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

// Both lists are in ascending order, so one pass is enough.
function addList(sums: Uint32Array, slots: SlotList, { set, points }: { set: SlotList; points: number }): void {
  let next = 0;
  for (let index = 0; index < slots.length && next < set.length; index += 1) {
    const slot = slots[index] ?? 0;
    while (next < set.length && (set[next] ?? 0) < slot) next += 1;
    if (set[next] === slot) sums[index] = (sums[index] ?? 0) + points;
  }
}

export interface CriterionSet {
  readonly slots: SlotSet;
  /** Whether being in this set is sufficient, without another one. */
  readonly isSufficient: boolean;
}

/**
 * The slots by the number of sets that contain them: one set for each number, in descending order.
 */
export function rankBySetCount(sets: readonly CriterionSet[], live: Int32Array, slotCount: number): SlotSet[] {
  const counts = new Uint8Array(slotCount);
  for (const { slots } of sets.filter(({ isSufficient }) => isSufficient))
    for (const slot of slotsOf(slots)) counts[slot] = (counts[slot] ?? 0) + 1;
  const others = sets.filter(({ isSufficient }) => !isSufficient);
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
