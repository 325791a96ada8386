import type { PostingsQuery } from '@kadam/shared/contract/jobs';
import { CATEGORIES, FACET_NAMES, FACETS, type FacetName, POSTED_WITHIN, SORTS } from '@kadam/shared/contract/jobs';
import type { Queryable } from '../db/database';
import { columnOf } from '../db/columns';
import type { SeededRandom } from '../sample-data/seeded-random';
import { addPosting } from './portal';

// Few and similar words, so that every kind of match and near miss occurs often.
const WORDS = [
  'python',
  'pytorch',
  'java',
  'javascript',
  'typescript',
  'c',
  'c++',
  'c#',
  '.NET',
  'ASP.NET',
  'Node.js',
  'nodejs',
  'nurse',
  'nursing',
  'nurses',
  'developer',
  'development',
  'devops',
  'data',
  'date',
  'analyst',
  'analytics',
  'back-end',
  'backend',
  'front end',
  "D'Souza",
  'R&D',
  'Café',
  'RÉSUMÉ',
  'मराठी',
  'क़ानून',
  'payment_services',
  '3+',
  'accountant',
  'accounting',
  'accounts',
  'a',
  'ab',
  'ＦＵＬＬ',
  'x'.repeat(70),
  'ЖУК',
  'Ωmega',
];
const PLACES = ['Pune, Maharashtra', 'Navi Mumbai, Maharashtra', 'Bengaluru, Karnataka', 'Delhi', 'Köln'];
const PAYS = [null, 0, 0.0001, 3.5, 4.8, 4.81, 24, 99_999.9999];
const DAYS = 6;

const day = (random: SeededRandom) => new Date(Date.UTC(2026, 4, random.whole(1, DAYS), 0, 0, 0, random.whole(0, 1)));
const text = (random: SeededRandom, max: number) =>
  Array.from({ length: random.whole(1, max) }, () => random.pick(WORDS)).join(random.pick([' ', ', ', ' / ', '. ']));

const fields = (random: SeededRandom) => ({
  job_name: text(random, 3),
  company_name: text(random, 2),
  location: random.pick(PLACES),
  ...Object.fromEntries(FACET_NAMES.map((name) => [columnOf(name), random.pick([...FACETS[name]])])),
  category: random.pick([...CATEGORIES, null]),
  description: text(random, 6),
  skills: [text(random, 1), text(random, 1)],
  ctc: random.pick(PAYS),
  is_active: random.happens(85),
  created_at: day(random),
});

/** Makes one random change: adds, changes, closes, reopens or deletes some postings. */
export async function changePostings(database: Queryable, random: SeededRandom): Promise<void> {
  const some = `(select id from job_postings order by md5(id::text || '${random.whole(1, 1e9)}') limit ${random.whole(1, 9)})`;
  const change = random.weighted({
    add: 40,
    rewrite: 20,
    close: 12,
    reopen: 8,
    delete: 10,
    date: 8,
    all: 1,
    rename: 1,
  });
  const statements: Record<Exclude<typeof change, 'add' | 'rewrite'>, string> = {
    close: `update job_postings set is_active = false where id in ${some}`,
    reopen: `update job_postings set is_active = true where id in ${some}`,
    delete: `delete from job_postings where id in ${some}`,
    date: `update job_postings set created_at = created_at + interval '1 day' where id in ${some}`,
    all: `truncate job_postings cascade`,
    rename: `update job_postings set id = gen_random_uuid() where id in ${some}`,
  };
  if (change === 'add') {
    for (let count = random.whole(1, 12); count > 0; count -= 1) await addPosting(database, fields(random));
    return;
  }
  if (change !== 'rewrite') return void (await database.query(statements[change]));
  const row = fields(random);
  const columns = Object.keys(row).map((column, place) => `${column} = $${place + 1}`);
  await database.query(`update job_postings set ${columns.join(', ')} where id in ${some}`, Object.values(row));
}

/** A random query, often with incomplete or misspelled words. */
export function randomQuery(random: SeededRandom): PostingsQuery {
  const requests = (percent: number) => (random.happens(percent) ? words(random) : undefined);
  const selection = Object.fromEntries(
    FACET_NAMES.map((name) => [name, random.happens(25) ? random.sample([...FACETS[name]], random.whole(1, 2)) : []]),
  ) as unknown as Pick<PostingsQuery, FacetName>;
  const [least = 0, max = 0] = [random.pick(PAYS) ?? 0, random.pick(PAYS) ?? 0].sort((one, other) => one - other);
  return {
    page: random.happens(70) ? 1 : random.whole(2, 9),
    limit: random.pick([1, 3, 12, 50]),
    search: requests(55),
    jobName: requests(15),
    job_name: requests(5),
    location: random.happens(25) ? misspelt(random, random.pick(PLACES)) : undefined,
    ...selection,
    postedWithin: random.happens(10) ? random.pick(POSTED_WITHIN) : undefined,
    sort: random.happens(50) ? random.pick(SORTS) : undefined,
    minCTC: random.happens(15) ? least : undefined,
    maxCTC: random.happens(15) ? max : undefined,
  };
}

const words = (random: SeededRandom) =>
  Array.from({ length: random.whole(1, 2) }, () => misspelt(random, random.pick(WORDS))).join(' ');

function misspelt(random: SeededRandom, word: string): string {
  const place = random.whole(0, word.length - 1);
  return {
    right: word,
    begun: word.slice(0, place + 1),
    swapped: `${word.slice(0, place)}${word[place + 1] ?? ''}${word[place] ?? ''}${word.slice(place + 2)}`,
    replaced: `${word.slice(0, place)}q${word.slice(place + 1)}`,
    shortened: `${word.slice(0, place)}${word.slice(place + 1)}`,
  }[random.weighted({ right: 40, begun: 25, swapped: 12, replaced: 12, shortened: 11 })].toWellFormed();
}
