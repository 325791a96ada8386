import type { Registry, Release } from '@kadam/shared/remote';
import { activate } from './activate';
import { findConflicts } from '../checks/conflicts';
import { droppedPage } from '../checks/dropped-pages';
import { heldBack } from '../checks/held-back';
import { narrowerEvent } from '../checks/narrower-events';
import type { PublishOutcome, RejectedOutcome } from './publish-outcome';
import { published, withoutDigest } from '../registry/bundle-state';
import { withPreview } from '../registry/preview-state';
import { withCanary } from '../registry/canary-state';
import { knownReleases, loadLive } from '../registry/live-releases';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { loadRelease, namedBy } from '../registry/releases';
import { wasLive } from '../registry/retained-versions';
import { currentUser } from '../current-user';

/** A release in the bundles folder that is to go live. */
export interface Candidate {
  readonly bundle: string;
  readonly version: string;
  readonly isBuilt: boolean;
}

export interface PublishReleasesOptions {
  /** Reason for the history. */
  readonly why: string;
  /** Author for the history; by default the current user. */
  readonly who?: string | undefined;
  /** Skips the checks for quarantine, dropped pages and narrower events. */
  readonly isForced?: boolean | undefined;
  /** Percentage of visitors, to start a canary instead of going live. */
  readonly share?: number | undefined;
  /** To make them previews instead of going live. */
  readonly preview?: { readonly name: string; readonly until: string } | undefined;
  /** All of them or none; otherwise as many as possible. */
  readonly isTogether?: boolean | undefined;
  /** Recorded in the history: there was no Chromium to mount their pages. */
  readonly skippedMounting?: boolean | undefined;
}

/** Makes candidates live in one step, if they fit together and with the other live releases. */
export function publishReleases(
  bundlesFolder: string,
  candidates: readonly Candidate[],
  options: PublishReleasesOptions,
): Promise<PublishOutcome[]> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    const { share, preview, skippedMounting } = options;
    const isCanary = share !== undefined;
    const held =
      options.isForced || preview ? [] : candidates.flatMap((one) => heldBack(registry, one, { isCanary }) ?? []);
    const free = candidates.filter(({ bundle }) => !held.some((rejection) => rejection.bundle === bundle));
    const live = knownReleases(await loadLive(bundlesFolder, registry));
    const wanted = await Promise.all(free.map((candidate) => loadRelease(bundlesFolder, namedAs(registry, candidate))));
    const rejected = [
      ...held,
      ...findRejections(live, wanted, { isForced: options.isForced || preview !== undefined }),
    ];
    if (options.isTogether && rejected.length > 0) return rejectTogether(candidates, rejected);
    const admitted = free.filter(({ bundle }) => !rejected.some((rejection) => rejection.bundle === bundle));
    const change = {
      at: new Date().toISOString(),
      why: options.why,
      who: options.who ?? currentUser(),
      ...(skippedMounting && { skippedMounting }),
    };
    const built = admitted.filter(({ isBuilt }) => isBuilt);
    const current = built.reduce((whole, { bundle, version }) => withoutDigest(whole, bundle, version), registry);
    const next = () => {
      if (preview)
        return admitted.reduce(
          (whole, { bundle, version }) => withPreview(whole, { bundle, version, ...preview }),
          current,
        );
      if (isCanary) return withCanary(current, admitted, { ...change, share });
      return admitted.reduce(
        (whole, one) => published(whole, one.bundle, { ...change, version: one.version }),
        current,
      );
    };
    if (admitted.length > 0) await activate(bundlesFolder, next(), lock);
    const outcomes = admitted.map(({ bundle, version }): PublishOutcome => {
      if (preview) return { status: 'preview', bundle, version, ...preview };
      if (isCanary) return { status: 'canary', bundle, version };
      return { status: 'published', bundle, version, isAgain: wasLive(registry.bundles[bundle], version) };
    });
    return [...outcomes, ...rejected];
  });
}

// A new build has no digest yet; an existing release has to match the digest in the registry.
const namedAs = ({ bundles }: Registry, { bundle, version, isBuilt }: Candidate) =>
  isBuilt ? { bundle, version } : namedBy(bundles[bundle], bundle, version);

/** Rejects all candidates if one is rejected. */
export function rejectTogether(
  candidates: readonly Pick<Candidate, 'bundle'>[],
  rejected: readonly RejectedOutcome[],
): RejectedOutcome[] {
  const names = rejected.map(({ bundle }) => `'${bundle}'`).join(', ');
  const others = candidates.filter(({ bundle }) => !rejected.some((rejection) => rejection.bundle === bundle));
  return [
    ...rejected,
    ...others.map(({ bundle }): RejectedOutcome => ({
      status: 'rejected',
      bundle,
      message: `'${bundle}' was not released either, because it goes together with ${names}.`,
    })),
  ];
}

/**
 * Finds releases that may not go live. Each rejection is followed by a new check without that
 * release.
 */
export function findRejections(
  live: readonly Release[],
  wanted: readonly Release[],
  { isForced }: Pick<PublishReleasesOptions, 'isForced'>,
): RejectedOutcome[] {
  const rejected: RejectedOutcome[] = [];
  for (let admitted = wanted; ;) {
    const isAdmitted = (bundle: string) => admitted.some((release) => release.bundle === bundle);
    const together = [...live.filter(({ bundle }) => !isAdmitted(bundle)), ...admitted];
    const findDropped = () => droppedPage(live, admitted, together) ?? narrowerEvent(live, admitted);
    const rejection = firstRejection(admitted, together) ?? (isForced ? undefined : findDropped());
    if (!rejection) return rejected;
    rejected.push(rejection);
    admitted = admitted.filter(({ bundle }) => bundle !== rejection.bundle);
  }
}

// Of two conflicting candidates, a remote is rejected before the host, and a later one before an
// earlier one.
function firstRejection(admitted: readonly Release[], together: readonly Release[]): RejectedOutcome | undefined {
  for (const { bundles, message, solution } of findConflicts(together)) {
    const involved = admitted.filter(({ bundle }) => bundles.includes(bundle)).map(({ bundle }) => bundle);
    const bundle = involved.filter((name) => name !== 'host').at(-1) ?? involved[0];
    const advice = bundle === 'host' ? solution.host : solution.remote;
    if (bundle) return { status: 'rejected', bundle, message: `'${bundle}' was not released. ${message} ${advice}` };
  }
  return undefined;
}
