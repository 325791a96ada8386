import { postingsQuery } from '@kadam/shared/contract/jobs';
import { madeUpPosting } from '../src/sample-data';
import { gradeOf, ndcg, relevanceOf } from './relevance';
import { EXPECTATIONS, isUnseen } from './search-expectations';

const all = Array.from({ length: 400 }, (_, ordinal) => madeUpPosting(ordinal, new Date(0)));

test('the best possible order scores 1, a worse one less, and no results score nothing', () => {
  expect(ndcg([3, 2, 0], [0, 2, 3])).toBe(1);
  expect(ndcg([0, 2, 3], [0, 2, 3])).toBeCloseTo(0.6064, 4);
  expect(ndcg([], [0, 2, 3])).toBe(0);
  expect([ndcg([], [0, 0]), ndcg([0], [0, 0])]).toEqual([1, 0]);
});

test('there are 150 different queries that the API accepts, and half of them are held out', () => {
  expect(new Set(EXPECTATIONS.map(({ query }) => JSON.stringify(query))).size).toBe(150);
  expect(EXPECTATIONS.filter((_, place) => isUnseen(place))).toHaveLength(75);
  for (const { query } of EXPECTATIONS) expect(postingsQuery.safeParse(query).success).toBe(true);
});

test('a search that knows the grades has a perfect score; one that returns anything has not', async () => {
  const remaining = EXPECTATIONS.values();
  const knowing = async () => {
    const expectation = remaining.next().value;
    const grade = (posting: (typeof all)[number]) => (expectation ? gradeOf(expectation, posting) : 0);
    return all.filter((posting) => grade(posting) > 0).sort((one, other) => grade(other) - grade(one));
  };
  expect(await relevanceOf(all, knowing)).toMatchObject({
    tuned: 1,
    unseen: 1,
    topThree: { tuned: 1, unseen: 1 },
    worst: [],
  });
  const anything = await relevanceOf(all, async () => all.slice(0, 10));
  expect(anything.tuned).toBeLessThan(0.3);
});
