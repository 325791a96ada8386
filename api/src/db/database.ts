/** Runs statements: the database itself or an open transaction. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** The first row that a statement returns; undefined if there is none. */
export async function firstRow<Row>(
  database: Queryable,
  sql: string,
  values?: readonly unknown[],
): Promise<Row | undefined> {
  const [row] = await database.query<Row>(sql, values);
  return row;
}

/** The number of rows of `from`, which is SQL such as `from courses where is_hidden`. */
export async function countRows(database: Queryable, from: string, values?: readonly unknown[]): Promise<number> {
  const row = await firstRow<{ count: number }>(database, `select count(*)::int as count ${from}`, values);
  return row?.count ?? 0;
}

/**
 * The rows of a table that a condition on the time `$1` selects, such as `kept_at < $1`. Table and
 * condition become part of the statement, so they have to be constants.
 */
export const oldRows = (database: Queryable, table: string, condition: string) => ({
  /** Removes at most `max` of the rows and returns how many. */
  async remove(before: Date | string, max: number): Promise<number> {
    const removed = await database.query(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit $2)) returning 1`,
      [before, max],
    );
    return removed.length;
  },
  count: (before: Date) => countRows(database, `from ${table} where ${condition}`, [before]),
});

/**
 * A PostgreSQL database, embedded or remote. Inside `transaction` use only the given `tx`, and
 * await only its statements: the embedded database has one connection, and all other statements
 * wait for it.
 */
export interface Database extends Queryable {
  /** Whether other processes may use it at the same time; shared state is then stored in it. */
  readonly isShared: boolean;
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * Calls `onNotify` after every commit that notified the channel (`pg_notify`), in this process or
   * another, and whenever a notification may have been missed.
   * @returns a function that stops listening
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  /** State of the connection pool. */
  connections(): Connections;
  close(): Promise<void>;
}

export interface Connections {
  /** Open connections, including idle ones. */
  readonly total: number;
  readonly idle: number;
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number;
}

/** The database did not respond: down, hanging, or a timeout. A retry can succeed. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** The database cannot be opened; `message` is for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
