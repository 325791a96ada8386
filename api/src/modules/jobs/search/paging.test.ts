import fc from 'fast-check';
import { PostingOrder } from './paging';
import { Bits } from './posting-sets';

test('pages have the newest postings first, in whatever order they were added', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ day: fc.nat(6), isFound: fc.boolean() }), { maxLength: 90 }),
      fc.nat(30),
      fc.record({ offset: fc.nat(40), limit: fc.integer({ min: 1, max: 20 }), asBits: fc.boolean() }),
      (postings, inOrder, { offset, limit, asBits }) => {
        // The first ones are added oldest first, as when an index is built, the others in any
        // order.
        const days = [
          ...postings.slice(0, inOrder).sort((one, other) => one.day - other.day),
          ...postings.slice(inOrder),
        ];
        const newness = (one: number, other: number) => (days[other]?.day ?? 0) - (days[one]?.day ?? 0) || other - one;
        const order = new PostingOrder(newness);
        const bits = new Bits(1);
        const found: number[] = [];
        for (const [slot, { isFound }] of days.entries()) {
          order.add(slot);
          if (slot % 7 === 0) order.sort();
          if (isFound) bits.add(slot);
          if (isFound) found.push(slot);
        }
        const expected = [...found].sort(newness).slice(offset, offset + limit);
        expect(order.page(asBits ? bits.words : found, offset, limit)).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('postings added in order need no second list', () => {
  const order = new PostingOrder((one, other) => other - one);
  for (let slot = 0; slot < 1_000; slot += 1) order.add(slot);
  expect(order.lateCount).toBe(0);
});
