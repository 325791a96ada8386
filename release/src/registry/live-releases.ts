import type { Registry, Release } from '@kadam/shared/remote';
import { composedReleases } from '../documents/generation';
import { fallbackOf } from './bundle-state';
import { canaryOf, type RunningCanary } from './canary-state';
import { examineRelease } from './releases';

/** One live bundle. */
export interface LiveRelease {
  readonly bundle: string;
  readonly version: string;
  /** The version to fall back to, or null. */
  readonly previous: string | null;
  /** Its description; when its folder is lost, as the documents remember it, or null. */
  readonly release: Release | null;
  /** Ends the sentence "release … of …" when its files are not whole on disk. */
  readonly fault: string | null;
}

/** Everything the registry calls live, sorted by name. A lost release is a fault of its bundle alone. */
export async function loadLive(bundlesFolder: string, { bundles }: Registry): Promise<LiveRelease[]> {
  const remembered = await composedReleases(bundlesFolder);
  const live = Object.entries(bundles).map(async ([bundle, state]): Promise<LiveRelease> => {
    const { live: version } = state;
    const { release, fault } = await examineRelease(bundlesFolder, bundle, version);
    const known = remembered.find((other) => other.bundle === bundle && other.version === version);
    return { bundle, version, previous: fallbackOf(state), release: release ?? known ?? null, fault };
  });
  return (await Promise.all(live)).sort((one, other) => one.bundle.localeCompare(other.bundle));
}

/** What visitors get: what is live, and what those of the canary get, which is `null` while none runs. */
export interface Shown {
  readonly live: readonly LiveRelease[];
  readonly canary: ShownCanary | null;
}

/** The running canary, with everything that its visitors get: what is live, its own releases in the place of theirs. */
export interface ShownCanary extends RunningCanary {
  readonly releases: readonly LiveRelease[];
}

/** Everything visitors get by this registry. */
export async function loadShown(bundlesFolder: string, registry: Registry): Promise<Shown> {
  const live = await loadLive(bundlesFolder, registry);
  const running = canaryOf(registry);
  if (!running) return { live, canary: null };
  const releases = live.map(async (one): Promise<LiveRelease> => {
    const version = running.versions[one.bundle];
    if (version === undefined) return one;
    // What it falls back to is what everybody else gets.
    return { ...one, version, previous: one.version, ...(await examineRelease(bundlesFolder, one.bundle, version)) };
  });
  return { live, canary: { ...running, releases: await Promise.all(releases) } };
}

/** The descriptions of those that are known. */
export const knownReleases = (live: readonly LiveRelease[]): Release[] =>
  live.flatMap(({ release }) => (release ? [release] : []));
