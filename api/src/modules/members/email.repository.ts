import type { Queryable } from '../../db/database';

export const emailRepository = (database: Queryable) => ({
  /** Sets a confirmed address; false when it is taken, and then the transaction has failed. */
  async change(memberId: string, email: string, now: Date): Promise<boolean> {
    try {
      await database.query('update members set email = $2, email_confirmed_at = $3 where id = $1', [
        memberId,
        email,
        now,
      ]);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  },
});

const isDuplicate = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';
