import { countRows, type Queryable } from '../db/database';

/** The rows of each table. */
export async function countRowsByTable(database: Queryable): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name collate "C"`,
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    rows[name] = await countRows(database, `from public.${quoted(name)}`);
  }
  return rows;
}

/** Statements that fail unless each table has as many rows. */
export const assertRows = (rows: Readonly<Record<string, number>>): string =>
  Object.entries(rows)
    .map(
      ([name, count]) =>
        `do $$ begin if (select count(*) from public.${quoted(name)}) <> ${count} then raise exception 'The table ${name} does not have the ${count} rows of the backup.'; end if; end $$;`,
    )
    .join('\n');

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
