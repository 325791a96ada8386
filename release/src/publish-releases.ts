import type { Registry, Release } from '@kadam/shared/remote';
import { activate } from './activate';
import { findConflicts } from './checks/conflicts';
import { droppedPage } from './checks/dropped-pages';
import { heldBack } from './checks/held-back';
import { narrowerEvent } from './checks/narrower-events';
import type { PublishOutcome, RejectedOutcome } from './publish-outcome';
import { published, unattested } from './registry/bundle-state';
import { withCanary } from './registry/canary-state';
import { knownReleases, loadLive } from './registry/live-releases';
import { withRegistryLock } from './registry/lock';
import { loadRegistry } from './registry/registry-file';
import { loadRelease, namedBy } from './registry/releases';
import { whoAsks } from './who';

/** A release that lies in the bundles folder and is to go live. */
export interface Candidate {
  readonly bundle: string;
  readonly version: string;
  readonly isBuilt: boolean;
}

/** How candidates go live. */
export interface PublishManner {
  /** Reason for the history. */
  readonly why: string;
  /** Lets a quarantined release go live, pages be gone, and an event take less. */
  readonly isForced?: boolean | undefined;
  /** They become the canary for so many visitors in 100 instead of going live. */
  readonly share?: number | undefined;
  /** All of them or none; else as many as can be live together. */
  readonly isTogether?: boolean | undefined;
}

/** Makes candidates live that can be live together with each other and with the rest, in one step. */
export function publishReleases(
  bundlesFolder: string,
  candidates: readonly Candidate[],
  manner: PublishManner,
): Promise<PublishOutcome[]> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    const { share } = manner;
    const isCanary = share !== undefined;
    const kept = manner.isForced ? [] : candidates.flatMap((one) => heldBack(registry, one, { isCanary }) ?? []);
    const free = candidates.filter(({ bundle }) => !kept.some((rejection) => rejection.bundle === bundle));
    const live = knownReleases(await loadLive(bundlesFolder, registry));
    const wanted = await Promise.all(free.map((candidate) => loadRelease(bundlesFolder, namedAs(registry, candidate))));
    const rejected = [...kept, ...findRejections(live, wanted, manner)];
    if (manner.isTogether && rejected.length > 0) return rejectTogether(candidates, rejected);
    const admitted = free.filter(({ bundle }) => !rejected.some((rejection) => rejection.bundle === bundle));
    const change = { at: new Date().toISOString(), why: manner.why, who: whoAsks() };
    const built = admitted.filter(({ isBuilt }) => isBuilt);
    const present = built.reduce((whole, { bundle, version }) => unattested(whole, bundle, version), registry);
    const next = isCanary
      ? withCanary(present, admitted, { ...change, share })
      : admitted.reduce((whole, { bundle, version }) => published(whole, bundle, { ...change, version }), present);
    if (admitted.length > 0) await activate(bundlesFolder, next, lock);
    const outcomes = admitted.map(({ bundle, version, isBuilt }): PublishOutcome =>
      isCanary ? { status: 'canary', bundle, version } : { status: 'published', bundle, version, built: isBuilt },
    );
    return [...outcomes, ...rejected];
  });
}

// What was built a moment ago is what it is. What lay there has to be what was live before, if it ever was.
const namedAs = ({ bundles }: Registry, { bundle, version, isBuilt }: Candidate) =>
  isBuilt ? { bundle, version } : namedBy(bundles[bundle], bundle, version);

/** None goes live when one of those that go together may not. */
export function rejectTogether(
  candidates: readonly Pick<Candidate, 'bundle'>[],
  rejected: readonly RejectedOutcome[],
): RejectedOutcome[] {
  const names = rejected.map(({ bundle }) => `'${bundle}'`).join(', ');
  const others = candidates.filter(({ bundle }) => !rejected.some((rejection) => rejection.bundle === bundle));
  return [
    ...rejected,
    ...others.map(({ bundle }): RejectedOutcome => ({
      ...{ status: 'rejected', bundle },
      message: `'${bundle}' was not released either, because it goes together with ${names}.`,
    })),
  ];
}

/** Which of the wanted releases may not go live. One is refused at a time, because without it another may be in order. */
export function findRejections(
  live: readonly Release[],
  wanted: readonly Release[],
  { isForced }: Pick<PublishManner, 'isForced'>,
): RejectedOutcome[] {
  const rejected: RejectedOutcome[] = [];
  for (let admitted = wanted; ;) {
    const isAdmitted = (bundle: string) => admitted.some((release) => release.bundle === bundle);
    const together = [...live.filter(({ bundle }) => !isAdmitted(bundle)), ...admitted];
    const lost = () => droppedPage(live, admitted, together) ?? narrowerEvent(live, admitted);
    const rejection = firstRejection(admitted, together) ?? (isForced ? undefined : lost());
    if (!rejection) return rejected;
    rejected.push(rejection);
    admitted = admitted.filter(({ bundle }) => bundle !== rejection.bundle);
  }
}

// What is live stays; of two wanted releases in each other's way, the remote gives way to the host and the later one to the earlier.
function firstRejection(admitted: readonly Release[], together: readonly Release[]): RejectedOutcome | undefined {
  for (const { bundles, message, solution } of findConflicts(together)) {
    const involved = admitted.filter(({ bundle }) => bundles.includes(bundle)).map(({ bundle }) => bundle);
    const bundle = involved.filter((name) => name !== 'host').at(-1) ?? involved[0];
    const advice = bundle === 'host' ? solution.host : solution.remote;
    if (bundle) return { status: 'rejected', bundle, message: `'${bundle}' was not released. ${message} ${advice}` };
  }
  return undefined;
}
