import fc from 'fast-check';
import { Bits, bitsDownFrom, countBits, countCodes } from './bits';

const slots = fc.uniqueArray(fc.nat(200));

const bitsOf = (numbers: readonly number[]) => {
  const bits = new Bits(1);
  for (const slot of numbers) bits.add(slot);
  return bits.words;
};

test('slots are counted between any two places, also beyond the end', () => {
  fc.assert(
    fc.property(slots, fc.nat(300), fc.nat(300), (numbers, start, end) => {
      expect(countBits(bitsOf(numbers), start, end)).toBe(numbers.filter((slot) => slot >= start && slot < end).length);
      expect(countBits(bitsOf(numbers))).toBe(numbers.length);
    }),
  );
});

test('slots come from the highest down, below an end and after those that are skipped', () => {
  fc.assert(
    fc.property(slots, fc.nat(300), fc.nat(60), (numbers, end, skipped) => {
      const expected = numbers.filter((slot) => slot < end).sort((one, other) => other - one);
      expect([...bitsDownFrom(bitsOf(numbers), end, skipped)]).toEqual(expected.slice(skipped));
    }),
  );
});

test('slots are counted by their codes', () => {
  fc.assert(
    fc.property(slots, fc.uint8Array({ minLength: 201, maxLength: 201, max: 3 }), (numbers, codes) => {
      const counts = new Uint32Array(4);
      countCodes(bitsOf(numbers), codes, counts);
      expect([...counts]).toEqual([0, 1, 2, 3].map((code) => numbers.filter((slot) => codes[slot] === code).length));
    }),
  );
});
