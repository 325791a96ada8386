import type { VersionHealth } from '@kadam/shared/contract/telemetry';

/**
 * Page views of a release, each counted once, failures among them, and load times of those that
 * were measured.
 */
export type HealthCounts = Pick<VersionHealth, 'visits' | 'failures' | 'times' | 'networks'>;

/** A release compared with its baseline; `isBad` is true only with enough page views. */
export interface ReleaseHealth {
  readonly isBad: boolean;
  /** Whether the reports come from so many networks that they are unlikely to be forged. */
  readonly isWidespread: boolean;
  /** The counts, as a sentence. */
  readonly summary: string;
}

/** Fewer page views or failures are not significant: some browsers always fail. */
const MIN_VISITS = 10;
const MIN_FAILURES = 5;
/** How much higher the failure share of a release may be than that of its baseline. */
const FAILURE_BUDGET = 0.02;
/** Limit of the failure share while the baseline has too few page views. */
const MAX_FAILURE_SHARE = 0.5;
/** Limit of the failure share of a first release, which has no baseline. */
const FIRST_FAILURE_SHARE = 0.1;
/** One-sided 99 % confidence. */
const Z = 2.33;

/** Reports of fewer networks (IPv4 /24, IPv6 /48) may be forged and need confirmation. */
const MIN_NETWORKS = 20;

/** Measured page views on either side. */
const MIN_TIMED_VISITS = 10;
/** A release is slow from this ratio to its baseline. */
const SLOW_FACTOR = 2;
/** Faster loads are never slow. */
const FAST_ENOUGH_MS = 1_000;

/** Compares a release with its baseline by failures and load times. */
export function compareHealth(candidate: HealthCounts, baseline: HealthCounts): ReleaseHealth {
  const failing = compareFailures(candidate, baseline);
  if (failing.isBad || !isSlow(candidate, baseline)) return failing;
  return {
    isBad: true,
    isWidespread: candidate.networks.measured >= MIN_NETWORKS,
    summary: slowText(candidate, baseline),
  };
}

/**
 * A release is slow if its 25th percentile is more than twice the 75th percentile of the baseline.
 * Load times of the same release do not differ that much, whatever the connections of the visitors.
 */
const isSlow = ({ times }: HealthCounts, { times: others }: HealthCounts): boolean =>
  Math.min(times.count, others.count) >= MIN_TIMED_VISITS &&
  times.p25 > Math.max(SLOW_FACTOR * others.p75, FAST_ENOUGH_MS);

const slowText = ({ times }: HealthCounts, { times: others }: HealthCounts): string =>
  `took three quarters of ${times.count} measured page views more than ${times.p25} ms, what it is compared with three quarters of ${others.count} less than ${others.p75} ms`;

/**
 * A release is bad if the lower bound of its failure share is above the upper bound of the
 * baseline's plus the budget (Wilson score interval, which also holds for few visitors).
 */
function compareFailures(candidate: HealthCounts, baseline: HealthCounts): ReleaseHealth {
  const isComparable = baseline.visits >= MIN_VISITS;
  const limit = isComparable ? bound(baseline, 1) + FAILURE_BUDGET : MAX_FAILURE_SHARE;
  const summary = `failed in ${shareText(candidate)}${isComparable ? `, what it is compared with in ${shareText(baseline)}` : ''}`;
  return checkShare(candidate, { limit, summary });
}

/** Checks a release without a baseline by its share of failures alone. */
export const checkFirst = (candidate: HealthCounts): ReleaseHealth =>
  checkShare(candidate, { limit: FIRST_FAILURE_SHARE, summary: `failed in ${shareText(candidate)}` });

function checkShare(
  candidate: HealthCounts,
  { limit, summary }: { readonly limit: number; readonly summary: string },
): ReleaseHealth {
  const isWidespread = candidate.networks.failing >= MIN_NETWORKS;
  if (candidate.visits < MIN_VISITS) return { isBad: false, isWidespread, summary: `${summary}, too few to compare` };
  return { isBad: candidate.failures >= MIN_FAILURES && bound(candidate, -1) > limit, isWidespread, summary };
}

const shareText = ({ visits, failures }: HealthCounts): string => `${failures} of ${visits} page views`;

/** Upper (1) or lower (-1) bound of the failure share (Wilson, 1927). */
function bound({ visits, failures }: HealthCounts, side: 1 | -1): number {
  const share = Math.min(failures, visits) / visits;
  const middle = share + Z ** 2 / (2 * visits);
  const spread = Z * Math.sqrt((share * (1 - share)) / visits + Z ** 2 / (4 * visits ** 2));
  return (middle + side * spread) / (1 + Z ** 2 / visits);
}
