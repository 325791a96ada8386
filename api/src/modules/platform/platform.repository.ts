import type { Queryable } from '../../db/database';

export type PlatformRepository = ReturnType<typeof platformRepository>;

export const platformRepository = (database: Queryable) => ({
  async ping(): Promise<void> {
    await database.query('select 1');
  },
});
