import type { PolicyReports } from '@kadam/shared/contract/policy-reports';
import { oldRows, type Queryable } from '../../db/database';
import type { Violation } from './violations';

export interface CountedViolation extends Violation {
  readonly hour: string;
  readonly count: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

interface ViolationRow extends Violation {
  readonly count: number;
  readonly first: Date;
  readonly last: Date;
}

const MAX_ROWS = 200;

export const policyReportsRepository = (database: Queryable) => ({
  async add(violations: readonly CountedViolation[]): Promise<void> {
    const column = (name: keyof CountedViolation) => violations.map((violation) => violation[name]);
    await database.query(
      `insert into policy_reports as known (hour, directive, origin, count, first_at, last_at)
       select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::int[], $5::timestamptz[], $6::timestamptz[])
       on conflict (hour, directive, origin)
         do update set count = known.count + excluded.count, last_at = greatest(known.last_at, excluded.last_at)`,
      (['hour', 'directive', 'origin', 'count', 'firstAt', 'lastAt'] as const).map(column),
    );
  },

  async violations(since: Date): Promise<PolicyReports['violations']> {
    const rows = await database.query<ViolationRow>(
      `select directive, origin, sum(count)::int as count, min(first_at) as first, max(last_at) as last
       from policy_reports where hour >= $1 group by directive, origin
       order by sum(count) desc, directive collate "C", origin collate "C" limit ${MAX_ROWS}`,
      [since],
    );
    return rows.map((row) => ({ ...row, first: row.first.toISOString(), last: row.last.toISOString() }));
  },

  async series(since: Date): Promise<PolicyReports['series']> {
    const rows = await database.query<{ hour: Date; count: number }>(
      'select hour, sum(count)::int as count from policy_reports where hour >= $1 group by hour order by hour',
      [since],
    );
    return rows.map(({ hour, count }) => ({ at: hour.toISOString(), count }));
  },

  remove: oldRows(database, 'policy_reports', 'hour < $1').remove,
});
