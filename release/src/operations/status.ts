import type { BundleState, Canary, HistoryEntry, Preview } from '@kadam/shared/remote';
import { closedFolders, modeProblems } from '../checks/modes';
import { areDocumentsCurrent, changedDocuments } from '../documents/documents';
import { livePaths } from '../documents/generation';
import { fallbackOf, quarantineText, retirementText, skippedMounting } from '../registry/bundle-state';
import { loadShown, type LiveRelease, type Shown } from '../registry/live-releases';
import { grantNotes } from '../registry/team-grants';
import { openPreviews } from '../registry/preview-state';
import { loadRegistry, readCopy } from '../registry/registry-file';
import { isPublicRegistryCurrent, PUBLIC_REGISTRY_FILE } from '../registry/public-registry';
import { keyNotes, signatureText } from '../signing/signature-text';
import { bundlesFolderOf, REPOSITORY } from '../workspace';

export interface BundleStatus {
  readonly bundle: string;
  readonly live: string;
  /** Ends the sentence "release … of …"; null if the live files are intact. */
  readonly fault: string | null;
  /** Null if `release.json` is missing. */
  readonly releasedAt: string | null;
  readonly commit: string | null;
  /** Versions, live or canary, whose pages were not mounted before. */
  readonly notMounted: readonly string[];
  readonly pages: readonly string[];
  /** Fallback version. */
  readonly fallback: string | null;
  /** Retained releases, last live first, quarantined last. */
  readonly previous: readonly string[];
  readonly canary: Canary | null;
  readonly previews: readonly Preview[];
  /** Quarantined versions; `said` ends the sentence "release … …" with when, who and why. */
  readonly quarantined: readonly { readonly version: string; readonly said: string }[];
  readonly lastChange: HistoryEntry | null;
}

/** Status of the portal. `faults` are messages about problems on disk and how to fix them. */
export interface Status {
  readonly bundles: readonly BundleStatus[];
  readonly documents: readonly string[];
  readonly faults: readonly string[];
  /** Describes the signature of the registry. */
  readonly signature: string;
  /** Messages about retired remotes. */
  readonly retired: readonly string[];
  /** Possible problems outside of the bundles folder. */
  readonly notes: readonly string[];
}

/**
 * Reads the status of a bundles folder.
 * @throws ReleaseError if the registry is missing, damaged or untrusted
 */
export async function readStatus({ bundlesFolder = bundlesFolderOf(REPOSITORY) } = {}): Promise<Status> {
  const registry = await loadRegistry(bundlesFolder);
  const shown = await loadShown(bundlesFolder, registry);
  const { live } = shown;
  const copy = await readCopy(bundlesFolder);
  const forgotten = Object.keys(copy?.registry.bundles ?? {}).filter((bundle) => !(bundle in registry.bundles));
  const isCurrent = await areDocumentsCurrent(bundlesFolder, shown);
  return {
    bundles: live.flatMap((one) => {
      const state = registry.bundles[one.bundle];
      return state ? [statusOf(one, state)] : [];
    }),
    documents: await livePaths(bundlesFolder),
    faults: [
      ...forgotten.map(missingBundleProblem),
      ...problemsOf(live, isCurrent),
      ...canaryProblems(shown),
      ...(isCurrent ? await documentProblems(bundlesFolder, shown) : []),
      ...((await isPublicRegistryCurrent(bundlesFolder, registry)) ? [] : [PUBLIC_REGISTRY_PROBLEM]),
      ...(await modeProblems(bundlesFolder)),
    ],
    signature: await signatureText(bundlesFolder),
    retired: Object.entries(registry.bundles).flatMap(([bundle, state]) => {
      const gone = retirementText(state);
      return gone ? [`${bundle}: ${state.live} ${gone}; 'release publish ${bundle}' brings it back`] : [];
    }),
    notes: [...(await closedFolders(bundlesFolder)), ...(await keyNotes(bundlesFolder)), ...grantNotes(registry)],
  };
}

function statusOf({ bundle, version, release, problem }: LiveRelease, state: BundleState): BundleStatus {
  const { previous, canary, quarantined, history } = state;
  return {
    bundle,
    live: version,
    fault: problem,
    previous,
    canary,
    previews: openPreviews(state),
    fallback: fallbackOf(state),
    quarantined: quarantined.map((name) => ({ version: name, said: quarantineText(state, name) })),
    releasedAt: release?.releasedAt ?? null,
    commit: release?.commit ?? null,
    pages: release?.pages.map(({ path }) => path) ?? [],
    notMounted: [version, ...(canary ? [canary.version] : [])].filter((name) => skippedMounting(state, name)),
    lastChange: history.at(-1) ?? null,
  };
}

async function documentProblems(bundlesFolder: string, shown: Shown): Promise<string[]> {
  const [first, ...others] = await changedDocuments(bundlesFolder, shown);
  if (first === undefined) return [];
  const more = others.length > 0 ? ` and ${others.length} more are` : ' is';
  return [`The document ${first}${more} not what was written: run 'release compose'.`];
}

const PUBLIC_REGISTRY_PROBLEM = `${PUBLIC_REGISTRY_FILE}, which browsers get, is not what registry.json says: run 'release compose'.`;

const missingBundleProblem = (bundle: string): string =>
  `registry.json has lost '${bundle}', which its last good copy knows: run 'release restore-registry'.`;

function problemsOf(live: readonly LiveRelease[], isCurrent: boolean): string[] {
  const damaged = live.filter(({ problem }) => problem !== null);
  const hasHost = live.length === 0 || live.some(({ bundle }) => bundle === 'host');
  return [
    ...damaged.map(damagedReleaseProblem),
    ...(hasHost ? [] : ["No host is live, so there are no documents: run 'release publish host'."]),
    ...(isCurrent || damaged.length > 0 ? [] : ["The documents are older than what is live: run 'release compose'."]),
  ];
}

const canaryProblems = ({ canary }: Shown): string[] =>
  (canary?.releases ?? []).flatMap(({ bundle, version, problem }) =>
    canary && bundle in canary.versions && problem !== null
      ? [
          `The canary ${version} of '${bundle}' ${problem}, so its visitors get what is live: run 'release abort', and begin again.`,
        ]
      : [],
  );

function damagedReleaseProblem({ bundle, version, problem }: LiveRelease): string {
  const meanwhile =
    bundle === 'host'
      ? 'Documents are not written until then'
      : 'Its pages show the previous version, or that they are unavailable';
  return `The live release ${version} of '${bundle}' ${problem}: run 'release publish ${bundle}'. ${meanwhile}.`;
}
