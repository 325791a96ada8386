import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostingsQuery } from '@kadam/shared/contract/jobs';
import { openDatabase } from '../src/db/open';
import { jobsRepository } from '../src/modules/jobs/jobs.repository';
import { openJobSearch } from '../src/modules/jobs/search/open-job-search';
import { parseQuery } from '../src/modules/jobs/search/query';
import { fillDatabase } from './bench-data';
import { type Relevance, relevanceOf } from './relevance';

const POSTINGS = 3_000;
const WORST = 12;
const SORTS = ['newest', 'best'] as const;

/** Runs the queries of `search-expectations.ts` in a separate database, as the API would. */
export async function benchRelevance(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-relevance-'));
  try {
    await fillDatabase({ KADAM_DATA: folder }, POSTINGS, () => undefined);
    const database = await openDatabase({ dataFolder: folder });
    const { search: live } = openJobSearch({
      database,
      clock: () => new Date(),
      log: { info: () => undefined, warn: console.warn },
    });
    await live.start();
    await live.caughtUp();
    const postings = jobsRepository(database);
    const all = await postings.byIds((await postings.activeAfter(0, POSTINGS)).map(({ id }) => id));
    const byId = new Map(all.map((posting) => [posting.id, posting]));
    const search = async (query: PostingsQuery) =>
      (await live.find(parseQuery(query))).ids.flatMap((id) => byId.get(id) ?? []);
    const reports = [];
    for (const sort of SORTS) reports.push(report(sort, await relevanceOf(all, search, { sort })));
    await live.stop();
    await database.close();
    return reports.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const report = (sort: string, { tuned, unseen, topThree, worst }: Relevance) =>
  [
    `nDCG@10, ${sort}: ${tuned.toFixed(3)} tuned (75 questions), ${unseen.toFixed(3)} unseen (75)`,
    `  a fitting job in the top three: ${percent(topThree.tuned)} tuned, ${percent(topThree.unseen)} unseen`,
    ...worst.slice(0, WORST).map(({ query, score, first }) => `  ${score.toFixed(2)} ${query}: ${first.join(', ')}`),
  ].join('\n');

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
