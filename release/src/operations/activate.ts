import type { Registry } from '@kadam/shared/remote';
import { findConflicts } from '../checks/conflicts';
import { prepareDocuments } from '../documents/documents';
import { deleteReleases, retainedVersions } from '../registry/retained-versions';
import { knownReleases, loadShown } from '../registry/live-releases';
import type { RegistryLock } from '../registry/lock';
import { withDigests, pruned } from '../registry/bundle-state';
import { aborted } from '../registry/canary-state';
import { prepareRegistry } from '../registry/registry-file';
import { listReleases, releaseDigest } from '../registry/releases';
import { signedRegistry } from '../signing/signed-registry';
import { currentUser } from '../current-user';

/**
 * Makes `wanted` live: signs it, prepares registry and documents, replaces both, then deletes old
 * releases. If it is interrupted before the replacement, the live site does not change. Every
 * command that changes the site ends here.
 * @returns paths of the documents; none without an intact host
 */
export async function activate(
  bundlesFolder: string,
  wanted: Registry,
  lock: RegistryLock,
): Promise<readonly string[]> {
  const next = await withFittingCanary(bundlesFolder, wanted);
  const retained = await Promise.all(
    Object.keys(next.bundles).map((bundle) => retentionOf(bundlesFolder, next, bundle)),
  );
  const kept = retained.reduce((whole, { bundle, versions }) => pruned(whole, bundle, versions), next);
  const named = await withDigests(kept, (bundle, version) => releaseDigest(bundlesFolder, bundle, version));
  const registry = await signedRegistry(bundlesFolder, named);
  const putRegistry = await prepareRegistry(bundlesFolder, registry, lock);
  const documents = await prepareDocuments(bundlesFolder, await loadShown(bundlesFolder, registry));
  await documents?.activate(lock);
  await putRegistry();
  for (const one of retained) await deleteReleases(bundlesFolder, one, lock);
  return documents?.paths ?? [];
}

// A canary that no longer fits what goes live is ended, but not quarantined.
async function withFittingCanary(bundlesFolder: string, registry: Registry): Promise<Registry> {
  const { canary } = await loadShown(bundlesFolder, registry);
  const conflict = canary && findConflicts(knownReleases(canary.releases))[0];
  if (!conflict) return registry;
  const why = `it no longer fits what is live: ${conflict.message}`;
  return aborted(registry, { at: new Date().toISOString(), why, who: currentUser() }, { isQuarantined: false });
}

// Chosen before the change, so that a release which another publish adds meanwhile is not deleted.
async function retentionOf(bundlesFolder: string, registry: Registry, bundle: string) {
  const state = registry.bundles[bundle];
  const releases = await listReleases(bundlesFolder, bundle);
  const versions = state ? retainedVersions(state, releases, Date.now()) : new Set<string>();
  const superfluous = releases.map(({ version }) => version).filter((version) => !versions.has(version));
  return { bundle, versions, superfluous };
}
