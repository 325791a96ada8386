import pg from 'pg';
import { type Database, DatabaseStartError, DatabaseUnavailableError } from './database';
import { clientListener } from './listener';
import { poolDatabase, types } from './pool-database';

const CONNECT_MS = 2_000;
const STATEMENT_MS = 5_000;
// Shorter than the wait for a free connection: a statement that waits for a lock holds one.
const LOCK_MS = 1_000;
const POOL_SIZE = 10;
// After this time without a result the database is probed; with the probe it stays below 2.5 s.
const PROBE_AFTER_MS = 1_000;
const PROBE_MS = 1_200;

interface PostgresOptions {
  /** Statement timeout in ms; 0 for commands that load large amounts of data. */
  statementTimeoutMs?: number | undefined;
}

/** Creates a pool of connections to PostgreSQL, which need not be running yet. */
export function connectPostgres(databaseUrl: string, options: PostgresOptions = {}): Database {
  const { statementTimeoutMs = STATEMENT_MS } = options;
  const config = { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS, application_name: 'kadam-api' };
  const pool = new pg.Pool({
    ...config,
    types,
    max: POOL_SIZE,
    keepAlive: true,
    ...(statementTimeoutMs > 0 && {
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + 1_000,
      lock_timeout: LOCK_MS,
    }),
  });
  return poolDatabase(pool, {
    isShared: true,
    // Without a statement timeout, a server that does not respond to the probe may only be busy.
    ...(statementTimeoutMs > 0 && { guard: hangGuard({ ...config, connectionTimeoutMillis: PROBE_MS }) }),
    listener: clientListener(config),
  });
}

/** Connects to PostgreSQL and runs one statement. @throws DatabaseStartError if that fails */
export async function openPostgres(databaseUrl: string, options: PostgresOptions = {}): Promise<Database> {
  const database = connectPostgres(databaseUrl, options);
  try {
    await database.query('select 1');
  } catch (error) {
    await database.close();
    throw new DatabaseStartError(
      `DATABASE_URL cannot be used: ${reason(error)}. Check it, start that PostgreSQL, or unset DATABASE_URL to use the embedded database.`,
    );
  }
  return database;
}

// A server that hangs (stopped process, lost network) accepts statements and never responds;
// statement_timeout runs on the server and does not help.
function hangGuard(probe: pg.ClientConfig) {
  let probing: Promise<boolean> | undefined;
  const isResponding = () =>
    (probing ??= ping(probe).finally(() => {
      probing = undefined;
    }));

  return async <T>(result: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const check = async () => {
        if (!(await isResponding())) reject(new DatabaseUnavailableError('The database hangs.'));
      };
      timer = setTimeout(() => void check().catch(reject), PROBE_AFTER_MS);
    });
    try {
      return await Promise.race([result, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}

async function ping(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, query_timeout: PROBE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // An error such as "too many connections" is a response.
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => undefined);
  }
}

function reason(error: unknown): string {
  const { cause, errors, message } = error as { cause?: unknown; errors?: readonly unknown[]; message?: string };
  const inner = cause ?? errors?.[0];
  return inner ? reason(inner) : (message ?? String(error)).replace(/\.$/, '');
}
