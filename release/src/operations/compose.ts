import { activate } from './activate';
import { areDocumentsCurrent } from '../documents/documents';
import { loadShown } from '../registry/live-releases';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { bundlesFolderOf, REPOSITORY } from '../workspace';

/** Whether the documents were current, and the paths of all of them below `pages/`. */
export interface ComposeOutcome {
  readonly wereCurrent: boolean;
  readonly paths: readonly string[];
}

/**
 * Writes the documents again from what is live; none without a live host.
 * @throws ReleaseError if the registry is missing or damaged, or if the host's composer cannot run
 */
export function compose({ bundlesFolder = bundlesFolderOf(REPOSITORY) } = {}): Promise<ComposeOutcome> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    const wereCurrent = await areDocumentsCurrent(bundlesFolder, await loadShown(bundlesFolder, registry));
    return { wereCurrent, paths: await activate(bundlesFolder, registry, lock) };
  });
}
