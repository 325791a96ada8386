import type { VersionHealth } from '@kadam/shared/contract/telemetry';
import type { BundleState, Registry } from '@kadam/shared/remote';
import { fallbackOf } from '../registry/bundle-state';
import { canaryOf, type RunningCanary } from '../registry/canary-state';
import { checkFirst, compareHealth, type HealthCounts, type ReleaseHealth } from './release-health';

const MINUTE_MS = 60_000;
/** Failures after this time have another cause. */
const MAX_WATCH_MINUTES = 23 * 60;
/** Visitors are counted in steps of ten minutes; the first step counts as a whole. */
const STEP_MINUTES = 10;
/** The previous version is compared by its last hour. */
const BEFORE_MINUTES = 60;

/** A canary or a new live release, and the minutes over which it is compared. */
export type WatchedRelease = { readonly minutes: number } & (
  | { readonly kind: 'canary'; readonly canary: RunningCanary; readonly live: Readonly<Record<string, string>> }
  | {
      readonly kind: 'live';
      readonly bundle: string;
      readonly version: string;
      /** Null for a first release. */
      readonly before: string | null;
    }
);

/**
 * The running canary, and each release that went live within a day by publish or promote, except a
 * first host: without it there are no pages.
 */
export function watchedReleases(registry: Registry, now: Date): WatchedRelease[] {
  const since = (at: string) => Math.max(0, Math.ceil((now.getTime() - Date.parse(at)) / MINUTE_MS));
  const canary = canaryOf(registry);
  const live = Object.fromEntries(Object.entries(registry.bundles).map(([bundle, state]) => [bundle, state.live]));
  const ofCanary = canary && { kind: 'canary' as const, canary, live, minutes: since(canary.since) + STEP_MINUTES };
  const ofLive = Object.entries(registry.bundles).flatMap(([bundle, state]): WatchedRelease[] => {
    const wentLive = lastChange(state);
    const before = fallbackOf(state);
    const isNew = wentLive && ['publish', 'promote'].includes(wentLive.action);
    const minutes = wentLive ? since(wentLive.at) : 0;
    const isFirstHost = bundle === 'host' && before === null;
    if (!isNew || state.isRetired || isFirstHost || minutes > MAX_WATCH_MINUTES) return [];
    return [{ kind: 'live', bundle, version: state.live, before, minutes: minutes + BEFORE_MINUTES }];
  });
  return [...(ofCanary ? [ofCanary] : []), ...ofLive];
}

const lastChange = ({ history }: BundleState) =>
  history.findLast(({ action }) => ['publish', 'promote', 'rollback', 'restore'].includes(action));

/** The health of a watched release, and the bundles whose pages can confirm it. */
export type WatchedReleaseHealth = ReleaseHealth & { readonly bundles: readonly string[] };

/**
 * Checks a watched release by telemetry. A canary is bad if any bundle, its own or not, fails more
 * for its visitors.
 */
export function checkHealth(watched: WatchedRelease, health: readonly VersionHealth[]): WatchedReleaseHealth {
  if (watched.kind === 'live') {
    const { bundle, version, before } = watched;
    const candidate = withoutCanary(rowOf(health, bundle, version));
    const found = before === null ? checkFirst(candidate) : compareHealth(candidate, rowOf(health, bundle, before));
    return { ...found, bundles: [bundle] };
  }
  const results = Object.entries(watched.live).map(([bundle, live]) => {
    const result = checkBundle(health, { bundle, live, candidate: watched.canary.versions[bundle] });
    return { ...result, bundle, summary: `${bundle} ${result.summary}` };
  });
  const bad = results.filter(({ isBad }) => isBad);
  const own = results.filter(({ bundle }) => bundle in watched.canary.versions);
  const reported = bad.length > 0 ? bad : own;
  return {
    isBad: bad.length > 0,
    isWidespread: bad.some(({ isWidespread }) => isWidespread),
    summary: reported.map(({ summary }) => summary).join('; '),
    bundles: [...new Set([...bad, ...own].map(({ bundle }) => bundle))],
  };
}

interface Comparison {
  readonly bundle: string;
  readonly live: string;
  /** The version of the canary, if the bundle is part of it. */
  readonly candidate: string | undefined;
}

function checkBundle(health: readonly VersionHealth[], { bundle, live, candidate }: Comparison): ReleaseHealth {
  const ofLive = rowOf(health, bundle, live);
  const ofCandidate = candidate === undefined ? undefined : rowOf(health, bundle, candidate);
  // Visitors of the canary have its document; a fallback release in it counts as a failure of the
  // canary.
  const { times, networks } = ofCandidate?.canary ?? NO_COUNTS;
  const shown = ofCandidate ? { ...ofCandidate, times, networks } : ofLive.canary;
  return compareHealth(shown, withoutCanary(ofLive));
}

const withoutCanary = ({ visits, failures, times, networks, canary }: Row): HealthCounts => ({
  visits: visits - canary.visits,
  failures: failures - canary.failures,
  times,
  networks,
});

type Row = HealthCounts & Pick<VersionHealth, 'canary'>;

const NO_COUNTS: HealthCounts = {
  visits: 0,
  failures: 0,
  times: { count: 0, p25: 0, p75: 0 },
  networks: { failing: 0, measured: 0 },
};
const NO_ROW: Row = { ...NO_COUNTS, canary: NO_COUNTS };

const rowOf = (health: readonly VersionHealth[], bundle: string, version: string): Row =>
  health.find((row) => row.bundle === bundle && row.version === version) ?? NO_ROW;
