import fc from 'fast-check';
import { Bits, bitsDownFrom, isBits, Scratch, type SlotSet } from './posting-sets';
import { inAtLeast, rankInLayers } from './ranking';

const slots = fc.uniqueArray(fc.nat(99)).map((list) => list.sort((one, other) => one - other));
function setOf(list: readonly number[], asBits: boolean): SlotSet {
  const bits = new Bits(1);
  for (const slot of list) bits.add(slot);
  return asBits ? bits.words : list;
}
const listOf = (set: SlotSet) => (isBits(set) ? [...bitsDownFrom(set, 100, 0)].reverse() : [...set]);

test('a posting is in the layer with the points of its sets, in descending order', () => {
  fc.assert(
    fc.property(
      slots,
      fc.array(fc.record({ slots, points: fc.nat(3), asBits: fc.boolean() }), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      (found, sets, asBits) => {
        const boosted = sets.map((set) => ({ slots: setOf(set.slots, set.asBits), points: set.points }));
        const layers = rankInLayers(setOf(found, asBits), boosted, new Scratch()).map(listOf);
        const points = (slot: number) =>
          sets.reduce((sum, set) => sum + (set.slots.includes(slot) ? set.points : 0), 0);
        const sums = [...new Set(found.map(points))].sort((one, other) => other - one);
        expect(layers).toEqual(sums.map((sum) => found.filter((slot) => points(slot) === sum)));
      },
    ),
  );
});

test('slots in at least a number of sets are found', () => {
  fc.assert(
    fc.property(fc.array(slots, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 4 }), (sets, least) => {
      const found = listOf(inAtLeast(sets, least, { slotCount: 100, scratch: new Scratch() }));
      const all = Array.from({ length: 100 }, (_, slot) => slot);
      expect(found).toEqual(all.filter((slot) => sets.filter((set) => set.includes(slot)).length >= least));
    }),
  );
});
