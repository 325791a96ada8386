import fc from 'fast-check';
import { bitsDownFrom } from './bits';
import { inLayers } from './layers';
import { Scratch } from './scratch';
import { isBits, type SlotSet } from './slot-sets';

const slots = fc.uniqueArray(fc.nat(99)).map((list) => list.sort((one, other) => one - other));
const listOf = (set: SlotSet) => (isBits(set) ? [...bitsDownFrom(set, 100, 0)].reverse() : [...set]);

test('every posting stands in the layer of its wanted sets, and what is not named in the last', () => {
  fc.assert(
    fc.property(slots, slots, fc.array(slots, { maxLength: 4 }), (found, all, wanted) => {
      const named = found.filter((slot) => all.includes(slot));
      const layers = inLayers(found, named, { wanted, slotCount: 100, scratch: new Scratch() }).map(listOf);
      const points = (slot: number) => wanted.filter((set) => set.includes(slot)).length;
      const expected = Array.from({ length: wanted.length + 1 }, (_, place) =>
        named.filter((slot) => points(slot) === wanted.length - place),
      );
      expect(layers).toEqual([...expected, found.filter((slot) => !named.includes(slot))]);
    }),
  );
});
