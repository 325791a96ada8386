/** What a statement can be sent to: the database itself, or an open transaction of it. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * A PostgreSQL database, embedded or remote. Inside `transaction` only the given `tx` may be used,
 * and nothing but statements awaited: the embedded database has one connection, and everybody else
 * waits for it.
 */
export interface Database extends Queryable {
  /**
   * Whether other processes may use it at the same time; what all of them have to know is then kept
   * in it.
   */
  readonly isShared: boolean;
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * Calls back after every commit that notified the channel (`pg_notify`), in this process or
   * another, and whenever one may have been missed. Answers how to stop that.
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The database did not answer: down, hanging, or over its time. Trying again later can help. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** The database cannot be opened at all; `message` is a sentence for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
