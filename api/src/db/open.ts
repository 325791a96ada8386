import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrate, type MigrateOptions } from './migrate';
import { openPostgres } from './postgres';

export interface DatabaseConfig {
  /** URL of PostgreSQL; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Folder for everything the API stores, `.data` by default. */
  dataFolder: string;
  /** Statement timeout on PostgreSQL in ms; 0 for none, 5,000 by default. */
  statementTimeoutMs?: number | undefined;
  /**
   * Called with a message if the embedded database stops unexpectedly; only a new process can open
   * it again.
   */
  onLost?: ((message: string) => void) | undefined;
}

/**
 * Opens the configured database.
 * @throws DatabaseStartError with a message for the operator
 */
export function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { databaseUrl, dataFolder, statementTimeoutMs, onLost } = config;
  return databaseUrl ? openPostgres(databaseUrl, { statementTimeoutMs }) : openEmbedded(dataFolder, onLost);
}

/**
 * Opens the configured database and migrates it, without a statement timeout.
 * @throws DatabaseStartError with a message for the operator
 */
export async function openMigrated(config: DatabaseConfig, options?: MigrateOptions): Promise<Database> {
  const database = await openDatabase(config);
  try {
    const unlimited =
      config.databaseUrl && config.statementTimeoutMs !== 0
        ? await openDatabase({ ...config, statementTimeoutMs: 0 })
        : database;
    try {
      await migrate(unlimited, options);
    } finally {
      if (unlimited !== database) await unlimited.close();
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
