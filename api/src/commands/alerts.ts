import { readConfig } from '../config';
import { openMigrated } from '../db/open';
import { dueAlertsRepository } from '../modules/alerts';
import { UsageError } from './usage-error';

export const USAGE = `Usage: kadam alerts due

Makes every job alert that is not paused due now instead of at its hour: to see what would be sent, or to catch up after the portal was away. The
portal sends within five minutes of it, or at its next start; each posting is sent once all the same.`;

export async function run(words: readonly string[]): Promise<number> {
  if (words.join(' ') !== 'due') throw new UsageError('Name what to do with the alerts.', USAGE);
  const database = await openMigrated(readConfig(process.env), { onWait: console.error });
  try {
    const made = await database.transaction(async (tx) => {
      const alerts = dueAlertsRepository(tx);
      await alerts.runNow();
      return alerts.makeDue(new Date());
    });
    console.log(made === 1 ? '1 alert is due now.' : `${made} alerts are due now.`);
    return 0;
  } finally {
    await database.close();
  }
}
