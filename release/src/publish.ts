import type { Registry } from '@kadam/shared/remote';
import { ensureRelease } from './build/build-release';
import { releaseVersion } from './build/source-hash';
import { checkTypes } from './checks/types';
import { heldBack, stillRetired } from './checks/held-back';
import { olderCheckout } from './checks/older-checkout';
import { compose } from './compose';
import { areDocumentsCurrent } from './documents/documents';
import type { PublishOutcome, RejectedOutcome } from './publish-outcome';
import { ReleaseError, toReleaseError } from './release-error';
import { mountCandidates } from './mount/mount-candidates';
import { publishReleases, rejectTogether, type Candidate } from './publish-releases';
import { loadShown, type LiveRelease } from './registry/live-releases';
import { beginRegistry, ensurePublicRegistry, loadRegistry } from './registry/registry-file';
import { namedBy } from './registry/releases';
import { ownKeys } from './signing/signed-registry';
import { bundlesFolderOf, findPackage, findPackages, REPOSITORY, type BundlePackage } from './workspace';

/** `repository` and `bundlesFolder` are absolute paths, by default this repository and its `.data/bundles`. */
export interface PublishOptions {
  readonly repository?: string;
  readonly bundlesFolder?: string;
  /** Called with a sentence whenever something that takes time begins or ends. */
  readonly onProgress?: (sentence: string) => void;
  /** Reason for the registry's history. */
  readonly why?: string;
  /** Lets a quarantined release go live, one of an older checkout, pages be gone, and an event take less. */
  readonly isForced?: boolean;
  /** Refuses a package that has type errors. */
  readonly areTypesChecked?: boolean;
  /** The packages become the canary for so many visitors in 100 instead of going live. */
  readonly share?: number;
  /** Refuses a package whose pages do not stand in what would be live, when there is a browser to tell. */
  readonly areMounted?: boolean;
  /** Somebody named the packages: those that were retired come back. */
  readonly bringsBack?: boolean;
  /** All of the packages go live or none. */
  readonly isTogether?: boolean;
}

/** Builds at the same time; webpack keeps more than one core busy. */
const PARALLEL_BUILDS = 2;

/**
 * Publishes one package (`jobs`, `remote-jobs` or `@kadam/remote-jobs`), or says that its release is live already.
 * @throws ReleaseError when the gate says no; what is live is then as it was
 */
export async function publish(name: string, options: PublishOptions = {}): Promise<PublishOutcome> {
  const [outcome] = await publishNamed([name], options);
  if (!outcome) throw new ReleaseError(null, `Nothing was published for '${name}'.`);
  if ('message' in outcome) throw new ReleaseError(outcome.bundle, outcome.message);
  return outcome;
}

/** Publishes the named packages in one step: those that may go live, or all or none with `isTogether`. */
export async function publishNamed(names: readonly string[], options: PublishOptions = {}): Promise<PublishOutcome[]> {
  const packages = names.map((name) => findPackage(options.repository ?? REPOSITORY, name));
  return publishPackages(packages, options);
}

/**
 * Publishes every package whose sources differ from what is live, all in one step. A refused package is reported and does not keep the
 * others back. Takes well under a second when nothing changed.
 */
export async function publishChanged(options: PublishOptions = {}): Promise<PublishOutcome[]> {
  return publishPackages(findPackages(options.repository ?? REPOSITORY), options);
}

