import type { JobPosting } from '@kadam/shared/contract/jobs';
import { createNewestJobs } from './newest-jobs.service';

const posting = (id: string) => ({ id, jobName: `Job ${id}`, description: 'Long.' }) as unknown as JobPosting;

function open() {
  const state = { now: 0, loads: 0, ids: ['b', 'a'], isAway: false };
  const jobs = {
    idsOf: async () => {
      state.loads += 1;
      if (state.isAway) throw new Error('away');
      return state.ids;
    },
    byIds: async (ids: readonly string[]) => [...ids].sort().map(posting),
  };
  return { state, newest: createNewestJobs(jobs, () => new Date(state.now)) };
}

test('the newest postings have the order of the search and fewer fields', async () => {
  const { newest } = open();
  const jobs = await newest.jobs();
  expect(jobs.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(jobs[0]).not.toHaveProperty('description');
});

test('many visits need one search, and a new posting appears 10 s later', async () => {
  const { state, newest } = open();
  await Promise.all(Array.from({ length: 20 }, () => newest.jobs()));
  expect(state.loads).toBe(1);
  state.ids = ['c', 'b'];
  state.now = 10_000;
  expect((await newest.jobs()).map(({ id }) => id)).toEqual(['c', 'b']);
});

test('an error is not cached', async () => {
  const { state, newest } = open();
  state.isAway = true;
  await expect(newest.jobs()).rejects.toThrow('away');
  state.isAway = false;
  await expect(newest.jobs()).resolves.toHaveLength(2);
});
