import { boundedMap } from './bounded-map';

test('the latest keys are kept up to the limit, and the evicted key is returned', () => {
  const map = boundedMap<number>(1_000);
  const forgotten = Array.from({ length: 5_000 }, (_, index) => map.set(`caller ${index}`, index));
  expect(map.size()).toBe(1_000);
  expect([map.get('caller 3999'), map.get('caller 4000')]).toEqual([undefined, 4_000]);
  expect([forgotten[999], forgotten[1_000], forgotten[4_999]]).toEqual([undefined, 'caller 0', 'caller 3999']);
});
