import { readConfig } from '../config';
import { dueAlertsRepository } from '../modules/alerts';
import { UsageError } from './arguments';
import { withDatabase } from './with-database';

export const USAGE = `Usage: kadam alerts due

Makes every job alert that is not paused due now instead of at its hour: to see what would be sent, or to catch up after the portal was away. The
portal sends within five minutes of it, or at its next start; each posting is sent once all the same.`;

export async function run(words: readonly string[]): Promise<number> {
  if (words.join(' ') !== 'due') throw new UsageError('Name what to do with the alerts.', USAGE);
  const made = await withDatabase(readConfig(process.env), (database) =>
    database.transaction(async (tx) => {
      const alerts = dueAlertsRepository(tx);
      await alerts.runNow();
      return alerts.makeDue(new Date());
    }),
  );
  console.log(made === 1 ? '1 alert is due now.' : `${made} alerts are due now.`);
  return 0;
}
