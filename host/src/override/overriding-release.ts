import { readRelease, toLiveRemote, type LiveRemote, type Registry, type Release } from '@kadam/shared/remote';
import { fetchRelease } from '../federation/registry';
import { scriptGate } from '../federation/script-gate';
import type { OverrideRequest } from './override-requests';

/** An override that cannot be shown; `message` is shown in the badge. */
export class OverrideError extends Error {}

const TIMEOUT_MS = 5_000;

/** Loads the release of an override request. Throws an OverrideError. */
export async function overridingRelease(request: OverrideRequest, registry: Registry): Promise<LiveRemote> {
  const release = await (request.to.includes('://') ? fromOrigin(request, registry) : fromRegistry(request, registry));
  return { ...release, isOverride: true };
}

async function fromRegistry({ remote, to }: OverrideRequest, { bundles }: Registry): Promise<LiveRemote> {
  const state = remote === 'host' ? undefined : bundles[remote];
  if (!state) throw new OverrideError(`This site has no remote '${remote}'.`);
  const versions = [state.live, ...state.previous, ...(state.canary ? [state.canary.version] : [])];
  const open = versions.filter((version) => !state.quarantined.includes(version));
  const previews = (state.previews ?? []).filter(({ until }) => Date.parse(until) > Date.now());
  const preview = previews.find(({ name, version }) => [name, version].includes(to));
  if (!preview && !open.includes(to)) {
    const names = [...previews.map(({ name }) => name), ...open];
    throw new OverrideError(`There is no release ${to} of '${remote}' here. There are: ${names.join(', ')}.`);
  }
  const version = preview?.version ?? to;
  return fetchRelease(remote, version, state.digests[version]).catch(() => {
    throw new OverrideError(`Release ${to} of '${remote}' could not be fetched. Reload the page to try again.`);
  });
}

async function fromOrigin(
  { remote, to: origin }: OverrideRequest,
  { overrideOrigins = [] }: Registry,
): Promise<LiveRemote> {
  if (!overrideOrigins.includes(origin))
    throw new OverrideError(
      `This site shows nothing from ${origin}. Its operator can allow it: release override allow ${origin}.`,
    );
  const release = await fetchFrom(origin).catch(() => undefined);
  if (release?.bundle !== remote)
    throw new OverrideError(
      `${origin} returned no release of '${remote}'. Start it there with: npm run release -- serve ${remote}.`,
    );
  scriptGate.admitOrigin(origin);
  return at(origin, release);
}

async function fetchFrom(origin: string): Promise<Release | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${origin}/release.json`, { cache: 'no-store', credentials: 'omit', signal });
  return response.ok ? readRelease(await response.json()) : undefined;
}

function at(origin: string, release: Release): LiveRemote {
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith('.js'));
  return {
    ...toLiveRemote(release, null),
    entry: `${origin}/${release.entry}`,
    integrity: Object.fromEntries(scripts.map(([file, { integrity }]) => [`${origin}/${file}`, integrity])),
  };
}
