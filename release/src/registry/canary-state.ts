import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { BUCKETS, type BundleState, type Canary, type HistoryEntry, type Registry } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';
import { published, retirementText, formatTime, withEntries, withQuarantined } from './bundle-state';

/** The running canary: versions by bundle, and their common fields. */
export interface RunningCanary extends Omit<Canary, 'version'> {
  readonly versions: Readonly<Record<string, string>>;
}

interface Named {
  readonly bundle: string;
  readonly version: string;
}

/** Time, author and reason of a change. */
interface ChangeInfo {
  readonly at: string;
  readonly who: string;
  readonly why: string;
  readonly skippedMounting?: boolean;
}

/** The running canary, or null. */
export function canaryOf({ bundles }: Registry): RunningCanary | null {
  const found = Object.entries(bundles).flatMap(([bundle, { canary }]) => (canary ? [{ bundle, canary }] : []));
  const [first] = found;
  if (!first) return null;
  const { version: _, ...common } = first.canary;
  return { ...common, versions: Object.fromEntries(found.map(({ bundle, canary }) => [bundle, canary.version])) };
}

/**
 * The registry with these releases as its canary, or with another share of the same canary.
 * @throws ReleaseError if another canary runs, or if one of them is live or has no live release to
 *   compare with
 */
export function withCanary(
  registry: Registry,
  releases: readonly Named[],
  { share, ...info }: ChangeInfo & { readonly share: number },
): Registry {
  const versions = Object.fromEntries(releases.map(({ bundle, version }) => [bundle, version]));
  const running = canaryOf(registry);
  if (running && !isDeepStrictEqual(running.versions, versions)) throw otherCanaryError(running);
  releases.forEach((release) => assertComparable(registry, release));
  const { at: since, who, why } = running ? { ...running, at: running.since } : info;
  const firstBucket = running?.firstBucket ?? randomInt(BUCKETS);
  return changed(registry, { bundles: Object.keys(versions), at: info.at }, (state, bundle) => {
    const version = versions[bundle] ?? state.live;
    const history = withEntries(state, [{ ...info, action: 'canary', version, share }]);
    // A forced canary is no longer quarantined.
    const quarantined = state.quarantined.filter((other) => other !== version);
    return { ...state, canary: { version, share, since, who, why, firstBucket }, quarantined, history };
  });
}

/** The registry after a promotion. */
export function promoted(registry: Registry, info: ChangeInfo): Registry {
  const versions = Object.entries(canaryOf(registry)?.versions ?? {});
  return versions.reduce(
    (whole, [bundle, version]) => published(whole, bundle, { ...info, version, action: 'promote' }),
    registry,
  );
}

/** The registry after the canary was aborted, with its versions quarantined or not. */
export function aborted(
  registry: Registry,
  info: ChangeInfo,
  { isQuarantined }: { readonly isQuarantined: boolean },
): Registry {
  const bundles = Object.keys(canaryOf(registry)?.versions ?? {});
  return changed(registry, { bundles, at: info.at }, (state) => {
    const version = state.canary?.version ?? '';
    const entry: HistoryEntry = { ...info, action: 'abort', version };
    const quarantined = isQuarantined ? withQuarantined(state, version) : state.quarantined;
    return { ...state, canary: null, quarantined, history: withEntries(state, [entry]) };
  });
}

/** The buckets of a canary, as two digits each. */
export const bucketsOf = ({ share, firstBucket }: Pick<Canary, 'share' | 'firstBucket'>): string[] =>
  Array.from({ length: share }, (_, step) => String((firstBucket + step) % BUCKETS).padStart(2, '0'));

function changed(
  registry: Registry,
  { bundles, at }: { readonly bundles: readonly string[]; readonly at: string },
  change: (state: BundleState, bundle: string) => BundleState,
): Registry {
  const states = bundles.flatMap((bundle) => {
    const state = registry.bundles[bundle];
    return state ? [[bundle, change(state, bundle)] as const] : [];
  });
  return { ...registry, updatedAt: at, bundles: { ...registry.bundles, ...Object.fromEntries(states) } };
}

function otherCanaryError({ versions, share, since, who }: RunningCanary): ReleaseError {
  const names = Object.entries(versions).map(([bundle, version]) => `${bundle} ${version}`);
  return new ReleaseError(
    null,
    `There is a canary already, and there is only one at a time: ${names.join(', ')} for ${share} visitors in 100 since ${formatTime(since)}, by ${who}. Run 'release promote' or 'release abort' first; publishing to everybody is possible meanwhile.`,
  );
}

function assertComparable({ bundles }: Registry, { bundle, version }: Named): void {
  const state = bundles[bundle];
  const live = state?.live;
  const gone = state && retirementText(state);
  if (gone) throw new ReleaseError(bundle, `'${bundle}' ${gone}, so it has no pages: release publish ${bundle}.`);
  if (live === undefined)
    throw new ReleaseError(
      bundle,
      `'${bundle}' was never published, so there is nothing to compare a canary with: release publish ${bundle}.`,
    );
  if (live === version)
    throw new ReleaseError(bundle, `Release ${version} of '${bundle}' is live already: nothing to try.`);
}
