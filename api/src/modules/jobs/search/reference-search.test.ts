import { seededRandom } from '../../../sample-data/seeded-random';
import { ENGINES, type TestDatabase } from '../../../testing/engines';
import { changePostings, randomQuery } from '../../../testing/random-postings';
import { referenceSearch } from '../../../testing/reference-search';
import type { LiveSearch } from './live-search';
import { findMatches } from './matching';
import { openJobSearch } from './open-job-search';
import { parseQuery } from './query';

// Increase it after changing the search: KADAM_TEST_FACTOR=50 npx jest reference-search
const FACTOR = Number(process.env.KADAM_TEST_FACTOR ?? 1);
// Each database gets other queries.
const ROUNDS = (40 * FACTOR) / ENGINES.length;
const QUESTIONS = 25;
// The dates of the postings and the choices of the date filter are around it.
const NOW = new Date(Date.UTC(2026, 4, 7));
const SILENT = { info: () => undefined, warn: () => undefined };

describe.each(ENGINES)('the index, $name database', ({ name, open }) => {
  let opened: TestDatabase;
  let live: LiveSearch;

  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    const random = seededRandom(`first postings of ${name}`);
    for (let round = 0; round < 10; round += 1) await changePostings(database, random);
    live = openJobSearch({ database, clock: () => NOW, log: SILENT }).search;
    await live.start();
    await live.caughtUp();
  }, 60_000);
  afterAll(async () => {
    await live.stop();
    await opened.remove();
  });

  test(
    'finds the same as a scan of every posting, for random queries and changes',
    async () => {
      const random = seededRandom(`questions of ${name}`);
      const seen = { some: 0, none: 0, close: 0, mentioned: 0, partial: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        await changePostings(opened.database, random);
        await live.caughtUp();
        const reference = await referenceSearch(opened.database);
        expect(live.version).toBeGreaterThan(0);
        for (let question = 0; question < QUESTIONS; question += 1) {
          const query = randomQuery(random);
          const question = parseQuery(query, NOW.getTime());
          const expected = findMatches(reference, question);
          expect({ query, ...(await live.find(question)) }).toEqual({ query, ...expected });
          if (expected.total > expected.named) seen.mentioned += 1;
          if (expected.dropped.length > 0) seen.partial += 1;
          seen[expected.similarTo ? 'close' : expected.total > 0 ? 'some' : 'none'] += 1;
        }
      }
      // All kinds of results were compared.
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan((ROUNDS * QUESTIONS) / 1_000);
    },
    60_000 * FACTOR,
  );
});
