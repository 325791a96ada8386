import type { Registry } from '@kadam/shared/remote';
import { prepareDocuments } from '../compose/compose';
import { deleteOthers, keptVersions } from './kept-versions';
import { saveRegistry } from './registry-file';
import { listReleases } from './releases';
import { forgotten } from './transitions';

/**
 * Makes `next` what is live: writes all documents aside, then exchanges documents and registry, then deletes releases that are not kept.
 * Killed before the exchange, it leaves the live site as it was. Call it only while holding the lock.
 * @param changed bundles whose releases may have become superfluous
 * @returns paths of the documents
 */
export async function changeLive(
  bundlesFolder: string,
  next: Registry,
  changed: readonly string[],
): Promise<readonly string[]> {
  const documents = await prepareDocuments(bundlesFolder, next);
  const kept = await Promise.all(changed.map((bundle) => keptOf(bundlesFolder, next, bundle)));
  const registry = kept.reduce((whole, { bundle, versions }) => forgotten(whole, bundle, versions), next);
  await documents?.activate();
  await saveRegistry(bundlesFolder, registry);
  for (const { bundle, versions } of kept) await deleteOthers(bundlesFolder, bundle, versions);
  return documents?.paths ?? [];
}

async function keptOf(bundlesFolder: string, registry: Registry, bundle: string) {
  const state = registry.bundles[bundle];
  const releases = await listReleases(bundlesFolder, bundle);
  const versions = state ? keptVersions(state, releases, Date.now()) : new Set(releases.map(({ version }) => version));
  return { bundle, versions };
}
