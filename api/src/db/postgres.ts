import pg from 'pg';
import { type Database, DatabaseStartError, DatabaseUnavailableError } from './database';
import { clientListener } from './listener';
import { poolDatabase, types } from './pool-database';

const CONNECT_MS = 2_000;
const STATEMENT_MS = 5_000;
// Shorter than others wait for a free connection: whoever waits for a lock keeps one.
const LOCK_MS = 1_000;
const POOL_SIZE = 10;
// A statement silent for this long makes us ask whether the database still lives; with the probe it
// stays under 2.5 s.
const SUSPICIOUS_MS = 1_000;
const PROBE_MS = 1_200;

interface PostgresOptions {
  /** Longest a statement may run, in ms; 0 for commands that load a lot. */
  statementTimeoutMs?: number | undefined;
}

/** A pool of connections to a PostgreSQL, which need not be up yet. */
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
    // Where a statement may take for ever nobody waits for its answer, and a server that is busy
    // with it may well be silent.
    ...(statementTimeoutMs > 0 && { guard: hangGuard({ ...config, connectionTimeoutMillis: PROBE_MS }) }),
    listener: clientListener(config),
  });
}

/** Opens the PostgreSQL of DATABASE_URL, after one statement has shown that it can be used. */
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

// A server that hangs (stopped process, lost network) accepts statements and never answers;
// statement_timeout runs on its side and is no help.
function hangGuard(probe: pg.ClientConfig) {
  let probing: Promise<boolean> | undefined;
  const isAnswering = () =>
    (probing ??= ping(probe).finally(() => {
      probing = undefined;
    }));

  return async <T>(answer: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      const check = async () => {
        if (!(await isAnswering())) reject(new DatabaseUnavailableError('The database hangs.'));
      };
      timer = setTimeout(() => void check().catch(reject), SUSPICIOUS_MS);
    });
    try {
      return await Promise.race([answer, silence]);
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
    // An answer with an error, such as "too many connections", is an answer.
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
