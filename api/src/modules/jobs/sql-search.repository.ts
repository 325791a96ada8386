import type { Queryable } from '../../db/database';
import { distanceTo } from './edit-distance';
import { countKinds, type Group, GROUPS, type KindCount } from './kind-counts';
import type { FoundPostings } from './job-search';
import type { SearchEngine } from './search-engine';
import { ASKED_FIELDS, type AskedField, type Field, NAMED_POINTS, type SearchQuestion } from './search-question';
import type { AskedWord } from './search-words';
import { MARK } from './word-marks';

/** The search in SQL, over the tables that triggers keep (migration 0008): always true, and at work until the index is there. */
export const sqlSearch = (database: Queryable): SearchEngine => ({
  async find(question) {
    const { sql, values } = findStatement(question);
    const [row] = await database.query<FoundRow>(sql, values);
    return foundOf(question, row);
  },

  async countWith(field, words, most) {
    const [row] = await database.query<{ count: number }>(
      'select least(count(*), $2) as count from job_search_having($1::tsquery)',
      [words.map((word) => wordQuery(field, word)).join(' & '), most],
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

  async overlapping(counted, most) {
    const rows = await database.query<{ id: string }>(
      `select id from unnest($1::text[], $2::boolean[]) asked(query, is_enough), lateral job_search_having(query::tsquery)
       group by id, created_at having bool_or(is_enough) order by count(*) desc, created_at desc, id limit $3`,
      [
        counted.map(({ field, words }) => words.map((word) => wordQuery(field, word)).join(' & ')),
        counted.map(({ isEnough }) => isEnough),
        most,
      ],
    );
    return rows.map(({ id }) => id);
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

interface FoundRow {
  readonly counts: KindCount[] | null;
  readonly ids: string[] | null;
  /** Those that have every named word; null where all of them do. */
  readonly named: number | null;
  readonly lacking: number[] | null;
}

function foundOf(question: SearchQuestion, row: FoundRow | undefined): FoundPostings {
  const counted = countKinds(row?.counts ?? [], question.chosen);
  const found = { ...counted, ids: row?.ids ?? [] };
  const named = row?.named ?? counted.total;
  return question.partial
    ? { ...found, named: counted.total, complete: named, lacking: row?.lacking ?? [] }
    : { ...found, named, complete: counted.total, lacking: [] };
}

const OF_FIELD: Readonly<Record<AskedField, string>> = {
  named: `word !~ '^[=@+]'`,
  title: `word >= '=' and word < '>' and word not like '=~%'`,
  place: `word >= '@' and word < 'A'`,
};

const COLUMN: Readonly<Record<Group, string>> = {
  jobType: 'job_type',
  employmentType: 'employment_type',
  experienceLevel: 'experience_level',
  category: 'category',
};
const KIND =
  'job_type as "jobType", employment_type as "employmentType", experience_level as "experienceLevel", category';

// One statement, so that page, total and facets are of the same moment.
function findStatement(question: SearchQuestion): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const source = sourceOf(question, bind);
  const chosen = chosenBy(question, bind);
  const page = (order: string) =>
    `${chosen} order by ${order} created_at desc, id limit ${bind(question.limit)} offset ${bind(question.offset)}`;
  // Without words, pay and day the counts are known beforehand.
  const sql =
    source === undefined
      ? `select
           (select json_agg(kinds) from (
             select ${KIND}, sum(postings) as count from job_search_tally group by 1, 2, 3, 4
           ) kinds) as counts,
           (select json_agg(id) from (select id from job_search where is_active and ${page('')}) page) as ids,
           null as named, null as lacking`
      : `with matching as materialized (
           select *, ${isNamed(question, bind)} as is_named, ${pointsOf(question, bind)} as points from ${source}
         )
         select
           (select json_agg(kinds) from (select ${KIND}, count(*) as count from matching group by 1, 2, 3, 4) kinds) as counts,
           (select json_agg(id) from (select id from matching where ${page(`points + is_named::int * ${question.isWide ? NAMED_POINTS : 0} desc,`)}) page) as ids,
           (select count(*)::int from matching where is_named and ${chosen}) as named,
           (select ${lackingOf(question, bind)}) as lacking`;
  return { sql, values };
}

type Bind = (value: unknown) => string;

const isNamed = ({ isWide, partial, words }: SearchQuestion, bind: Bind): string =>
  isWide || partial ? isAmong(words.named.map((word) => wordQuery('named', word)).join(' & '), bind) : 'true';

const pointsOf = ({ ranked }: SearchQuestion, bind: Bind): string =>
  ranked.map(({ field, word, points }) => `${isAmong(wordQuery(field, word), bind)}::int * ${points}`).join(' + ') ||
  '0';

function lackingOf({ partial, words, chosen }: SearchQuestion, bind: Bind): string {
  if (!partial) return 'null::json';
  const lacking = words.named.map((word) => `count(*) filter (where not ${isAmong(wordQuery('named', word), bind)})`);
  return `json_build_array(${lacking.join(', ')}) from matching where ${chosenBy({ chosen }, bind)}`;
}

const isAmong = (query: string, bind: Bind) => `(id in (select id from job_search_having(${bind(query)}::tsquery)))`;

/** What the words, the pay and the day leave, of whatever kind; undefined where none is asked for. */
function sourceOf({ words, isWide, partial, ...rest }: SearchQuestion, bind: Bind): string | undefined {
  const asked = ASKED_FIELDS.flatMap((field) =>
    partial && field === 'named'
      ? [`(${partial.anchors.words.map((word) => wordQuery(partial.anchors.field, word)).join(' | ')})`]
      : words[field].map((word) => (isWide && field === 'named' ? wideQuery(word) : wordQuery(field, word))),
  );
  const { leastPay, mostPay, postedSince } = rest;
  const bounds = [
    ...(partial
      ? [
          `${words.named.map((word) => `${isAmong(wordQuery('named', word), bind)}::int`).join(' + ')} >= ${partial.least}`,
        ]
      : []),
    ...(leastPay === null ? [] : [`ctc >= ${bind(leastPay)}`]),
    ...(mostPay === null ? [] : [`ctc <= ${bind(mostPay)}`]),
    ...(postedSince === null
      ? []
      : [`created_at >= timestamptz 'epoch' + ${bind(postedSince)}::bigint * interval '1 microsecond'`]),
  ];
  if (asked.length === 0 && bounds.length === 0) return undefined;
  const conditions = bounds.join(' and ') || 'true';
  if (asked.length > 0) return `job_search_having(${bind(asked.join(' & '))}::tsquery) where ${conditions}`;
  return `(select id, created_at, job_type, employment_type, experience_level, category from job_search where is_active and ${conditions}) within_bounds`;
}

function chosenBy({ chosen }: Pick<SearchQuestion, 'chosen'>, bind: Bind): string {
  const conditions = GROUPS.filter((group) => chosen[group].length > 0).map(
    (group) => `${COLUMN[group]} = any(${bind(chosen[group])}::text[])`,
  );
  return conditions.join(' and ') || 'true';
}

const wideQuery = (word: AskedWord) => `(${wordQuery('named', word)} | ${wordQuery('description', word)})`;

// Nothing in a word needs to be escaped: quotes and backslashes separate words.
function wordQuery(field: Field, { choices, isWhole }: AskedWord): string {
  const found = (word: string) => `'${MARK[field]}${word}'${isWhole ? '' : ':*'}`;
  return `(${choices.map((words) => `(${words.map(found).join(' & ')})`).join(' | ')})`;
}
