import type { Course } from '@kadam/shared/contract/learning';
import { createCatalogue } from './catalogue';

const course: Course = {
  id: '7f6c1f5e-0000-4000-8000-000000000001',
  name: 'Audit Basics',
  description: '',
  image: null,
  duration: '3 months',
  level: null,
  fee: null,
  startDate: null,
  mode: null,
  category: { name: 'Finance' },
  genre: '',
  provider: '',
  synopsis: '',
  fullSynopsis: '',
  students: null,
  features: [],
  learningOutcomes: [],
  curriculum: [],
};

function open() {
  const state = { now: 0, version: 1, versionsRead: 0, listsRead: 0 };
  const courses = {
    version: async () => ((state.versionsRead += 1), state.version),
    all: async () => ((state.listsRead += 1), [course]),
  };
  return { state, catalogue: createCatalogue(courses, () => new Date(state.now)) };
}

test('concurrent callers share one database query', async () => {
  const { state, catalogue } = open();
  const responses = await Promise.all(Array.from({ length: 20 }, async () => catalogue.response('whole')));
  expect(new Set(responses).size).toBe(1);
  expect([state.versionsRead, state.listsRead]).toEqual([1, 1]);
});

test('the catalog checks once a second for changed courses, and creates the list again only then', async () => {
  const { state, catalogue } = open();
  const first = await catalogue.response('cards');
  state.now = 999;
  expect(await catalogue.response('cards')).toBe(first);
  expect(state.versionsRead).toBe(1);
  state.now = 1_000;
  expect(await catalogue.response('cards')).toBe(first);
  expect([state.versionsRead, state.listsRead]).toEqual([2, 1]);
  state.now = 2_000;
  state.version = 2;
  expect(await catalogue.response('cards')).not.toBe(first);
  expect(state.listsRead).toBe(2);
});

test('after a failed query the next caller retries', async () => {
  const { state } = open();
  let isAway = true;
  const catalogue = createCatalogue(
    {
      version: async () => {
        if (isAway) throw new Error('away');
        return 1;
      },
      all: async () => [course],
    },
    () => new Date(state.now),
  );
  await expect(catalogue.response('whole')).rejects.toThrow('away');
  isAway = false;
  await expect(catalogue.response('whole')).resolves.toBeDefined();
});
