import type { Database } from '../db/database';
import { type DatabaseConfig, openMigrated } from '../db/open';

/** Opens and migrates the database, calls the function with it, and closes it. */
export async function withDatabase<Result>(
  config: DatabaseConfig,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openMigrated(config, { onWait: console.error });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
