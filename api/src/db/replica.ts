import type { FastifyBaseLogger } from 'fastify';
import { type Database, DatabaseUnavailableError, type Queryable } from './database';
import { connectPostgres } from './postgres';

const CHECK_INTERVAL_MS = 2_000;

/** Reads from a streaming replica, or from the primary while the replica is down or lags. */
export interface Replica extends Queryable {
  /** Whether reads currently use the replica. */
  readonly isUsed: boolean;
  connections: Database['connections'];
  close(): Promise<void>;
}

interface ReplicaParts {
  /** DATABASE_READ_URL */
  readonly url: string;
  readonly primary: Queryable;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly checkIntervalMs?: number;
}

/**
 * Opens a replica, which need not be running. It is used once it has replayed the position that the
 * primary had at the previous check, so its lag is at most two intervals. Only for data that
 * members do not write: a read may not see the member's own writes.
 */
export function openReplica({ url, primary, log, checkIntervalMs = CHECK_INTERVAL_MS }: ReplicaParts): Replica {
  const replica: Database = connectPostgres(url);
  let writtenBefore: string | undefined;
  let isUsed = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function use(next: boolean, reason?: unknown): void {
    if (isUsed && !next) log.warn({ err: reason }, 'The replica is down or lags; reads go to the primary.');
    if (!isUsed && next) log.info('Reads go to the replica.');
    isUsed = next;
  }

  async function check(): Promise<void> {
    try {
      const [written] = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
      // Null, and therefore false, on a server that is not a replica.
      const [replayed] = await replica.query<{ isFresh: boolean | null }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isFresh"',
        [writtenBefore ?? written?.lsn],
      );
      writtenBefore = written?.lsn;
      use(replayed?.isFresh === true);
    } catch (error) {
      use(false, error);
    }
    if (!isClosed) timer = setTimeout(() => void (checking = check()), checkIntervalMs).unref();
  }

  let checking = check();
  return {
    get isUsed() {
      return isUsed;
    },
    connections: replica.connections,
    async query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]> {
      if (!isUsed) return primary.query<Row>(sql, values);
      try {
        return await replica.query<Row>(sql, values);
      } catch (error) {
        // Also statements that the replica cancels because they conflict with replaying.
        if (!(error instanceof DatabaseUnavailableError)) throw error;
        use(false, error);
        return primary.query<Row>(sql, values);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await checking;
      await replica.close();
    },
  };
}
