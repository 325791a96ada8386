import type { Registry } from '@kadam/shared/remote';
import { findConflicts } from './checks/conflicts';
import { prepareDocuments } from './documents/documents';
import { deleteReleases, keptVersions } from './registry/kept-versions';
import { knownReleases, loadShown } from './registry/live-releases';
import type { RegistryLock } from './registry/lock';
import { attested, forgotten } from './registry/bundle-state';
import { aborted } from './registry/canary-state';
import { prepareRegistry } from './registry/registry-file';
import { listReleases, releaseDigest } from './registry/releases';
import { signedRegistry } from './signing/signed-registry';
import { whoAsks } from './who';

/**
 * Makes `wanted` what is live: signs it, writes registry and all documents aside, then exchanges documents and registry, then deletes releases that are
 * not kept. Killed, or out of room on the disk, before the exchange, it leaves the live site as it was. Every command that changes what visitors get ends here.
 * @returns paths of the documents; none were written when there is no whole host to start
 */
export async function activate(
  bundlesFolder: string,
  wanted: Registry,
  lock: RegistryLock,
): Promise<readonly string[]> {
  const next = await withFittingCanary(bundlesFolder, wanted);
  const kept = await Promise.all(Object.keys(next.bundles).map((bundle) => keptOf(bundlesFolder, next, bundle)));
  const pruned = kept.reduce((whole, { bundle, versions }) => forgotten(whole, bundle, versions), next);
  const named = await attested(pruned, (bundle, version) => releaseDigest(bundlesFolder, bundle, version));
  const registry = await signedRegistry(bundlesFolder, named);
  const putRegistry = await prepareRegistry(bundlesFolder, registry, lock);
  const documents = await prepareDocuments(bundlesFolder, await loadShown(bundlesFolder, registry));
  await documents?.activate(lock);
  await putRegistry();
  for (const one of kept) await deleteReleases(bundlesFolder, one, lock);
  return documents?.paths ?? [];
}

// A canary never stands in the way of what goes live: one that no longer fits ends, and is not to blame for it.
async function withFittingCanary(bundlesFolder: string, registry: Registry): Promise<Registry> {
  const { canary } = await loadShown(bundlesFolder, registry);
  const conflict = canary && findConflicts(knownReleases(canary.releases))[0];
  if (!conflict) return registry;
  const why = `it no longer fits what is live: ${conflict.message}`;
  return aborted(registry, { at: new Date().toISOString(), why, who: whoAsks() }, { isQuarantined: false });
}

// What goes is named now: a release that another team finishes meanwhile is in nobody's way.
async function keptOf(bundlesFolder: string, registry: Registry, bundle: string) {
  const state = registry.bundles[bundle];
  const releases = await listReleases(bundlesFolder, bundle);
  const versions = state ? keptVersions(state, releases, Date.now()) : new Set<string>();
  const superfluous = releases.map(({ version }) => version).filter((version) => !versions.has(version));
  return { bundle, versions, superfluous };
}
