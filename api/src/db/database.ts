/** Runs statements: the database itself or an open transaction. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

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
  /** The pool of connections at this moment. */
  connections(): Connections;
  close(): Promise<void>;
}

export interface Connections {
  /** Open connections, idle ones included. */
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
