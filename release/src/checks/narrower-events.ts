import type { Release } from '@kadam/shared/remote';
import type { RejectedOutcome } from '../operations/publish-outcome';
import { narrowings } from './event-shapes';

/**
 * Rejects a release that accepts less of an event than the one it replaces, because other remotes
 * and open tabs still send the old detail.
 */
export function narrowerEvent(live: readonly Release[], admitted: readonly Release[]): RejectedOutcome | undefined {
  for (const release of admitted) {
    const { bundle } = release;
    const before = live.find((one) => one.bundle === bundle);
    const [old, next] = [before && shapesOf(before), shapesOf(release)];
    for (const [name, shapes] of Object.entries(next)) {
      const narrower = narrowings(old?.[name] ?? [], shapes);
      if (narrower.length === 0) continue;
      const problem = `Of the event '${name}' it takes less than ${before?.version}: ${narrower.join('; ')}. What others send by then would be dropped.`;
      const solution = `Give the changed detail an event of a new name in shared/src/events and keep '${name}' unchanged; or give the reason why it is not sent: --force --reason "…".`;
      return { status: 'rejected', bundle, message: `'${bundle}' was not released. ${problem} ${solution}` };
    }
  }
  return undefined;
}

const shapesOf = ({ offers, uses }: Release) => (offers ?? uses)?.eventShapes ?? {};
