import type { BundleState, Registry } from '@kadam/shared/remote';
import { activate } from './activate';
import { findConflicts } from '../checks/conflicts';
import { ReleaseError } from '../release-error';
import { fallbackOf, quarantineText, retirementText, rolledBack } from '../registry/bundle-state';
import { knownReleases, loadLive } from '../registry/live-releases';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { examineRelease, namedBy } from '../registry/releases';
import { currentUser } from '../current-user';
import { bundleOf, bundlesFolderOf, REPOSITORY } from '../workspace';

export interface RollbackOutcome {
  readonly bundle: string;
  readonly from: string;
  readonly to: string;
}

/** One bundle to roll back; `version` is a retained release, by default the previous one. */
export interface RollbackTarget {
  readonly name: string;
  readonly version?: string | undefined;
  /** Expected live version; any by default. */
  readonly from?: string | undefined;
}

export interface RollbackOptions {
  readonly version?: string;
  readonly bundlesFolder?: string;
  readonly why?: string;
  /** Author for the history; by default the current user. */
  readonly who?: string;
  /** Allows a quarantined release. */
  readonly isForced?: boolean;
}

/**
 * Makes an earlier release live again and quarantines the current one.
 * @throws ReleaseError if there is no such release, or it conflicts with other live ones
 */
export async function rollback(name: string, { version, ...options }: RollbackOptions = {}): Promise<RollbackOutcome> {
  const [outcome] = await rollbackTogether([{ name, version }], options);
  if (!outcome) throw new ReleaseError(null, `Nothing was rolled back for '${name}'.`);
  return outcome;
}

/** Rolls back several bundles in one step, for example a host and remotes that need it. */
export function rollbackTogether(
  targets: readonly RollbackTarget[],
  options: Omit<RollbackOptions, 'version'> = {},
): Promise<RollbackOutcome[]> {
  const bundlesFolder = options.bundlesFolder ?? bundlesFolderOf(REPOSITORY);
  return withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    targets.forEach((target) => assertExpectedLive(registry, target));
    targets.forEach((target) => assertNotRetired(registry, bundleOf(target.name)));
    const outcomes = targets.map(({ name, version }) => outcomeOf(registry, bundleOf(name), version));
    if (!options.isForced) outcomes.forEach((outcome) => assertNotQuarantined(registry, outcome));
    await assertNoConflicts(bundlesFolder, registry, outcomes);
    const change = {
      at: new Date().toISOString(),
      why: options.why ?? 'rolled back by hand',
      who: options.who ?? currentUser(),
    };
    const next = outcomes.reduce(
      (whole, { bundle, to }) => rolledBack(whole, bundle, { ...change, version: to }),
      registry,
    );
    await activate(bundlesFolder, next, lock);
    return outcomes;
  });
}

function assertNotRetired({ bundles }: Registry, bundle: string): void {
  const state = bundles[bundle];
  const gone = state && retirementText(state);
  if (gone) throw new ReleaseError(bundle, `'${bundle}' ${gone}. To bring it back: release publish ${bundle}.`);
}

function assertExpectedLive({ bundles }: Registry, { name, from }: RollbackTarget): void {
  const live = bundles[bundleOf(name)]?.live;
  if (from !== undefined && live !== from)
    throw new ReleaseError(bundleOf(name), `Release ${live} of '${bundleOf(name)}' is live by now, not ${from}.`);
}

function outcomeOf(registry: Registry, bundle: string, requested: string | undefined): RollbackOutcome {
  const state = registry.bundles[bundle];
  if (state) return { bundle, from: state.live, to: chooseVersion(bundle, state, requested) };
  const known = Object.keys(registry.bundles).sort().join(', ') || 'nothing yet';
  throw new ReleaseError(bundle, `'${bundle}' was never published. Published so far: ${known}.`);
}

function chooseVersion(bundle: string, state: BundleState, requested: string | undefined): string {
  const { live, previous, quarantined } = state;
  const version =
    requested ?? previous.find((candidate) => isEarlier(state, candidate) && !quarantined.includes(candidate));
  if (version === undefined) throw new ReleaseError(bundle, nothingEarlier(bundle, state));
  if (version === live) throw new ReleaseError(bundle, `Release ${version} of '${bundle}' is live already.`);
  if (previous.includes(version)) return version;
  const advice = othersText(previous, `Fix its sources and publish them: release publish ${bundle}.`);
  throw new ReleaseError(bundle, `'${bundle}' has no retained release ${version}. ${advice}`);
}

const othersText = (others: readonly string[], withoutOthers: string): string =>
  others.length > 0 ? `Name one of: ${others.join(', ')}.` : `No other release is retained. ${withoutOthers}`;

// A second rollback must not restore the release that was just replaced.
function isEarlier({ live, history }: BundleState, version: string): boolean {
  const published = (name: string) =>
    history.findLastIndex(({ action, version: of }) => ['publish', 'promote'].includes(action) && of === name);
  return published(version) <= published(live);
}

function nothingEarlier(bundle: string, state: BundleState): string {
  const forward = fallbackOf(state);
  const solution = forward
    ? `To go forward again, name one: release rollback ${bundle} ${forward}.`
    : 'Fix its sources and publish again.';
  return `'${bundle}' has no earlier release to go back to. ${solution}`;
}

function assertNotQuarantined({ bundles }: Registry, { bundle, to }: RollbackOutcome): void {
  const state = bundles[bundle];
  if (!state?.quarantined.includes(to)) return;
  throw new ReleaseError(
    bundle,
    `Release ${to} of '${bundle}' ${quarantineText(state, to)}. Name another one, or say why it may go live again: release rollback ${bundle} ${to} --force --reason "…".`,
  );
}

async function assertNoConflicts(
  bundlesFolder: string,
  registry: Registry,
  outcomes: readonly RollbackOutcome[],
): Promise<void> {
  const live = knownReleases(await loadLive(bundlesFolder, registry));
  const isChanged = (bundle: string) => outcomes.some((outcome) => outcome.bundle === bundle);
  const earlier = outcomes.map(async ({ bundle, to }) => {
    const { release, problem } = await examineRelease(bundlesFolder, namedBy(registry.bundles[bundle], bundle, to));
    if (release) return release;
    const others = registry.bundles[bundle]?.previous.filter((version) => version !== to) ?? [];
    const advice = othersText(
      others,
      `Put its folder back from a backup, or publish again: release publish ${bundle}.`,
    );
    throw new ReleaseError(bundle, `Release ${to} of '${bundle}' ${problem}. ${advice}`);
  });
  const together = [...live.filter(({ bundle }) => !isChanged(bundle)), ...(await Promise.all(earlier))];
  const conflict = findConflicts(together)[0];
  if (!conflict) return;
  const names = outcomes.map(({ bundle }) => bundle);
  const others = conflict.bundles.filter((bundle) => !isChanged(bundle));
  const advice = `Name a release that fits, or roll them back together: release rollback ${[...names, ...others].join(' ')}.`;
  throw new ReleaseError(
    names[0] ?? null,
    `'${names.join("', '")}' ${names.length > 1 ? 'were' : 'was'} not rolled back, what is live stays as it was. ${conflict.message} ${advice}`,
  );
}
