import pg from 'pg';
import { type Database, DatabaseUnavailableError, type Queryable } from './database';
import type { Listener } from './listener';

type Guard = <T>(result: Promise<T>) => Promise<T>;

interface PoolDatabaseOptions {
  isShared: boolean;
  /** Called around every statement; may reject before the connection does. */
  guard?: Guard;
  listener: Listener;
  /** Called after the pool has been closed. */
  onClose?: () => Promise<void>;
}

/** Database that uses a connection pool. */
export function poolDatabase(
  pool: pg.Pool,
  { isShared, guard = (result) => result, listener, onClose }: PoolDatabaseOptions,
): Database {
  // Without these listeners an error on an idle connection would end the process; with them the
  // next statement on it rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function withConnection<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((cause: unknown) => {
      throw translate(cause);
    });
    const tx: Queryable = {
      query: async <Row>(sql: string, values?: readonly unknown[]) => {
        const result = client.query(sql, values === undefined ? undefined : [...values]);
        result.catch(() => undefined);
        const { rows } = await guard(result).catch((cause: unknown) => {
          throw translate(cause);
        });
        return rows as Row[];
      },
    };
    let isBroken = false;
    try {
      return await work(tx);
    } catch (error) {
      isBroken = error instanceof DatabaseUnavailableError;
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  return {
    isShared,
    query: (sql, values) => withConnection((tx) => tx.query(sql, values)),
    transaction: (work) => withConnection((tx) => inTransaction(tx, work)),
    listen: listener.listen,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close();
      await pool.end();
      await onClose?.();
    },
  };
}

async function inTransaction<T>(tx: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await tx.query('begin');
  try {
    const result = await work(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) await tx.query('rollback');
    throw error;
  }
}

// Temporary: 08 connection, 40 rolled back by a conflict, 53 out of resources, 55P03 lock timeout,
// 57 canceled or shutting down.
const TEMPORARY = /^(08|40|53|55P03|57)/;

function translate(cause: unknown): unknown {
  if (cause instanceof DatabaseUnavailableError) return cause;
  if (cause instanceof pg.DatabaseError && !TEMPORARY.test(cause.code ?? '')) return cause;
  return new DatabaseUnavailableError('The database did not respond.', { cause });
}

/** Parses bigint and numeric columns as numbers (all of ours fit), the others as pg does. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
