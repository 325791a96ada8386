import { ENGINES, type TestDatabase } from '../../testing/engines';
import { seededRandom } from '../../sample-data/seeded-random';
import { changePostings, randomQuery } from '../../testing/random-postings';
import { namedSearch } from './named-search';
import type { LiveSearch } from './index-search/live-search';
import { indexedJobSearch } from './open-job-search';
import { questionOf } from './search-question';
import { sqlSearch } from './sql-search.repository';

// Raised by hand after changing the search: KADAM_TEST_FACTOR=50 npx jest both-searches
const FACTOR = Number(process.env.KADAM_TEST_FACTOR ?? 1);
// Each database is asked other questions.
const ROUNDS = (40 * FACTOR) / ENGINES.length;
const QUESTIONS = 25;
// The days of the postings and the choices of the day of posting lie around it.
const NOW = new Date(Date.UTC(2026, 4, 7));
const SILENT = { info: () => undefined, warn: () => undefined };

describe.each(ENGINES)('index and SQL on the $name database', ({ name, open }) => {
  let opened: TestDatabase;
  let live: LiveSearch;

  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    const random = seededRandom(`first postings of ${name}`);
    for (let round = 0; round < 10; round += 1) await changePostings(database, random);
    live = indexedJobSearch({ database, clock: () => NOW, log: SILENT }).live;
    await live.start();
    await live.caughtUp();
  }, 60_000);
  afterAll(async () => {
    await live.stop();
    await opened.remove();
  });

  test(
    'answer alike, whatever is asked and whatever has happened to the postings',
    async () => {
      const random = seededRandom(`questions of ${name}`);
      const sql = namedSearch(sqlSearch(opened.database));
      const seen = { some: 0, none: 0, close: 0, mentioned: 0, partial: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        await changePostings(opened.database, random);
        await live.caughtUp();
        expect(live.version).toBeGreaterThan(0);
        for (let asked = 0; asked < QUESTIONS; asked += 1) {
          const query = randomQuery(random);
          const question = questionOf(query, NOW.getTime());
          const [byIndex, bySql] = await Promise.all([live.find(question), sql.find(question)]);
          expect({ query, ...byIndex }).toEqual({ query, ...bySql });
          if (bySql.total > bySql.named) seen.mentioned += 1;
          if (bySql.dropped.length > 0) seen.partial += 1;
          seen[bySql.similarTo ? 'close' : bySql.total > 0 ? 'some' : 'none'] += 1;
        }
      }
      // All kinds of answers have really been compared.
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan((ROUNDS * QUESTIONS) / 1_000);
    },
    60_000 * FACTOR,
  );
});
