import fc from 'fast-check';
import { distanceTo } from './spelling';

test.each([
  ['pyhton', 'python', 1],
  ['python', 'python', 0],
  ['devloper', 'developer', 1],
  ['acountnat', 'accountant', 2],
  ['nurse', 'nursing', 3],
  ['abcd', 'badc', 2],
])('%s becomes %s in %i steps', (word, candidate, steps) => {
  expect(distanceTo(word, 2)(candidate)).toBe(steps);
  expect(distanceTo(candidate, 2)(word)).toBe(steps);
});

test('equals the textbook algorithm, cut off above the limit', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(letters, fc.array(letters, { maxLength: 5 }), fc.constantFrom(1, 2), (word, candidates, most) => {
      const distance = distanceTo(word, most);
      for (const candidate of candidates)
        expect(distance(candidate)).toBe(Math.min(textbook(word, candidate), most + 1));
    }),
  );
});

function textbook(one: string, other: string): number {
  const steps = (left: number, right: number): number => {
    if (left === 0 || right === 0) return left + right;
    const cost = one[left - 1] === other[right - 1] ? 0 : 1;
    const isSwapped = left > 1 && right > 1 && one[left - 1] === other[right - 2] && one[left - 2] === other[right - 1];
    return Math.min(
      known(left - 1, right) + 1,
      known(left, right - 1) + 1,
      known(left - 1, right - 1) + cost,
      isSwapped ? known(left - 2, right - 2) + 1 : Infinity,
    );
  };
  const table = new Map<string, number>();
  const known = (left: number, right: number): number => {
    const key = `${left} ${right}`;
    const value = table.get(key) ?? steps(left, right);
    table.set(key, value);
    return value;
  };
  return known(one.length, other.length);
}
