import { randomUUID } from 'node:crypto';
import type { TelemetryReport, VersionHealth } from '@kadam/shared/contract/telemetry';
import { oldRows, type Queryable } from '../../db/database';
import type { Count, Gathered, Problem, Visit } from './gathered';

export interface CountRow {
  readonly hour: Date;
  readonly bundle: string;
  readonly version: string;
  readonly measure: string;
  readonly bucket: number;
  readonly count: number;
}

interface ProblemRow extends Omit<TelemetryReport['problems'][number], 'first' | 'last'> {
  readonly first: Date;
  readonly last: Date;
}

interface HealthRow extends Pick<VersionHealth, 'bundle' | 'version' | 'visits' | 'failures'> {
  readonly canaryVisits: number;
  readonly canaryFailures: number;
  readonly timed: number;
  readonly canaryTimed: number;
  /** First and third quartile; null if nothing was measured. */
  readonly times: readonly [number, number] | null;
  readonly canaryTimes: readonly [number, number] | null;
  readonly networks: VersionHealth['networks'];
  readonly canaryNetworks: VersionHealth['networks'];
}

const timesOf = (count: number, quartiles: HealthRow['times']): VersionHealth['times'] => ({
  count,
  p25: quartiles?.[0] ?? 0,
  p75: quartiles?.[1] ?? 0,
});

export const VISITS = 'visits';
export const FAILURES = 'failures';

// A fixed order, so that processes that write the same rows do not deadlock.
const inOrder = <Value>(map: ReadonlyMap<string, Value>): Value[] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);

const columns = <Row extends object>(rows: readonly Row[], ...names: readonly (keyof Row)[]) =>
  names.map((name) => rows.map((row) => row[name]));

const MAX_PROBLEMS = 200;
/** Max different problems that are described for one version on one day. */
const MAX_PER_VERSION = 200;
/**
 * Max page views of one network (IPv4 /24, IPv6 /48) per version: more of them may come from one
 * caller.
 */
const MAX_PER_NETWORK = 20;

export const telemetryRepository = (database: Queryable) => ({
  async add({ counts, visits, problems }: Gathered): Promise<void> {
    const changed = await addVisits(database, inOrder(visits));
    await addCounts(database, [...inOrder(counts), ...changed]);
    await addProblems(database, inOrder(problems));
  },

  counts: (since: Date): Promise<CountRow[]> =>
    database.query<CountRow>(
      `select hour, bundle, version, measure, bucket, count from telemetry_counts where hour >= $1
       order by hour, bundle collate "C", version collate "C"`,
      [since],
    ),

  /** Failures since then, the most frequent first. */
  async problems(since: Date): Promise<TelemetryReport['problems']> {
    const rows = await database.query<ProblemRow>(
      `select id, bundle, version, phase, name, place as "at", count, first_at as first, last_at as last
       from telemetry_problems where last_at >= $1 order by count desc, last_at desc limit ${MAX_PROBLEMS}`,
      [since],
    );
    return rows.map((row) => ({ ...row, first: row.first.toISOString(), last: row.last.toISOString() }));
  },

  async health(since: Date): Promise<VersionHealth[]> {
    const rows = await database.query<HealthRow>(
      `with clients as (
         select bundle, version, canary, network, client, bool_or(failed) as failed, min(ms) as ms
         from telemetry_visits where slot >= $1 group by bundle, version, canary, network, client),
       numbered as (
         select *, row_number() over (partition by bundle, version, canary, network order by client collate "C") as number
         from clients),
       counted as (select * from numbered where number <= ${MAX_PER_NETWORK})
       select bundle, version, count(distinct client)::int as visits,
         count(distinct client) filter (where failed)::int as failures,
         count(distinct client) filter (where canary)::int as "canaryVisits",
         count(distinct client) filter (where canary and failed)::int as "canaryFailures",
         count(ms) filter (where not canary)::int as timed,
         count(ms) filter (where canary)::int as "canaryTimed",
         percentile_disc(array[0.25, 0.75]) within group (order by ms) filter (where not canary and ms is not null) as times,
         percentile_disc(array[0.25, 0.75]) within group (order by ms) filter (where canary and ms is not null) as "canaryTimes",
         json_build_object('failing', count(distinct network) filter (where failed and not canary),
           'measured', count(distinct network) filter (where ms is not null and not canary)) as networks,
         json_build_object('failing', count(distinct network) filter (where failed and canary),
           'measured', count(distinct network) filter (where ms is not null and canary)) as "canaryNetworks"
       from counted group by bundle, version order by bundle collate "C", version collate "C"`,
      [since],
    );
    return rows.map(({ bundle, version, visits, failures, ...row }) => ({
      bundle,
      version,
      visits,
      failures,
      times: timesOf(row.timed, row.times),
      networks: row.networks,
      canary: {
        visits: row.canaryVisits,
        failures: row.canaryFailures,
        times: timesOf(row.canaryTimed, row.canaryTimes),
        networks: row.canaryNetworks,
      },
    }));
  },

  removeCounts: oldRows(database, 'telemetry_counts', 'hour < $1').remove,
  removeVisits: oldRows(database, 'telemetry_visits', 'slot < $1').remove,
  removeProblems: oldRows(database, 'telemetry_problems', 'last_at < $1').remove,
});

