import { postingsQuery } from '@kadam/shared/contract/jobs';
import { MIX, searchMix } from './search-mix';

test('the mix is the same each time, and has only valid queries with the documented shares', () => {
  const take = (count: number) => {
    const mix = searchMix(100_000);
    return Array.from({ length: count }, () => mix.next().value);
  };
  const queries = take(2_000);
  expect(take(50)).toEqual(queries.slice(0, 50));
  for (const { query } of queries) expect(postingsQuery.safeParse(query).success).toBe(true);
  for (const [kind, share] of Object.entries(MIX)) {
    const part = queries.filter((one) => one.kind === kind).length / queries.length;
    expect(Math.abs(part * 100 - share)).toBeLessThan(4);
  }
});
