import type { BundleState, Registry } from '@kadam/shared/remote';
import { findConflicts } from './checks/live-set';
import { Refusal } from './refusal';
import { changeLive } from './registry/change-live';
import { withRegistryLock } from './registry/lock';
import { loadRegistry } from './registry/registry-file';
import { loadLiveReleases, loadRelease } from './registry/releases';
import { rolledBack } from './registry/transitions';
import { bundlesFolderOf, REPOSITORY } from './workspace';

/** What a rollback did. */
export interface RollbackOutcome {
  readonly bundle: string;
  readonly from: string;
  readonly to: string;
}

/** `version` is the kept release to go back to, by default the one that was live before the present one. */
export interface RollbackOptions {
  readonly version?: string;
  readonly bundlesFolder?: string;
  readonly why?: string;
}

/**
 * Makes an earlier release of a bundle live again; builds nothing.
 * @throws Refusal when there is no such release, or when it cannot be live with the present ones
 */
export function rollback(name: string, options: RollbackOptions = {}): Promise<RollbackOutcome> {
  const bundlesFolder = options.bundlesFolder ?? bundlesFolderOf(REPOSITORY);
  const bundle = name.replace(/^@[^/]+\//, '').replace(/^remote-/, '');
  return withRegistryLock(bundlesFolder, async () => {
    const registry = await loadRegistry(bundlesFolder);
    const state = stateOf(registry, bundle);
    const version = chooseVersion(bundle, state, options.version);
    await checkTogether(bundlesFolder, registry, { bundle, version });
    const change = { at: new Date().toISOString(), version, why: options.why ?? 'rolled back by hand' };
    await changeLive(bundlesFolder, rolledBack(registry, bundle, change), []);
    return { bundle, from: state.live, to: version };
  });
}

function stateOf(registry: Registry, bundle: string): BundleState {
  const state = registry.bundles[bundle];
  if (state) return state;
  const known = Object.keys(registry.bundles).sort().join(', ') || 'nothing yet';
  throw new Refusal(bundle, `'${bundle}' was never published. Published so far: ${known}.`);
}

function chooseVersion(bundle: string, state: BundleState, asked: string | undefined): string {
  const { live, previous } = state;
  const version = asked ?? previous.find((candidate) => isEarlier(state, candidate));
  if (version === undefined) throw new Refusal(bundle, nothingEarlier(bundle, previous));
  if (version === live) throw new Refusal(bundle, `Release ${version} of '${bundle}' is live already.`);
  if (previous.includes(version)) return version;
  throw new Refusal(
    bundle,
    `'${bundle}' has no kept release ${version}. Choose one of: ${previous.join(', ') || '(none is kept)'}.`,
  );
}

// Asked twice in a hurry, it must not bring back the release that was just given up.
function isEarlier({ live, history }: BundleState, version: string): boolean {
  const published = (name: string) =>
    history.findLastIndex((entry) => entry.action === 'publish' && entry.version === name);
  return published(version) <= published(live);
}

const nothingEarlier = (bundle: string, previous: readonly string[]): string =>
  previous.length === 0
    ? `'${bundle}' has no earlier release to go back to. Mend its sources and publish again.`
    : `'${bundle}' has no earlier release to go back to. To go forward again, name one of: ${previous.join(', ')}.`;

async function checkTogether(
  bundlesFolder: string,
  registry: Registry,
  { bundle, version }: { readonly bundle: string; readonly version: string },
): Promise<void> {
  const live = await loadLiveReleases(bundlesFolder, registry);
  const earlier = await loadRelease(bundlesFolder, bundle, version);
  const conflict = findConflicts([...live.filter((release) => release.bundle !== bundle), earlier])[0];
  if (conflict)
    throw new Refusal(bundle, `'${bundle}' was not rolled back, what is live stays as it was. ${conflict.message}`);
}
