import type { Queryable } from '../../db/database';
import { distanceTo } from './edit-distance';
import { countKinds, type Group, GROUPS, type KindCount } from './kind-counts';
import type { SearchEngine } from './search-engine';
import { type Field, FIELDS, type SearchQuestion } from './search-question';
import type { AskedWord } from './search-words';
import { MARK } from './word-marks';

/** The search in SQL, over the tables that triggers keep (migration 0008): always true, and at work until the index is there. */
export const sqlSearch = (database: Queryable): SearchEngine => ({
  async find(question) {
    const { sql, values } = findStatement(question);
    const [row] = await database.query<{ counts: KindCount[] | null; ids: string[] | null }>(sql, values);
    return { ...countKinds(row?.counts ?? [], question.chosen), ids: row?.ids ?? [] };
  },

  async countWith(field, word, most) {
    const [row] = await database.query<{ count: number }>(
      'select least(count(*), $2) as count from job_search_having($1::tsquery)',
      [wordQuery(field, word), most],
    );
    return row?.count ?? 0;
  },

  async wordsNear(field, word, most) {
    const letters = [...word].length;
    const rows = await database.query<{ word: string }>(
      `select distinct substr(word, $3) as word from job_search_dictionary
       where ${OF_FIELD[field]} and length(word) - $3 + 1 between $1 and $2`,
      [letters - most, letters + most, MARK[field].length + 1],
    );
    const distance = distanceTo(word, most);
    return rows
      .map((row) => ({ word: row.word, distance: distance(row.word) }))
      .filter((near) => near.distance <= most);
  },

  async countEach(field, words) {
    const rows = await database.query<{ count: number }>(
      `select (select count(*) from job_search_having(query::tsquery)) as count
       from unnest($1::text[]) with ordinality asked(query, place) order by place`,
      [words.map((word) => `'${MARK[field]}${word}'`)],
    );
    return rows.map(({ count }) => count);
  },
});

const OF_FIELD: Readonly<Record<Field, string>> = {
  text: `word !~ '^[=@]'`,
  title: `word >= '=' and word < '>'`,
  place: `word >= '@' and word < 'A'`,
};

const COLUMN: Readonly<Record<Group, string>> = {
  jobType: 'job_type',
  employmentType: 'employment_type',
  experienceLevel: 'experience_level',
};
const KIND = 'job_type as "jobType", employment_type as "employmentType", experience_level as "experienceLevel"';

// One statement, so that page, total and facets are of the same moment.
function findStatement(question: SearchQuestion): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const source = sourceOf(question, bind);
  const page = `${chosenBy(question, bind)} order by created_at desc, id limit ${bind(question.limit)} offset ${bind(question.offset)}`;
  // Without words and pay the counts are known beforehand.
  const sql =
    source === undefined
      ? `select
           (select json_agg(kinds) from (
             select ${KIND}, sum(postings) as count from job_search_tally group by 1, 2, 3
           ) kinds) as counts,
           (select json_agg(id) from (select id from job_search where is_active and ${page}) page) as ids`
      : `with matching as materialized (select * from ${source})
         select
           (select json_agg(kinds) from (select ${KIND}, count(*) as count from matching group by 1, 2, 3) kinds) as counts,
           (select json_agg(id) from (select id from matching where ${page}) page) as ids`;
  return { sql, values };
}

/** What the words and the pay leave, of whatever kind; undefined where neither is asked for. */
function sourceOf({ words, leastPay, mostPay }: SearchQuestion, bind: (value: unknown) => string): string | undefined {
  const asked = FIELDS.flatMap((field) => words[field].map((word) => wordQuery(field, word)));
  const pay = [
    ...(leastPay === null ? [] : [`ctc >= ${bind(leastPay)}`]),
    ...(mostPay === null ? [] : [`ctc <= ${bind(mostPay)}`]),
  ];
  if (asked.length === 0 && pay.length === 0) return undefined;
  const conditions = pay.join(' and ') || 'true';
  if (asked.length > 0) return `job_search_having(${bind(asked.join(' & '))}::tsquery) where ${conditions}`;
  return `(select id, created_at, job_type, employment_type, experience_level from job_search where is_active and ${conditions}) paid`;
}

function chosenBy({ chosen }: SearchQuestion, bind: (value: unknown) => string): string {
  const conditions = GROUPS.filter((group) => chosen[group].length > 0).map(
    (group) => `${COLUMN[group]} = any(${bind(chosen[group])}::text[])`,
  );
  return conditions.join(' and ') || 'true';
}

// Nothing in a word needs to be escaped: quotes and backslashes separate words.
function wordQuery(field: Field, { choices }: AskedWord): string {
  const mark = MARK[field];
  return `(${choices.map((words) => `(${words.map((word) => `'${mark}${word}':*`).join(' & ')})`).join(' | ')})`;
}
