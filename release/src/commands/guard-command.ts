import { setTimeout as wait } from 'node:timers/promises';
import { connectGuard } from '../guard/guard-api';
import { createGuard, type Round } from '../guard/guard';
import { ReleaseError } from '../release-error';
import { UsageError, say, type Command } from './command';

const SHORTEST_SECONDS = 1;

/** `guard [--once] [--api <url>] [--interval <seconds>]`. */
export const guardCommand: Command = async (_words, { bundles, once, api = ownApi(), interval = '15' }) => {
  const seconds = Number(interval);
  if (!URL.canParse(api)) throw new UsageError(`'${api}' is no address of the API: --api http://127.0.0.1:3001.`);
  if (!(seconds >= SHORTEST_SECONDS)) throw new UsageError('Say every how many seconds to look: --interval 15.');
  const { origin } = new URL(api);
  const guard = createGuard(bundles, await connectGuard(origin, process.env.KADAM_GUARD_TOKEN_FILE));
  if (once) return tell(await guard.look());
  say(`Watching ${bundles} by what ${origin} counts, every ${seconds} seconds.`);
  for (let before = ''; ; await wait(seconds * 1000)) {
    const round = await guard.look().catch(failedRound);
    // The same again is not worth a line.
    if (round.said.join() !== before) tell(round);
    before = round.said.join();
  }
};

// Several may be named, for nginx; all of them count the same.
const ownApi = (): string => `http://${process.env.KADAM_API?.split(' ')[0] ?? '127.0.0.1:3001'}`;

function tell({ said, isWell }: Round): number {
  const at = new Date().toISOString();
  for (const sentence of said) say(`${at} ${sentence}`);
  return isWell ? 0 : 1;
}

// A registry that is being mended, or a lock that is held, passes.
function failedRound(error: unknown): Round {
  if (!(error instanceof ReleaseError)) throw error;
  return { said: [error.message], isWell: false };
}
