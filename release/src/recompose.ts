import { areDocumentsCurrent } from './compose/compose';
import { changeLive } from './registry/change-live';
import { withRegistryLock } from './registry/lock';
import { loadRegistry } from './registry/registry-file';
import { bundlesFolderOf, REPOSITORY } from './workspace';

/** Whether documents had to be written again, and the paths of all of them below `pages/`. */
export interface ComposeOutcome {
  readonly wereCurrent: boolean;
  readonly paths: readonly string[];
}

/**
 * Writes the documents again from what is live. Without a live host there is nothing to start and no document is written.
 * @throws Refusal when the registry or a live release is damaged
 */
export function recompose({ bundlesFolder = bundlesFolderOf(REPOSITORY) } = {}): Promise<ComposeOutcome> {
  return withRegistryLock(bundlesFolder, async () => {
    const registry = await loadRegistry(bundlesFolder);
    const wereCurrent = await areDocumentsCurrent(bundlesFolder, registry);
    return { wereCurrent, paths: await changeLive(bundlesFolder, registry, []) };
  });
}
