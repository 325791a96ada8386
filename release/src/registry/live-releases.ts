import { trustOf, type Registry, type RegistryTrust, type Release } from '@kadam/shared/remote';
import { releaseText } from '../build/assemble-release';
import { composedReleases } from '../documents/generation';
import { fallbackOf } from './bundle-state';
import { canaryOf, type RunningCanary } from './canary-state';
import { digestOf, examineRelease, namedBy } from './releases';

/** One live bundle. */
export interface LiveRelease {
  readonly bundle: string;
  readonly version: string;
  /** The version to fall back to, or null. */
  readonly previous: string | null;
  /** Digest of that version's description. */
  readonly previousDigest: string | undefined;
  /** Its description; when its folder is lost, as the documents remember it, or null. */
  readonly release: Release | null;
  /** Ends the sentence "release … of …" when its files are not whole on disk. */
  readonly problem: string | null;
}

/** Everything the registry calls live, sorted by name, without what was retired. A lost release is a fault of its bundle alone. */
export async function loadLive(bundlesFolder: string, { bundles }: Registry): Promise<LiveRelease[]> {
  const remembered = await composedReleases(bundlesFolder);
  const present = Object.entries(bundles).filter(([, { isRetired }]) => !isRetired);
  const live = present.map(async ([bundle, state]): Promise<LiveRelease> => {
    const { live: version } = state;
    const named = namedBy(state, bundle, version);
    const { release, problem } = await examineRelease(bundlesFolder, named);
    const isMeant = (other: Release) => other.bundle === bundle && other.version === version;
    const isSame = (other: Release) => named.digest === undefined || digestOf(releaseText(other)) === named.digest;
    const known = remembered.find((other) => isMeant(other) && isSame(other));
    const previous = fallbackOf(state);
    const previousDigest = previous === null ? undefined : state.digests[previous];
    return { bundle, version, previous, previousDigest, release: release ?? known ?? null, problem };
  });
  return (await Promise.all(live)).sort((one, other) => one.bundle.localeCompare(other.bundle));
}

/** What visitors get: what is live, and what those of the canary get, which is `null` while none runs. */
export interface Shown {
  readonly live: readonly LiveRelease[];
  readonly canary: ShownCanary | null;
  /** Which registries the readers of its documents may believe later; undefined where the registry is not signed. */
  readonly trust: RegistryTrust | undefined;
}

/** The running canary, with everything that its visitors get: what is live, its own releases in the place of theirs. */
export interface ShownCanary extends RunningCanary {
  readonly releases: readonly LiveRelease[];
}

/** Everything visitors get by this registry. */
export async function loadShown(bundlesFolder: string, registry: Registry): Promise<Shown> {
  const live = await loadLive(bundlesFolder, registry);
  const running = canaryOf(registry);
  const trust = trustOf(registry);
  if (!running) return { live, canary: null, trust };
  const releases = live.map(async (one): Promise<LiveRelease> => {
    const { bundle } = one;
    const version = running.versions[bundle];
    if (version === undefined) return one;
    const state = registry.bundles[bundle];
    const found = await examineRelease(bundlesFolder, namedBy(state, bundle, version));
    // What it falls back to is what everybody else gets.
    return { ...one, version, previous: one.version, previousDigest: state?.digests[one.version], ...found };
  });
  return { live, canary: { ...running, releases: await Promise.all(releases) }, trust };
}

/** The descriptions of those that are known. */
export const knownReleases = (live: readonly LiveRelease[]): Release[] =>
  live.flatMap(({ release }) => (release ? [release] : []));
