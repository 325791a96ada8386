import type { VersionHealth } from '@kadam/shared/contract/telemetry';
import type { BundleState, Registry } from '@kadam/shared/remote';
import { fallbackOf } from '../registry/bundle-state';
import { canaryOf, type RunningCanary } from '../registry/canary-state';
import { judge, type Counted, type Judgement } from './judgement';

const MINUTE_MS = 60_000;
/** A release is watched for so long; what fails later has another cause. */
const WATCHED_MINUTES = 23 * 60;
/** Visitors are counted in steps of ten minutes: the step in which something began counts as a whole. */
const STEP_MINUTES = 10;
/** The version before is known from the hour before its end. */
const BEFORE_MINUTES = 60;

/** What the guard watches, over the last minutes. */
export type Trial = { readonly minutes: number } & (
  | { readonly kind: 'canary'; readonly canary: RunningCanary; readonly live: Readonly<Record<string, string>> }
  | { readonly kind: 'live'; readonly bundle: string; readonly version: string; readonly before: string }
);

/** The running canary, and every release that went live within a day and has one before it. What was rolled back to is the last that is known to be good. */
export function trialsOf(registry: Registry, now: Date): Trial[] {
  const since = (at: string) => Math.max(0, Math.ceil((now.getTime() - Date.parse(at)) / MINUTE_MS));
  const canary = canaryOf(registry);
  const live = Object.fromEntries(Object.entries(registry.bundles).map(([bundle, state]) => [bundle, state.live]));
  const ofCanary = canary && { kind: 'canary' as const, canary, live, minutes: since(canary.since) + STEP_MINUTES };
  const ofLive = Object.entries(registry.bundles).flatMap(([bundle, state]): Trial[] => {
    const wentLive = lastChange(state);
    const before = fallbackOf(state);
    const isNew = wentLive && ['publish', 'promote'].includes(wentLive.action);
    const minutes = wentLive ? since(wentLive.at) : 0;
    if (!isNew || state.isRetired || before === null || minutes > WATCHED_MINUTES) return [];
    return [{ kind: 'live', bundle, version: state.live, before, minutes: minutes + BEFORE_MINUTES }];
  });
  return [...(ofCanary ? [ofCanary] : []), ...ofLive];
}

const lastChange = ({ history }: BundleState) =>
  history.findLast(({ action }) => ['publish', 'promote', 'rollback', 'restore'].includes(action));

/** A judgement, with the bundles whose pages show whether it is right. */
export type TrialJudgement = Judgement & { readonly bundles: readonly string[] };

/** Judges a trial by what browsers told. A canary is bad when any bundle fails more for its visitors, be it one of its own or not. */
export function judgeTrial(trial: Trial, health: readonly VersionHealth[]): TrialJudgement {
  if (trial.kind === 'live') {
    const { bundle, version, before } = trial;
    return {
      ...judge(withoutCanary(rowOf(health, bundle, version)), rowOf(health, bundle, before)),
      bundles: [bundle],
    };
  }
  const judgements = Object.entries(trial.live).map(([bundle, live]) => {
    const judgement = judgeBundle(health, { bundle, live, tried: trial.canary.versions[bundle] });
    return { ...judgement, bundle, said: `${bundle} ${judgement.said}` };
  });
  const bad = judgements.filter(({ isBad }) => isBad);
  const own = judgements.filter(({ bundle }) => bundle in trial.canary.versions);
  const told = bad.length > 0 ? bad : own;
  return {
    isBad: bad.length > 0,
    isWidespread: bad.some(({ isWidespread }) => isWidespread),
    said: told.map(({ said }) => said).join('; '),
    bundles: [...new Set([...bad, ...own].map(({ bundle }) => bundle))],
  };
}

interface Compared {
  readonly bundle: string;
  readonly live: string;
  /** The version of the canary, where the bundle is one of its own. */
  readonly tried: string | undefined;
}

function judgeBundle(health: readonly VersionHealth[], { bundle, live, tried }: Compared): Judgement {
  const ofLive = rowOf(health, bundle, live);
  const ofTried = tried === undefined ? undefined : rowOf(health, bundle, tried);
  // Whoever is shown the canary has a document of it; a version that stands in for it there counts as its failure.
  const { times, networks } = ofTried?.canary ?? NONE;
  const shown = ofTried ? { ...ofTried, times, networks } : ofLive.canary;
  return judge(shown, withoutCanary(ofLive));
}

const withoutCanary = ({ visits, failures, times, networks, canary }: Row): Counted => ({
  visits: visits - canary.visits,
  failures: failures - canary.failures,
  times,
  networks,
});

type Row = Counted & Pick<VersionHealth, 'canary'>;

const NONE: Counted = {
  visits: 0,
  failures: 0,
  times: { count: 0, p25: 0, p75: 0 },
  networks: { failing: 0, measured: 0 },
};
const NOBODY: Row = { ...NONE, canary: NONE };

const rowOf = (health: readonly VersionHealth[], bundle: string, version: string): Row =>
  health.find((row) => row.bundle === bundle && row.version === version) ?? NOBODY;