async function addVisits(database: Queryable, visits: readonly Visit[]): Promise<Count[]> {
  if (visits.length === 0) return [];
  await addTimes(database, visits);
  const rows = await database.query<Pick<Visit, 'slot' | 'bundle' | 'version' | 'failed'> & { isNew: boolean }>(
    `insert into telemetry_visits as known (slot, bundle, version, canary, client, network, failed, ms)
     select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::boolean[], $5::text[], $6::text[], $7::boolean[],
       $8::int[])
     on conflict (slot, bundle, version, canary, client) do update set failed = true where not known.failed and excluded.failed
     returning date_trunc('hour', slot)::text as slot, bundle, version, failed, xmax = 0 as "isNew"`,
    columns(visits, 'slot', 'bundle', 'version', 'canary', 'client', 'network', 'failed', 'ms'),
  );
  const counts = new Map<string, Count>();
  for (const { slot, bundle, version, failed, isNew } of rows) {
    for (const measure of [...(isNew ? [VISITS] : []), ...(failed ? [FAILURES] : [])]) {
      const key = [slot, bundle, version, measure].join(' ');
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { hour: slot, bundle, version, measure, bucket: 0, count });
    }
  }
  return inOrder(counts);
}

// Only those already known; the first time of a visitor is kept.
async function addTimes(database: Queryable, visits: readonly Visit[]): Promise<void> {
  await database.query(
    `update telemetry_visits known set ms = reported.ms
     from unnest($1::timestamptz[], $2::text[], $3::text[], $4::boolean[], $5::text[], $6::int[])
       as reported (slot, bundle, version, canary, client, ms)
     where known.ms is null and reported.ms is not null and known.slot = reported.slot and known.bundle = reported.bundle
       and known.version = reported.version and known.canary = reported.canary and known.client = reported.client`,
    columns(visits, 'slot', 'bundle', 'version', 'canary', 'client', 'ms'),
  );
}

async function addCounts(database: Queryable, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  await database.query(
    `insert into telemetry_counts as known (hour, bundle, version, measure, bucket, count)
     select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::smallint[], $6::int[])
     on conflict (hour, bundle, version, measure, bucket) do update set count = known.count + excluded.count`,
    columns(counts, 'hour', 'bundle', 'version', 'measure', 'bucket', 'count'),
  );
}

async function addProblems(database: Queryable, problems: readonly Problem[]): Promise<void> {
  if (problems.length === 0) return;
  const withIds = problems.map((problem) => ({ ...problem, id: randomUUID() }));
  // Known ones are always counted; new ones up to the limit of the version for this day.
  await database.query(
    `with reported as (
       select * from unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[],
         $9::timestamptz[], $10::timestamptz[]) as reported (id, day, bundle, version, phase, name, place, count, first_at, last_at)),
     placed as (
       select reported.*, known.id is not null as is_known, row_number() over (
         partition by reported.day, reported.bundle, reported.version, known.id is not null order by reported.count desc, reported.id) as number
       from reported left join telemetry_problems known using (day, bundle, version, phase, name, place))
     insert into telemetry_problems as known (id, day, bundle, version, phase, name, place, count, first_at, last_at)
     select id, day, bundle, version, phase, name, place, count, first_at, last_at from placed
     where is_known or number <= ${MAX_PER_VERSION} - (select count(*) from telemetry_problems of_version
       where of_version.day = placed.day and of_version.bundle = placed.bundle and of_version.version = placed.version)
     on conflict (day, bundle, version, phase, name, place)
       do update set count = known.count + excluded.count, last_at = excluded.last_at`,
    columns(withIds, 'id', 'day', 'bundle', 'version', 'phase', 'name', 'place', 'count', 'firstAt', 'lastAt'),
  );
}
