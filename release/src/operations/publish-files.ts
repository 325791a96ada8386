import { heldBack } from '../checks/held-back';
import { addFilesRelease, checkFiles, type FilesSource } from '../files/files-release';
import { knownReleases, loadShown } from '../registry/live-releases';
import { beginRegistry, ensurePublicRegistry, loadRegistry } from '../registry/registry-file';
import { namedBy } from '../registry/releases';
import { ReleaseError, toReleaseError } from '../release-error';
import { ensureKeys } from '../signing/signed-registry';
import { goLive } from './go-live';
import type { PublishOptions } from './publish';
import type { PublishOutcome } from './publish-outcome';

/** `bundlesFolder` is absolute. */
export type PublishFilesOptions = Pick<PublishOptions, 'onProgress' | 'why' | 'isForced' | 'areMounted'> & {
  /** Author for the history; by default the current user. */
  readonly who?: string;
  readonly bundlesFolder: string;
};

/**
 * Publishes a remote that was built elsewhere with a stock federation plugin, from the folder of
 * its files, unless it is live already.
 * @throws ReleaseError if it is rejected; nothing changes then
 */
export async function publishFiles(source: FilesSource, options: PublishFilesOptions): Promise<PublishOutcome> {
  const outcome = await publishSource(source, options).catch((error: unknown) => {
    throw toReleaseError(error, options.bundlesFolder);
  });
  if ('message' in outcome) throw new ReleaseError(outcome.bundle, outcome.message);
  return outcome;
}

async function publishSource(source: FilesSource, options: PublishFilesOptions): Promise<PublishOutcome> {
  const checked = checkFiles(source);
  const { bundle, version } = checked;
  const { bundlesFolder, onProgress } = options;
  await beginRegistry(bundlesFolder);
  const registry = await loadRegistry(bundlesFolder);
  await ensureKeys(bundlesFolder, registry);
  await ensurePublicRegistry(bundlesFolder);
  const { live } = await loadShown(bundlesFolder, registry);
  // A damaged live release is added again.
  if (live.some((one) => one.bundle === bundle && one.version === version && one.problem === null))
    return { status: 'unchanged', bundle, version };
  const held = options.isForced ? undefined : heldBack(registry, checked, { isCanary: false });
  if (held) return held;
  const host = knownReleases(live).find((release) => release.bundle === 'host');
  const named = namedBy(registry.bundles[bundle], bundle, version);
  const isBuilt = await addFilesRelease(checked, { bundlesFolder, host, named });
  onProgress?.(
    `${bundle}: ${isBuilt ? `${checked.files.length} files are release ${version}` : `${version} is there already`}`,
  );
  const candidate = { bundle, version, isBuilt };
  const [outcome] = await goLive({ bundlesFolder, live }, [candidate], { why: 'files changed', ...options });
  if (!outcome) throw new ReleaseError(bundle, `Nothing was published for '${bundle}'.`);
  return outcome;
}