async function publishPackages(packages: readonly BundlePackage[], options: PublishOptions): Promise<PublishOutcome[]> {
  const repository = options.repository ?? REPOSITORY;
  const bundlesFolder = options.bundlesFolder ?? bundlesFolderOf(repository);
  await beginRegistry(bundlesFolder);
  const registry = await loadRegistry(bundlesFolder);
  await ownKeys(bundlesFolder, registry);
  await ensurePublicRegistry(bundlesFolder);
  const shown = await loadShown(bundlesFolder, registry);
  const { live } = shown;
  const wanted = packages.map((source) => ({ ...source, version: releaseVersion(repository, source), source }));
  // A live release whose files are lost is built again.
  const isLive = ({ bundle, version }: (typeof wanted)[number]) =>
    live.some((one) => one.bundle === bundle && one.version === version && one.problem === null);
  const unchanged = wanted.filter(isLive).map(({ bundle, version }) => unchangedOutcome(bundle, version));
  const changed = wanted.filter((candidate) => !isLive(candidate));
  const judge = async (candidate: (typeof wanted)[number]) =>
    (options.bringsBack ? undefined : stillRetired(registry, candidate.bundle)) ??
    heldBack(registry, candidate, { isCanary: options.share !== undefined }) ??
    (await olderCheckout({ repository, bundlesFolder }, candidate.bundle, live)) ??
    [];
  const kept = options.isForced ? [] : (await Promise.all(changed.map(judge))).flat();
  const free = changed.filter(({ bundle }) => !kept.some((rejection) => rejection.bundle === bundle));
  if (options.isTogether && kept.length > 0) return [...unchanged, ...rejectTogether(changed, kept)];
  if (free.length === 0) {
    if (!(await areDocumentsCurrent(bundlesFolder, shown))) await compose({ bundlesFolder });
    return [...unchanged, ...kept];
  }
  const prepared = await inParallel(free, ({ source }) =>
    prepare({ repository, bundlesFolder, registry }, source, options),
  );
  const candidates = prepared.filter((result) => 'version' in result);
  const rejected = prepared.filter((result) => 'status' in result);
  if (options.isTogether && rejected.length > 0) return [...unchanged, ...rejectTogether(free, rejected)];
  const outcomes = await goLive({ bundlesFolder, live }, candidates, options);
  return [...unchanged, ...outcomes, ...kept, ...rejected];
}

async function goLive(
  { bundlesFolder, live }: { readonly bundlesFolder: string; readonly live: readonly LiveRelease[] },
  candidates: readonly Candidate[],
  options: PublishOptions,
): Promise<PublishOutcome[]> {
  const { why = 'sources changed', isForced, isTogether, share } = options;
  const fallen = options.areMounted ? await mountCandidates({ bundlesFolder, live }, candidates, options) : [];
  if (isTogether && fallen.length > 0) return rejectTogether(candidates, fallen);
  const standing = candidates.filter(({ bundle }) => !fallen.some((rejection) => rejection.bundle === bundle));
  const outcomes = await publishReleases(bundlesFolder, standing, { why, isForced, isTogether, share });
  return [...outcomes, ...fallen];
}

const unchangedOutcome = (bundle: string, version: string): PublishOutcome => ({
  status: 'unchanged',
  bundle,
  version,
});

interface Site {
  readonly repository: string;
  readonly bundlesFolder: string;
  readonly registry: Registry;
}

async function prepare(
  { repository, bundlesFolder, registry }: Site,
  bundle: BundlePackage,
  { onProgress, areTypesChecked }: PublishOptions,
): Promise<Candidate | RejectedOutcome> {
  const start = Date.now();
  onProgress?.(`${bundle.bundle}: building`);
  try {
    const { version, isBuilt } = await ensureRelease(repository, bundle, {
      bundlesFolder,
      nameOf: (name) => namedBy(registry.bundles[bundle.bundle], bundle.bundle, name),
    });
    if (areTypesChecked) await checkTypes(bundle);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    onProgress?.(`${bundle.bundle}: ${isBuilt ? `built ${version} in ${seconds} s` : `${version} is built already`}`);
    return { bundle: bundle.bundle, version, isBuilt };
  } catch (cause) {
    const error = toReleaseError(cause, bundlesFolder);
    if (!(error instanceof ReleaseError)) throw error;
    onProgress?.(`${bundle.bundle}: rejected`);
    return { status: 'rejected', bundle: bundle.bundle, message: error.message };
  }
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, worker));
  return results;
}
