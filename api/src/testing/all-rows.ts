import type { Queryable } from '../db/database';

// Written every few seconds, after the response.
const COUNTS = ['rate_limits', 'posting_views'];
const CHECKS = { activity: "where kind <> 'check'" } as Readonly<Record<string, string>>;

/** The rows of every table except the counts of requests, as one text per table. */
export async function allRows(database: Queryable): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> all($1::text[]) order by 1`,
    [COUNTS],
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ text: string }>(
      `select coalesce(string_agg(to_jsonb(t)::text, E'\\n' order by to_jsonb(t)::text), '') as text from "${name}" t ${CHECKS[name] ?? ''}`,
    );
    rows[name] = row?.text ?? '';
  }
  return rows;
}
