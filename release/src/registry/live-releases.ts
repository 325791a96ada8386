import { trustOf, type Registry, type RegistryTrust, type Release } from '@kadam/shared/remote';
import { releaseText } from '../build/assemble-release';
import { composedReleases } from '../documents/generation';
import { fallbackOf } from './bundle-state';
import { canaryOf, type RunningCanary } from './canary-state';
import { digestOf, examineRelease, namedBy } from './releases';

export interface LiveRelease {
  readonly bundle: string;
  readonly version: string;
  /** The fallback version, or null. */
  readonly previous: string | null;
  readonly previousDigest: string | undefined;
  /** Its `release.json`; from the documents if its folder is missing, or null. */
  readonly release: Release | null;
  /** Ends the sentence "release … of …"; null if its files are intact. */
  readonly problem: string | null;
}

/**
 * All live releases, sorted by name, without retired bundles. A damaged release affects its bundle
 * only.
 */
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

/** What visitors get; `canary` is null while none runs. */
export interface Shown {
  readonly live: readonly LiveRelease[];
  readonly canary: ShownCanary | null;
  /** Keys for browsers; undefined if the registry is not signed. */
  readonly trust: RegistryTrust | undefined;
}

/** The running canary, with all releases its visitors get. */
export interface ShownCanary extends RunningCanary {
  readonly releases: readonly LiveRelease[];
}

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
    // Falls back to the live release.
    return { ...one, version, previous: one.version, previousDigest: state?.digests[one.version], ...found };
  });
  return { live, canary: { ...running, releases: await Promise.all(releases) }, trust };
}

export const knownReleases = (live: readonly LiveRelease[]): Release[] =>
  live.flatMap(({ release }) => (release ? [release] : []));
