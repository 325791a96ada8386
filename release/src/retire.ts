import { activate } from './activate';
import { ReleaseError } from './release-error';
import { retired, retirementText } from './registry/bundle-state';
import { withRegistryLock } from './registry/lock';
import { loadRegistry } from './registry/registry-file';
import { whoAsks } from './who';
import { bundleOf, bundlesFolderOf, REPOSITORY } from './workspace';

interface RetireOptions {
  readonly bundlesFolder?: string;
  /** For the history. */
  readonly why: string;
}

/**
 * Takes the pages of a remote off the site: from now on they are not found. Its releases stay on disk, for open tabs, and publishing it by name
 * brings it back.
 * @returns the bundle and the version that was live
 * @throws ReleaseError when it is the host, was never published, is retired already or is tried as a canary
 */
export function retire(
  name: string,
  { bundlesFolder = bundlesFolderOf(REPOSITORY), why }: RetireOptions,
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
    if (state.canary) throw rejection(`'${bundle}' has a canary: run 'release promote' or 'release abort' first.`);
    await activate(
      bundlesFolder,
      retired(registry, bundle, { at: new Date().toISOString(), why, who: whoAsks() }),
      lock,
    );
    return { bundle, version: state.live };
  });
}
