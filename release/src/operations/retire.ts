import { activate } from './activate';
import { ReleaseError } from '../release-error';
import { retired, retirementText } from '../registry/bundle-state';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { currentUser } from '../current-user';
import { bundleOf, bundlesFolderOf, REPOSITORY } from '../workspace';

interface RetireOptions {
  readonly bundlesFolder?: string;
  readonly why: string;
  /** Author for the history. */
  readonly who?: string;
  /** Only if this version is live. */
  readonly version?: string;
}

/**
 * Removes the pages of a remote from the site. Its releases stay on disk for open tabs; publishing
 * it by name restores it.
 * @returns the bundle and the version that was live
 * @throws ReleaseError for the host, and for a remote that is not published, retired or a canary
 */
export function retire(
  name: string,
  { bundlesFolder = bundlesFolderOf(REPOSITORY), why, who = currentUser(), version }: RetireOptions,
): Promise<{ readonly bundle: string; readonly version: string }> {
  const bundle = bundleOf(name);
  return withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    const state = registry.bundles[bundle];
    const rejection = (reason: string) => new ReleaseError(bundle, `${reason} Nothing was changed.`);
    if (bundle === 'host') throw rejection('Every page needs the host, so it cannot be retired.');
    if (!state) throw rejection(`'${bundle}' was never published.`);
    const gone = retirementText(state);
    if (gone) throw rejection(`'${bundle}' ${gone}.`);
    if (version !== undefined && version !== state.live)
      throw rejection(`Release ${state.live} of '${bundle}' is live, and not ${version}.`);
    if (state.canary) throw rejection(`'${bundle}' has a canary: run 'release promote' or 'release abort' first.`);
    await activate(bundlesFolder, retired(registry, bundle, { at: new Date().toISOString(), why, who }), lock);
    return { bundle, version: state.live };
  });
}
