import fc from 'fast-check';
import { WordSlots } from './dictionary';
import {
  Bits,
  bitsDownFrom,
  countBits,
  countCodes,
  firstFrom,
  hasSlot,
  intersection,
  isBits,
  Scratch,
  sizeOf,
  type SlotSet,
  union,
} from './posting-sets';

const slots = fc.uniqueArray(fc.nat(200));

const bitsOf = (numbers: readonly number[]) => {
  const bits = new Bits(1);
  for (const slot of numbers) bits.add(slot);
  return bits.words;
};

test('slots are counted in any range, also beyond the end', () => {
  fc.assert(
    fc.property(slots, fc.nat(300), fc.nat(300), (numbers, start, end) => {
      expect(countBits(bitsOf(numbers), start, end)).toBe(numbers.filter((slot) => slot >= start && slot < end).length);
      expect(countBits(bitsOf(numbers))).toBe(numbers.length);
    }),
  );
});

test('slots are listed in descending order, from a limit and with an offset', () => {
  fc.assert(
    fc.property(slots, fc.nat(300), fc.nat(60), (numbers, end, skipped) => {
      const expected = numbers.filter((slot) => slot < end).sort((one, other) => other - one);
      expect([...bitsDownFrom(bitsOf(numbers), end, skipped)]).toEqual(expected.slice(skipped));
    }),
  );
});

test('slots are counted by their codes', () => {
  fc.assert(
    fc.property(slots, fc.uint16Array({ minLength: 201, maxLength: 201, max: 3 }), (numbers, codes) => {
      const counts = new Uint32Array(4);
      countCodes(bitsOf(numbers), codes, counts);
      expect([...counts]).toEqual([0, 1, 2, 3].map((code) => numbers.filter((slot) => codes[slot] === code).length));
    }),
  );
});

const SLOTS = 300;

interface Made {
  readonly set: SlotSet;
  readonly slots: ReadonlySet<number>;
}

// Each set once as a list and once as bits.
const made = fc.tuple(fc.uniqueArray(fc.nat(SLOTS - 1)), fc.boolean()).map(([numbers, asBits]): Made => {
  const slots = [...numbers].sort((one, other) => one - other);
  const bits = new Bits(1);
  for (const slot of slots) bits.add(slot);
  return { set: asBits ? bits.words : slots, slots: new Set(slots) };
});

const slotsOf = (set: SlotSet) => Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => hasSlot(set, slot));

// Reused, so that values of the sets before are left in it.
const scratch = new Scratch();

test('lists and bits contain, count, intersect and unite like sets', () => {
  fc.assert(
    fc.property(fc.array(made, { minLength: 1, maxLength: 4 }), (sets) => {
      scratch.reset();
      const all = sets.map(({ set }) => set);
      const inAll = intersection(all, scratch);
      const expected = slotsOf(all[0] ?? []).filter((slot) => sets.every(({ slots }) => slots.has(slot)));
      expect(slotsOf(inAll)).toEqual(expected);
      expect(sizeOf(inAll)).toBe(expected.length);
      const inAny = union(all, SLOTS, scratch);
      expect(slotsOf(inAny)).toEqual(
        slotsOf(Array.from({ length: SLOTS }, (_, slot) => slot)).filter((slot) =>
          sets.some(({ slots }) => slots.has(slot)),
        ),
      );
    }),
  );
});

test('the first slot from a number on is found in a list', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50)), fc.nat(60), (numbers, slot) => {
      const list = [...numbers].sort((one, other) => one - other);
      expect(firstFrom(list, slot)).toBe(list.filter((number) => number < slot).length);
    }),
  );
});

test('the slots of a rare word are a list, of a frequent one bits, each slot once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(4_000), { maxLength: 400 }), (numbers) => {
      const slots = [...numbers].sort((one, other) => one - other);
      const word = new WordSlots();
      for (const slot of slots) for (let times = 0; times < 2; times += 1) word.add(slot, 4_000);
      expect(word.count).toBe(slots.length);
      expect(sizeOf(word.slots)).toBe(slots.length);
      expect(slots.every((slot) => hasSlot(word.slots, slot))).toBe(true);
      if (slots.length <= 16) expect(isBits(word.slots)).toBe(false);
      if (slots.length > 200) expect(isBits(word.slots)).toBe(true);
    }),
  );
});
