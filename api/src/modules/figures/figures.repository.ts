import { FIGURE_POSTINGS, type Funnel, type PostingFunnel } from '@kadam/shared/contract/figures';
import { oldRows, type Queryable } from '../../db/database';

/** Views of a posting on a day; resume checks if `postingId` is null. */
export interface DayCount {
  readonly day: string;
  readonly postingId: string | null;
  readonly count: number;
}

/** Days in India, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

interface KindCount {
  readonly kind: string;
  readonly from: string;
  readonly count: number;
}

interface ResponseRow {
  readonly kind: string;
  readonly responded: number;
  readonly median: number;
  readonly p90: number;
}

/** Kinds of rows by the stage that they count; views are in another table. */
const STAGE_KINDS = {
  application: 'applications',
  shortlisted: 'shortlisted',
  interview: 'interview',
  offer: 'offer',
  hired: 'hired',
};
const EMPTY: Funnel = { views: 0, applications: 0, shortlisted: 0, interview: 0, offer: 0, hired: 0 };

/** Counts by kind, and by posting if that is in the grouping; `$3` is null for all postings. */
const countsBy = (group: '' | 'posting_id, ') => `select ${group}kind, count(*)::int as count from activity
    where kind = any($4) and day between $1 and $2 and ($3::uuid[] is null or posting_id = any($3)) group by ${group}kind
  union all
  select ${group}'view', sum(count)::int from posting_views
    where day between $1 and $2 and ($3::uuid[] is null or posting_id = any($3)) group by ${group}'view'::text`;

const sumOf = (kind: string) => `coalesce(sum(count) filter (where kind = '${kind}'), 0)::int`;
const SUMS = [
  `${sumOf('view')} as views`,
  ...Object.entries(STAGE_KINDS).map(([kind, stage]) => `${sumOf(kind)} as ${stage}`),
];

export const figuresRepository = (database: Queryable) => ({
  /** Counts each kind by day or week. */
  steps: ({ from, to }: Period, by: 'day' | 'week'): Promise<KindCount[]> =>
    database.query<KindCount>(
      `select kind, to_char(date_trunc($3, day), 'YYYY-MM-DD') as "from", sum(count)::int as count from (
         select kind, day, count(*) as count from activity
           where kind = any('{application,enrollment,signup,check,message,inquiry}') and day between $1 and $2 group by 1, 2
         union all
         select 'view', day, sum(count) from posting_views where day between $1 and $2 group by day
       ) counts group by 1, 2`,
      [from, to, by],
    ),

  async funnel({ from, to }: Period, posting: string | null): Promise<Funnel> {
    const [row] = await database.query<Funnel>(`select ${SUMS.join(', ')} from (${countsBy('')}) counts`, [
      from,
      to,
      posting === null ? null : [posting],
      Object.keys(STAGE_KINDS),
    ]);
    return row ?? EMPTY;
  },

  /** Postings with the most applications; if there are too few, also those with the most views. */
  async postings(period: Period, posting: string | null): Promise<PostingFunnel[]> {
    const applied = posting === null ? await mostApplied(database, period) : [posting];
    const isFull = posting !== null || applied.length === FIGURE_POSTINGS;
    const ids = isFull ? applied : [...applied, ...(await mostViewed(database, period, applied))];
    return database.query<PostingFunnel>(
      `select counted.*, job.job_name as title, job.company_name as company from (
         select posting_id as id, ${SUMS.join(', ')} from (${countsBy('posting_id, ')}) counts group by posting_id) counted
       join job_postings job using (id) order by applications desc, views desc, id`,
      [period.from, period.to, ids, Object.keys(STAGE_KINDS)],
    );
  },

  /** Times until the first response to items that arrived during the period. */
  responses: ({ from, to }: Period): Promise<ResponseRow[]> =>
    database.query<ResponseRow>(
      `select kind, count(*)::int as responded, percentile_disc(0.5) within group (order by minutes) as median,
         percentile_disc(0.9) within group (order by minutes) as p90
       from activity where kind = any('{application_response,message_response,inquiry_response}') and day between $1 and $2
       group by kind`,
      [from, to],
    ),

  /** Adds views of existing postings, and resume checks. */
  async add(counts: readonly DayCount[]): Promise<void> {
    // A fixed order, so that processes that add to the same rows do not deadlock.
    const views = counts
      .filter(({ postingId }) => postingId !== null)
      .sort((one, other) => ((one.postingId ?? '') < (other.postingId ?? '') ? -1 : 1));
    await database.query(
      `insert into posting_views as known (posting_id, day, count)
       select posting_id, day, count from unnest($1::uuid[], $2::date[], $3::int[]) with ordinality as added (posting_id, day, count, number)
       where exists (select from job_postings where id = posting_id) order by number
       on conflict (posting_id, day) do update set count = known.count + excluded.count`,
      [views.map(({ postingId }) => postingId), views.map(({ day }) => day), views.map(({ count }) => count)],
    );
    const checks = counts.filter(({ postingId }) => postingId === null);
    await database.query(
      `insert into activity (kind, day) select 'check', day from unnest($1::date[], $2::int[]) as added (day, count), generate_series(1, count)`,
      [checks.map(({ day }) => day), checks.map(({ count }) => count)],
    );
  },

  removeViews: oldRows(database, 'posting_views', 'day < day_in_india($1)').remove,
});

async function mostApplied(database: Queryable, { from, to }: Period): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select posting_id as id from activity where kind = 'application' and day between $1 and $2
     group by 1 order by count(*) desc, 1 limit $3`,
    [from, to, FIGURE_POSTINGS],
  );
  return rows.map(({ id }) => id);
}

async function mostViewed(database: Queryable, { from, to }: Period, except: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select posting_id as id from posting_views where day between $1 and $2 and posting_id <> all($3)
     group by 1 order by sum(count) desc, 1 limit $4`,
    [from, to, except, FIGURE_POSTINGS - except.length],
  );
  return rows.map(({ id }) => id);
}
