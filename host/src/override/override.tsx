import type { BootRecord, Registry } from '@kadam/shared/remote';
import { createRoot } from 'react-dom/client';
import { fetchRegistry } from '../federation/registry';
import { mute } from '../reporting/telemetry';
import { OverrideBadge } from './badge';
import type { Outcome } from './outcome';
import { overridingRelease, WrongOverride } from './overriding-release';
import { OVERRIDE } from './parameter';
import { areOverridesAllowed } from './permission';
import { askedBefore, askedNow, keepWishes, type Wish } from './wishes';

const UNREADABLE =
  'The registry of this site could not be read, so you see what is live. Reload the page to try again.';
const FORBIDDEN =
  'This link asks for a release that is not live. This browser does not allow that, so you see what everybody sees. Operators can allow it at /ops.';
const SPELT = `'${OVERRIDE}' names a remote and a release, as in ?${OVERRIDE}=jobs@0.1.0-1a2b3c4d.`;

/**
 * Puts the releases that this browser was asked for in the place of the live ones, says so on every page, and tells nobody how they do: their
 * health is not that of what visitors get.
 */
export async function applyOverrides(boot: BootRecord): Promise<BootRecord> {
  const asked = askedNow(window.location.search);
  const before = askedBefore().filter(({ remote }) => !asked.some((wish) => wish?.remote === remote));
  const wishes = [...before, ...asked];
  dropParameter();
  if (!areOverridesAllowed()) {
    keepWishes([]);
    if (asked.length > 0) showBadge([{ fault: FORBIDDEN }]);
    return boot;
  }
  const registry = wishes.length > 0 ? await fetchRegistry().catch(() => undefined) : undefined;
  const outcomes = await Promise.all(wishes.map((wish) => outcomeOf(wish, registry)));
  const releases = outcomes.flatMap((outcome) => ('release' in outcome ? [outcome.release] : []));
  // A registry that cannot be read now may be read with the next page.
  keepWishes(outcomes.flatMap(({ wish, ...outcome }) => (wish && ('release' in outcome || !registry) ? [wish] : [])));
  if (releases.length > 0) mute();
  if (outcomes.length > 0) showBadge(outcomes);
  const others = boot.remotes.filter(({ name }) => !releases.some((release) => release.name === name));
  return { ...boot, remotes: [...others, ...releases] };
}

async function outcomeOf(wish: Wish | undefined, registry: Registry | undefined): Promise<Outcome> {
  if (!wish) return { fault: SPELT };
  if (!registry) return { wish, fault: UNREADABLE };
  try {
    return { wish, release: await overridingRelease(wish, registry) };
  } catch (error) {
    if (error instanceof WrongOverride) return { wish, fault: error.message };
    throw error;
  }
}

// An address that somebody passes on shall not override what others see.
function dropParameter(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(OVERRIDE);
  window.history.replaceState(window.history.state, '', address);
}

function showBadge(outcomes: readonly Outcome[]): void {
  const place = document.createElement('div');
  document.body.append(place);
  const handleEnd = () => {
    keepWishes([]);
    window.location.reload();
  };
  createRoot(place).render(<OverrideBadge outcomes={outcomes} onEnd={handleEnd} />);
}
