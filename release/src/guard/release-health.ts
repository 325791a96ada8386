import type { VersionHealth } from '@kadam/shared/contract/telemetry';

/** Visitors who were shown something, each counted once, those for whom it failed, and how long it took for those who were measured. */
export type Counted = Pick<VersionHealth, 'visits' | 'failures' | 'times' | 'networks'>;

/** What is on trial against what it is compared with; `isBad` is said only when there are enough visitors to say so. */
export interface Judgement {
  readonly isBad: boolean;
  /** Whether the browsers that say so come from so many networks that one person can hardly have made them up. */
  readonly isWidespread: boolean;
  /** A sentence with the counts. */
  readonly said: string;
}

/** Fewer visitors say nothing, and so do fewer failures: some browsers always fail. */
const LEAST_VISITS = 10;
const LEAST_FAILURES = 5;
/** How much more often a release may fail than what it is compared with. */
const BUDGET = 0.02;
/** Without anything to compare it with, a release is bad when it fails more often than this. */
const MOST_ALONE = 0.5;
/** One-sided, so that chance looks as bad in one of a hundred cases. */
const Z = 2.33;

/** Reports of fewer networks (IPv4 /24, IPv6 /48) may be forged, and need another sign. */
const LEAST_NETWORKS = 20;

/** Of measured visitors on either side. */
const LEAST_TIMED = 10;
/** So much slower than the one before, a release is taken back. */
const SLOWER = 2;
/** Milliseconds that nobody minds. */
const SOON_ENOUGH_MS = 1_000;

/** Judges a release by how often it fails, and by how long it takes. */
export function judge(tried: Counted, other: Counted): Judgement {
  const failing = judgeFailures(tried, other);
  if (failing.isBad || !isSlow(tried, other)) return failing;
  return { isBad: true, isWidespread: tried.networks.measured >= LEAST_NETWORKS, said: slowText(tried, other) };
}

/**
 * A release is slow when three quarters of its visitors waited for more than twice as long as three quarters of the others waited at most, and
 * long enough to mind. Two ordinary spreads of the same thing do not lie so far apart, whatever the lines of the visitors.
 */
const isSlow = ({ times }: Counted, { times: others }: Counted): boolean =>
  Math.min(times.count, others.count) >= LEAST_TIMED && times.p25 > Math.max(SLOWER * others.p75, SOON_ENOUGH_MS);

const slowText = ({ times }: Counted, { times: others }: Counted): string =>
  `took three quarters of ${times.count} measured visitors more than ${times.p25} ms, what it is compared with three quarters of ${others.count} less than ${others.p75} ms`;

/**
 * Judges a release by the shares of its visitors for whom it failed: bad when the least it can be is above the most that the other can be and
 * the budget (bounds of Wilson's interval, which holds for few visitors too).
 */
function judgeFailures(tried: Counted, other: Counted): Judgement {
  const isComparable = other.visits >= LEAST_VISITS;
  const most = isComparable ? bound(other, 1) + BUDGET : MOST_ALONE;
  const said = `failed for ${shareText(tried)}${isComparable ? `, what it is compared with for ${shareText(other)}` : ''}`;
  const isWidespread = tried.networks.failing >= LEAST_NETWORKS;
  if (tried.visits < LEAST_VISITS) return { isBad: false, isWidespread, said: `${said}, too few to judge it` };
  return { isBad: tried.failures >= LEAST_FAILURES && bound(tried, -1) > most, isWidespread, said };
}

const shareText = ({ visits, failures }: Counted): string => `${failures} of ${visits} visitors`;

/** The highest (1) or lowest (-1) share that these counts leave possible (Wilson, 1927). */
function bound({ visits, failures }: Counted, side: 1 | -1): number {
  const share = Math.min(failures, visits) / visits;
  const middle = share + Z ** 2 / (2 * visits);
  const spread = Z * Math.sqrt((share * (1 - share)) / visits + Z ** 2 / (4 * visits ** 2));
  return (middle + side * spread) / (1 + Z ** 2 / visits);
}
