import fc from 'fast-check';
import { itemAt, seededRandom } from './seeded-random';

const tenFractions = (key: string) => {
  const random = seededRandom(key);
  return Array.from({ length: 10 }, () => random.fraction());
};

test('the same key makes the same choices and another key makes others', () => {
  expect(tenFractions('a')).toEqual(tenFractions('a'));
  expect(tenFractions('a')).not.toEqual(tenFractions('b'));
});

test('an id is a version 4 UUID', () => {
  expect(seededRandom('a').id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('fractions cover the range from 0 to 1 evenly', () => {
  const random = seededRandom('even');
  const tenths = new Array<number>(10).fill(0);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const tenth = Math.floor(random.fraction() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const draws of tenths) expect(Math.abs(draws - 1_000)).toBeLessThan(120);
});

test('integers stay within their bounds and reach both', () => {
  const random = seededRandom('whole');
  const drawn = new Set(Array.from({ length: 200 }, () => random.whole(3, 5)));
  expect([...drawn].sort()).toEqual([3, 4, 5]);
});

test('a sample has different items of the list, and all of a list that is too short', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.integer(), { maxLength: 12 }), fc.nat(15), (key, list, count) => {
      const sample = seededRandom(key).sample(list, count);
      expect(new Set(sample).size).toBe(Math.min(count, list.length));
      expect(list).toEqual(expect.arrayContaining(sample));
    }),
  );
});

test('weights determine how often a name occurs, and a weight of 0 means never', () => {
  const random = seededRandom('weights');
  const drawn = Array.from({ length: 2_000 }, () => random.weighted({ often: 3, seldom: 1, never: 0 }));
  const often = drawn.filter((name) => name === 'often').length;
  expect(Math.abs(often - 1_500)).toBeLessThan(100);
  expect(drawn).not.toContain('never');
});

test('choosing from an empty list is an error', () => {
  expect(() => itemAt([], 0)).toThrow('Cannot choose from an empty list.');
  expect(() => seededRandom('a').weighted({ none: 0 })).toThrow('every weight is 0');
});
