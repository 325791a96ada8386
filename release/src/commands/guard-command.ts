import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { connectGuard } from '../guard/guard-api';
import { createGuard, type Round } from '../guard/guard';
import { ReleaseError } from '../release-error';
import { UsageError, print, type Command } from './command';

const MIN_INTERVAL_SECONDS = 1;

/**
 * `guard [--once] [--api <url>] [--interval <seconds>] [--alive <file>]`. Writes `file` after each
 * look, so that a health check notices when it hangs.
 */
export const guardCommand: Command = async (_words, { bundles, once, api = ownApi(), interval = '15', alive }) => {
  const seconds = Number(interval);
  if (!URL.canParse(api)) throw new UsageError(`'${api}' is not an address of the API: --api http://127.0.0.1:3001.`);
  if (!(seconds >= MIN_INTERVAL_SECONDS)) throw new UsageError('Say every how many seconds to look: --interval 15.');
  const { origin } = new URL(api);
  const guard = createGuard(bundles, await connectGuard(origin, process.env.KADAM_GUARD_TOKEN_FILE));
  if (once) return printRound(await guard.check());
  print(`Watching ${bundles} by what ${origin} counts, every ${seconds} seconds.`);
  for (let before = ''; ; await wait(seconds * 1000)) {
    const round = await guard.check().catch(failedRound);
    if (alive !== undefined) await writeFile(alive, `${new Date().toISOString()}\n`);
    // Repeated messages are not printed.
    if (round.messages.join() !== before) printRound(round);
    before = round.messages.join();
  }
};

// KADAM_API may list several processes for nginx; they share their counts.
const ownApi = (): string => `http://${process.env.KADAM_API?.split(' ')[0] ?? '127.0.0.1:3001'}`;

function printRound({ messages, isWell }: Round): number {
  const at = new Date().toISOString();
  for (const sentence of messages) print(`${at} ${sentence}`);
  return isWell ? 0 : 1;
}

// A registry that is being repaired, or a lock that is held, is temporary.
function failedRound(error: unknown): Round {
  if (!(error instanceof ReleaseError)) throw error;
  return { messages: [error.message], isWell: false };
}
