import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleState, Registry } from '@kadam/shared/remote';
import { activate } from './activate';
import { composedReleases } from './documents/generation';
import { Refusal } from './refusal';
import { withRegistryLock } from './registry/lock';
import { examineRegistry, readLastGood, REGISTRY_FILE } from './registry/registry-file';
import { listReleases } from './registry/releases';
import { bundlesFolderOf, REPOSITORY } from './workspace';

/** Where the restored registry came from, and what is live by it. */
export interface RestoreOutcome {
  readonly from: 'last good copy' | 'releases';
  readonly live: Readonly<Record<string, string>>;
}

/**
 * Puts back a lost or damaged registry: the copy that the last change left, or else one made from the releases that lie in the folder,
 * where those that the present documents were made from are live. A damaged file stays beside it under another name.
 * @throws Refusal when the registry is whole, or nothing was ever published
 */
export function restoreRegistry({ bundlesFolder = bundlesFolderOf(REPOSITORY) } = {}): Promise<RestoreOutcome> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    const lastGood = await readLastGood(bundlesFolder);
    const state = await examineRegistry(bundlesFolder);
    if (state.fault === null && !hasLost(state.registry, lastGood)) throw nothingLost(bundlesFolder);
    const registry = lastGood ?? (await fromReleases(bundlesFolder));
    const aside = `.registry.replaced-${new Date().toISOString().replaceAll(':', '-')}.json`;
    await rename(join(bundlesFolder, REGISTRY_FILE), join(bundlesFolder, aside)).catch(() => undefined);
    await activate(bundlesFolder, registry, lock);
    const live = Object.entries(registry.bundles).map(([bundle, found]) => [bundle, found.live] as const);
    return { from: lastGood ? 'last good copy' : 'releases', live: Object.fromEntries(live) };
  });
}

const hasLost = (registry: Registry, lastGood: Registry | undefined): boolean =>
  Object.keys(lastGood?.bundles ?? {}).some((bundle) => !(bundle in registry.bundles));

async function fromReleases(bundlesFolder: string): Promise<Registry> {
  const at = new Date().toISOString();
  const composed = await composedReleases(bundlesFolder);
  const folders = (await readdir(bundlesFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => !name.startsWith('.'));
  const states = names.sort().map(async (bundle): Promise<[string, BundleState][]> => {
    const versions = (await listReleases(bundlesFolder, bundle)).map(({ version }) => version);
    const live = composed.find((release) => release.bundle === bundle)?.version ?? versions[0];
    if (live === undefined) return [];
    const history = [{ at, action: 'restore', version: live, why: 'the registry was lost' }] as const;
    const previous = versions.filter((version) => version !== live);
    // Nobody knows when they were live: as of now, so that none of them is deleted before its time.
    const lastLive = Object.fromEntries(previous.map((version) => [version, at]));
    return [[bundle, { live, previous, canary: null, quarantined: [], history, lastLive }]];
  });
  return { format: 1, updatedAt: at, bundles: Object.fromEntries((await Promise.all(states)).flat()) };
}

const nothingLost = (bundlesFolder: string): Refusal =>
  new Refusal(null, `${join(bundlesFolder, REGISTRY_FILE)} is whole, so nothing was restored.`);
