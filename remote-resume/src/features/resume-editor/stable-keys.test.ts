import fc from 'fast-check';
import { rekeyed } from './stable-keys';

const begun = (texts: readonly string[]) => rekeyed({ texts: [], keys: [], next: 0 }, texts);

test.each([
  { what: 'a text that is divided keeps its key in front', from: 'a bc d', to: 'a b c d', keys: [0, 1, 3, 2] },
  { what: 'a letter changes no key', from: 'a b c', to: 'a bx c', keys: [0, 1, 2] },
  { what: 'two that become one keep the key of the first', from: 'a b c d', to: 'a bc d', keys: [0, 1, 3] },
  { what: 'equal texts have keys of their own', from: '= = =', to: '= = = =', keys: [0, 1, 2, 3] },
  { what: 'what is put in front leaves the rest alone', from: 'a b', to: 'x a b', keys: [2, 0, 1] },
])('$what', ({ from, to, keys }) => {
  expect(rekeyed(begun(from.split(' ')), to.split(' ')).keys).toEqual(keys);
});

test('there is one key for each text, and none twice, whatever is done', () => {
  const list = fc.array(fc.constantFrom('', 'a', 'b'), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(list, { minLength: 1 }), (lists) => {
      let keyed = begun([]);
      for (const texts of lists) {
        keyed = rekeyed(keyed, texts);
        expect(keyed.keys).toHaveLength(texts.length);
        expect(new Set(keyed.keys).size).toBe(texts.length);
      }
    }),
  );
});
