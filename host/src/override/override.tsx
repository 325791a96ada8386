import type { BootRecord, Registry } from '@kadam/shared/remote';
import { areOverridesAllowed } from '@kadam/shared/overrides';
import { createRoot } from 'react-dom/client';
import { fetchRegistry } from '../federation/registry';
import { mute } from '../reporting/telemetry';
import { OverrideBadge } from './badge';
import type { Outcome } from './outcome';
import { overridingRelease, OverrideError } from './overriding-release';
import { OVERRIDE } from './parameter';
import { storedRequests, requestsFromUrl, storeRequests, type OverrideRequest } from './override-requests';

const UNREADABLE =
  'The registry of this site could not be read, so you see what is live. Reload the page to try again.';
const NOT_ALLOWED =
  'This link asks for a release that is not live. This browser does not allow that, so you see what all visitors see. An operator can allow it in the office, under Operations.';
const SYNTAX_ERROR = `'${OVERRIDE}' names a remote and a release, as in ?${OVERRIDE}=jobs@0.1.0-1a2b3c4d.`;

/**
 * Replaces live releases with the requested ones, shows a badge on every page, and sends no
 * telemetry for this visit, because release health is about what visitors get.
 */
export async function applyOverrides(boot: BootRecord): Promise<BootRecord> {
  const fromUrl = requestsFromUrl(window.location.search);
  const before = storedRequests().filter(({ remote }) => !fromUrl.some((request) => request?.remote === remote));
  const requests = [...before, ...fromUrl];
  dropParameter();
  if (!areOverridesAllowed()) {
    storeRequests([]);
    if (fromUrl.length > 0) showBadge([{ error: NOT_ALLOWED }]);
    return boot;
  }
  const registry = requests.length > 0 ? await fetchRegistry().catch(() => undefined) : undefined;
  const outcomes = await Promise.all(requests.map((request) => outcomeOf(request, registry)));
  const releases = outcomes.flatMap((outcome) => ('release' in outcome ? [outcome.release] : []));
  // Requests stay stored while the registry cannot be read.
  storeRequests(
    outcomes.flatMap(({ request, ...outcome }) => (request && ('release' in outcome || !registry) ? [request] : [])),
  );
  if (releases.length > 0) mute();
  if (outcomes.length > 0) showBadge(outcomes);
  const others = boot.remotes.filter(({ name }) => !releases.some((release) => release.name === name));
  return { ...boot, remotes: [...others, ...releases] };
}

async function outcomeOf(request: OverrideRequest | undefined, registry: Registry | undefined): Promise<Outcome> {
  if (!request) return { error: SYNTAX_ERROR };
  if (!registry) return { request, error: UNREADABLE };
  try {
    return { request, release: await overridingRelease(request, registry) };
  } catch (error) {
    if (error instanceof OverrideError) return { request, error: error.message };
    throw error;
  }
}

// A shared link must not override what other visitors see.
function dropParameter(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(OVERRIDE);
  window.history.replaceState(window.history.state, '', address);
}

function showBadge(outcomes: readonly Outcome[]): void {
  const place = document.createElement('div');
  document.body.append(place);
  const handleEnd = () => {
    storeRequests([]);
    window.location.reload();
  };
  createRoot(place).render(<OverrideBadge outcomes={outcomes} onEnd={handleEnd} />);
}
