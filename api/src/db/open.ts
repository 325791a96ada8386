import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrate, type MigrateOptions } from './migrate';
import { openPostgres } from './postgres';

export interface DatabaseConfig {
  /** PostgreSQL to use; the embedded database when there is none. */
  databaseUrl?: string | undefined;
  /** Folder of everything the API keeps, `.data` by default. */
  dataFolder: string;
  /** Longest a statement may run on PostgreSQL, in ms; 0 for no bound, 5,000 unless said. */
  statementTimeoutMs?: number | undefined;
  /**
   * Told, in a sentence, when the embedded database ends by itself; only a new process can open it
   * again.
   */
  onLost?: ((sentence: string) => void) | undefined;
}

/**
 * Opens the database this process is configured for. @throws DatabaseStartError with a sentence for
 * the operator
 */
export function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { databaseUrl, dataFolder, statementTimeoutMs, onLost } = config;
  return databaseUrl ? openPostgres(databaseUrl, { statementTimeoutMs }) : openEmbedded(dataFolder, onLost);
}

/**
 * The same with the newest schema, however long it takes to get there. @throws DatabaseStartError
 */
export async function openMigrated(config: DatabaseConfig, options?: MigrateOptions): Promise<Database> {
  const bounded = await openDatabase(config);
  try {
    // The bounds of a connection are for statements that a visitor waits for.
    const patient =
      config.databaseUrl && config.statementTimeoutMs !== 0
        ? await openDatabase({ ...config, statementTimeoutMs: 0 })
        : bounded;
    try {
      await migrate(patient, options);
    } finally {
      if (patient !== bounded) await patient.close();
    }
    return bounded;
  } catch (error) {
    await bounded.close();
    throw error;
  }
}
