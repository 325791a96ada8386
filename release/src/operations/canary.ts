import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@kadam/shared/remote';
import { activate } from './activate';
import { findConflicts } from '../checks/conflicts';
import { publishNamed, type PublishOptions } from './publish';
import type { PublishOutcome } from './publish-outcome';
import { publishReleases } from './publish-releases';
import { ReleaseError } from '../release-error';
import { aborted, canaryOf, promoted, withCanary, type RunningCanary } from '../registry/canary-state';
import { knownReleases, loadShown, type ShownCanary } from '../registry/live-releases';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { currentUser } from '../current-user';
import { bundleOf, bundlesFolderOf, REPOSITORY } from '../workspace';

/** One release of a canary; built from the sources if it has no version. */
export interface CanaryTarget {
  readonly name: string;
  readonly version?: string | undefined;
}

/** `share` is the percentage of visitors who get the canary. */
export interface CanaryOptions extends Omit<PublishOptions, 'isTogether' | 'share'> {
  readonly share: number;
}

/** Author and reason of a change of the running canary. */
export interface CanaryChange {
  readonly bundlesFolder?: string;
  /** Expected bundles of the canary; none means any. */
  readonly names?: readonly string[];
  /** Expected start of the canary. */
  readonly since?: string;
  readonly who?: string;
  readonly why?: string;
}

/**
 * Starts a canary of all given releases, or changes its share if it has the same releases. They
 * pass the same checks as a publish.
 * @throws ReleaseError if another canary runs, or if one of them is rejected
 */
export async function startCanary(targets: readonly CanaryTarget[], options: CanaryOptions): Promise<PublishOutcome[]> {
  const { share, why = 'tried on some visitors', isForced, bundlesFolder = bundlesFolderOf(REPOSITORY) } = options;
  const publishOptions = { share, why, isTogether: true, ...(isForced && { isForced }) };
  const named = targets.flatMap(({ name, version }) => (version ? [{ bundle: bundleOf(name), version }] : []));
  if (named.length === 0)
    return publishNamed(
      targets.map(({ name }) => name),
      { ...options, ...publishOptions },
    );
  if (named.length < targets.length) throw new ReleaseError(null, 'Name a version of each of them, or of none.');
  return publishReleases(
    bundlesFolder,
    named.map((candidate) => ({ ...candidate, isBuilt: false })),
    publishOptions,
  );
}

/**
 * Changes the share of the running canary.
 * @throws ReleaseError if none runs
 */
export function changeShare(
  share: number,
  { why = 'another share', ...change }: CanaryChange = {},
): Promise<RunningCanary> {
  return changeCanary(change, (registry, canary) => {
    const releases = Object.entries(canary.versions).map(([bundle, version]) => ({ bundle, version }));
    return withCanary(registry, releases, { ...changeInfo({ ...change, why }), share });
  });
}

/**
 * Makes the running canary live.
 * @throws ReleaseError if none runs, or if it conflicts with what is live
 */
export function promote({ why = 'it did well as a canary', ...change }: CanaryChange = {}): Promise<RunningCanary> {
  return changeCanary(change, (registry, canary) => {
    assertFits(canary);
    return promoted(registry, changeInfo({ ...change, why }));
  });
}

/**
 * Ends the running canary and quarantines its releases.
 * @throws ReleaseError if none runs
 */
export function abort({ why = 'aborted by hand', ...change }: CanaryChange = {}): Promise<RunningCanary> {
  return changeCanary(change, (registry) => aborted(registry, changeInfo({ ...change, why }), { isQuarantined: true }));
}

const changeInfo = ({ why, who }: { readonly why: string; readonly who?: string | undefined }) => ({
  at: new Date().toISOString(),
  why,
  who: who ?? currentUser(),
});

function changeCanary(
  { bundlesFolder = bundlesFolderOf(REPOSITORY), names = [], since }: CanaryChange,
  change: (registry: Registry, canary: ShownCanary) => Registry,
): Promise<RunningCanary> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    const { canary } = await loadShown(bundlesFolder, registry);
    if (!canary) throw new ReleaseError(null, "No canary runs: begin one with 'release canary <remote> --share 10'.");
    if (since !== undefined && canary.since !== since) throw new ReleaseError(null, 'Another canary runs by now.');
    assertSameNames(canary, names.map(bundleOf));
    const next = change(registry, canary);
    await activate(bundlesFolder, next, lock);
    return canaryOf(next) ?? canary;
  });
}

function assertSameNames({ versions }: RunningCanary, named: readonly string[]): void {
  const bundles = Object.keys(versions);
  if (named.length === 0 || isDeepStrictEqual(new Set(named), new Set(bundles))) return;
  throw new ReleaseError(
    null,
    `The canary is of '${bundles.join("', '")}', and goes together: name all of it, or nothing.`,
  );
}

function assertFits({ releases, versions }: ShownCanary): void {
  const missing = releases.find(({ bundle, problem }) => bundle in versions && problem !== null);
  const reason = missing
    ? `Release ${missing.version} of '${missing.bundle}' ${missing.problem}.`
    : findConflicts(knownReleases(releases))[0]?.message;
  if (reason === undefined) return;
  throw new ReleaseError(
    missing?.bundle ?? null,
    `The canary was not promoted, what is live stays. ${reason} Run 'release abort'.`,
  );
}
