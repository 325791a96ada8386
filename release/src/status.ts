import type { HistoryEntry } from '@kadam/shared/remote';
import { areDocumentsCurrent } from './compose/compose';
import { livePaths } from './compose/generation';
import { loadRegistry } from './registry/registry-file';
import { listReleases } from './registry/releases';
import { bundlesFolderOf, REPOSITORY } from './workspace';

/** What is live of one bundle. */
export interface BundleStatus {
  readonly bundle: string;
  readonly live: string;
  /** When the live release was built, and from which revision; null when its folder is gone. */
  readonly releasedAt: string | null;
  readonly commit: string | null;
  readonly pages: readonly string[];
  /** Kept releases, the next to fall back to first. */
  readonly previous: readonly string[];
  readonly canary: { readonly version: string; readonly share: number } | null;
  readonly quarantined: readonly string[];
  readonly lastChange: HistoryEntry | null;
}

/** The whole portal at a glance. `faults` are sentences about what is wrong on disk, with the way out. */
export interface Status {
  readonly bundles: readonly BundleStatus[];
  readonly documents: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Reads what is live, kept and wrong in a bundles folder; changes nothing.
 * @throws Refusal when the registry is damaged
 */
export async function readStatus({ bundlesFolder = bundlesFolderOf(REPOSITORY) } = {}): Promise<Status> {
  const registry = await loadRegistry(bundlesFolder);
  const entries = Object.entries(registry.bundles).sort();
  const bundles = await Promise.all(
    entries.map(async ([bundle, state]): Promise<BundleStatus> => {
      const release = (await listReleases(bundlesFolder, bundle)).find(({ version }) => version === state.live);
      const { live, previous, canary = null, quarantined = [], history = [] } = state;
      return {
        ...{ bundle, live, previous, canary, quarantined },
        releasedAt: release?.releasedAt ?? null,
        commit: release?.commit ?? null,
        pages: release?.pages.map(({ path }) => path) ?? [],
        lastChange: history.at(-1) ?? null,
      };
    }),
  );
  const documents = await livePaths(bundlesFolder);
  const isCurrent = await areDocumentsCurrent(bundlesFolder, registry);
  return { bundles, documents, faults: faultsOf(bundles, isCurrent) };
}

function faultsOf(bundles: readonly BundleStatus[], isCurrent: boolean): string[] {
  const gone = bundles
    .filter(({ releasedAt }) => releasedAt === null)
    .map(
      ({ bundle, live }) => `The live release ${live} of '${bundle}' is not on disk: run 'release rollback ${bundle}'.`,
    );
  const hasHost = bundles.length === 0 || bundles.some(({ bundle }) => bundle === 'host');
  return [
    ...gone,
    ...(hasHost ? [] : ["No host is live, so there are no documents: run 'release publish host'."]),
    ...(isCurrent ? [] : ["The documents are older than what is live: run 'release compose'."]),
  ];
}
