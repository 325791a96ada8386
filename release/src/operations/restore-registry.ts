import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleState, Registry } from '@kadam/shared/remote';
import { activate } from './activate';
import { composedReleases } from '../documents/generation';
import { ReleaseError } from '../release-error';
import { withRegistryLock } from '../registry/lock';
import { examineRegistry, readCopy, REGISTRY_FILE, type RegistryState } from '../registry/registry-file';
import { publicVersions } from '../registry/public-registry';
import { listReleases } from '../registry/releases';
import { currentUser } from '../current-user';
import { bundlesFolderOf, REPOSITORY } from '../workspace';

/** Source of the restored registry, and what is live in it. `itself`: the file was signed again. */
export interface RestoreOutcome {
  readonly from: 'last good copy' | 'releases' | 'itself';
  readonly live: Readonly<Record<string, string>>;
}

interface RestoreOptions {
  readonly bundlesFolder?: string;
  /** Reason to accept an untrusted registry unchanged. */
  readonly asItIs?: string | undefined;
}

/**
 * Restores a registry that is missing, damaged or untrusted: from its backup, or from the releases
 * on disk, of which those of the current documents are live; those that the public registry does
 * not list are quarantined. The replaced file is renamed.
 * @throws ReleaseError if the registry is intact, nothing was published, or an operator has to
 *   decide
 */
export function restoreRegistry(options: RestoreOptions = {}): Promise<RestoreOutcome> {
  const { bundlesFolder = bundlesFolderOf(REPOSITORY), asItIs } = options;
  return withRegistryLock(bundlesFolder, async (lock) => {
    const copy = await readCopy(bundlesFolder);
    const state = await examineRegistry(bundlesFolder);
    const { from, registry } = await chooseSource(bundlesFolder, { state, copy, asItIs });
    const aside = `.registry.replaced-${new Date().toISOString().replaceAll(':', '-')}.json`;
    await rename(join(bundlesFolder, REGISTRY_FILE), join(bundlesFolder, aside)).catch(() => undefined);
    await activate(bundlesFolder, registry, lock);
    const live = Object.entries(registry.bundles).map(([bundle, found]) => [bundle, found.live] as const);
    return { from, live: Object.fromEntries(live) };
  });
}

interface Found {
  readonly state: RegistryState;
  readonly copy: Awaited<ReturnType<typeof readCopy>>;
  readonly asItIs: string | undefined;
}

async function chooseSource(
  bundlesFolder: string,
  { state, copy, asItIs }: Found,
): Promise<{ from: RestoreOutcome['from']; registry: Registry }> {
  if (state.problem === null) {
    if (!hasLost(state.registry, copy?.registry)) throw intactError(bundlesFolder);
    // Changes since the loss are preserved.
    const bundles = { ...copy?.registry.bundles, ...state.registry.bundles };
    return { from: 'last good copy', registry: { ...state.registry, bundles } };
  }
  if (state.problem === 'untrusted' && asItIs !== undefined)
    return { from: 'itself', registry: acceptedAsIs(state.registry, asItIs) };
  if (copy && !copy.isOlder) return { from: 'last good copy', registry: copy.registry };
  if (state.problem === 'untrusted') throw untrustedError(bundlesFolder, state.details);
  return { from: 'releases', registry: await fromReleases(bundlesFolder) };
}

// The author is recorded in the history of each bundle; digests are computed again.
function acceptedAsIs({ signatures: _, ...registry }: Registry, why: string): Registry {
  const at = new Date().toISOString();
  const bundles = Object.entries(registry.bundles).map(([bundle, state]): [string, BundleState] => {
    const entry = { at, action: 'restore', version: state.live, why, who: currentUser() } as const;
    return [bundle, { ...state, history: [...state.history, entry], digests: {} }];
  });
  return { ...registry, updatedAt: at, bundles: Object.fromEntries(bundles) };
}

const hasLost = (registry: Registry, lastGood: Registry | undefined): boolean =>
  Object.keys(lastGood?.bundles ?? {}).some((bundle) => !(bundle in registry.bundles));

async function fromReleases(bundlesFolder: string): Promise<Registry> {
  const at = new Date().toISOString();
  const composed = await composedReleases(bundlesFolder);
  const open = await publicVersions(bundlesFolder);
  const folders = (await readdir(bundlesFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => !name.startsWith('.'));
  const states = names.sort().map(async (bundle): Promise<[string, BundleState][]> => {
    const versions = (await listReleases(bundlesFolder, bundle)).map(({ version }) => version);
    const live = composed.find((release) => release.bundle === bundle)?.version ?? versions[0];
    if (live === undefined) return [];
    const restored = { at, action: 'restore', version: live, why: 'the registry was lost' } as const;
    // A bundle without documents was retired.
    const isRetired = composed.length > 0 && !composed.some((release) => release.bundle === bundle);
    const unseen = { at, action: 'retire', version: live, why: 'it had no page on the site' } as const;
    const others = versions.filter((version) => version !== live);
    // What the site did not list was rejected or rolled back.
    const quarantined = open ? others.filter((version) => !open[bundle]?.includes(version)) : [];
    const unlisted = { at, action: 'quarantine', why: 'it was not listed when the registry was lost' } as const;
    const history = [
      ...quarantined.map((version) => ({ ...unlisted, version })),
      restored,
      ...(isRetired ? [unseen] : []),
    ];
    const previous = [...others.filter((version) => !quarantined.includes(version)), ...quarantined];
    // The time is unknown; the current one protects them from deletion.
    const lastLive = Object.fromEntries(previous.map((version) => [version, at]));
    return [
      [
        bundle,
        {
          live,
          previous,
          canary: null,
          quarantined,
          history,
          lastLive,
          digests: {},
          ...(isRetired && { isRetired }),
        },
      ],
    ];
  });
  return { format: 1, updatedAt: at, bundles: Object.fromEntries((await Promise.all(states)).flat()) };
}

const untrustedError = (bundlesFolder: string, details: string): ReleaseError =>
  new ReleaseError(
    null,
    `${join(bundlesFolder, REGISTRY_FILE)} ${details}, and there is no copy of it that could be trusted, so nothing was changed. Is it signed by another machine's key that is right: release keys trust <key>. Else look at what it calls live; when that is what shall be live: release restore-registry --force --reason "…".`,
  );

const intactError = (bundlesFolder: string): ReleaseError =>
  new ReleaseError(null, `${join(bundlesFolder, REGISTRY_FILE)} is whole, so nothing was restored.`);
