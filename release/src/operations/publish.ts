import type { Registry } from '@kadam/shared/remote';
import { ensureRelease } from '../build/build-release';
import { releaseVersion } from '../build/source-hash';
import { checkTypes } from '../checks/types';
import { heldBack, stillRetired } from '../checks/held-back';
import { olderCheckout } from '../checks/older-checkout';
import { compose } from './compose';
import { areDocumentsCurrent } from '../documents/documents';
import type { PublishOutcome, RejectedOutcome } from './publish-outcome';
import { ReleaseError, toReleaseError } from '../release-error';
import { goLive } from './go-live';
import { rejectTogether, type Candidate } from './publish-releases';
import { loadShown } from '../registry/live-releases';
import { beginRegistry, ensurePublicRegistry, loadRegistry } from '../registry/registry-file';
import { namedBy } from '../registry/releases';
import { ensureKeys } from '../signing/signed-registry';
import { bundlesFolderOf, findPackage, findPackages, REPOSITORY, type BundlePackage } from '../workspace';

/** Paths are absolute; by default this repository and its `.data/bundles`. */
export interface PublishOptions {
  readonly repository?: string;
  readonly bundlesFolder?: string;
  /** Called with a message when a slow step begins or ends. */
  readonly onProgress?: (sentence: string) => void;
  readonly why?: string;
  /** Skips the checks for quarantine, older checkouts, dropped pages and narrower events. */
  readonly isForced?: boolean;
  /** Rejects a package with type errors. */
  readonly areTypesChecked?: boolean;
  /** Percentage of visitors, to start a canary instead of going live. */
  readonly share?: number;
  /** To make them previews instead of going live. Sources of another branch are not a problem. */
  readonly preview?: { readonly name: string; readonly until: string };
  /** Rejects a package whose pages do not mount, if there is a browser. */
  readonly areMounted?: boolean;
  /** Publishes retired packages again. */
  readonly restoresRetired?: boolean;
  /** All packages or none. */
  readonly isTogether?: boolean;
}

/** Each webpack uses more than one core. */
const PARALLEL_BUILDS = 2;

/**
 * Publishes one package (`jobs`, `remote-jobs` or `@kadam/remote-jobs`) unless it is live already.
 * @throws ReleaseError if it is rejected; nothing changes then
 */
export async function publish(name: string, options: PublishOptions = {}): Promise<PublishOutcome> {
  const [outcome] = await publishNamed([name], options);
  if (!outcome) throw new ReleaseError(null, `Nothing was published for '${name}'.`);
  if ('message' in outcome) throw new ReleaseError(outcome.bundle, outcome.message);
  return outcome;
}

/** Publishes packages in one step: all that are accepted, or with `isTogether` all or none. */
export async function publishNamed(names: readonly string[], options: PublishOptions = {}): Promise<PublishOutcome[]> {
  const packages = names.map((name) => findPackage(options.repository ?? REPOSITORY, name));
  return publishPackages(packages, options);
}

/**
 * Publishes every package whose sources differ from what is live, in one step. Rejected packages do
 * not block others. Takes less than a second if nothing changed.
 */
export async function publishChanged(options: PublishOptions = {}): Promise<PublishOutcome[]> {
  return publishPackages(findPackages(options.repository ?? REPOSITORY), options);
}

async function publishPackages(packages: readonly BundlePackage[], options: PublishOptions): Promise<PublishOutcome[]> {
  const repository = options.repository ?? REPOSITORY;
  const bundlesFolder = options.bundlesFolder ?? bundlesFolderOf(repository);
  await beginRegistry(bundlesFolder);
  const registry = await loadRegistry(bundlesFolder);
  await ensureKeys(bundlesFolder, registry);
  await ensurePublicRegistry(bundlesFolder);
  const shown = await loadShown(bundlesFolder, registry);
  const { live } = shown;
  const wanted = packages.map((source) => ({ ...source, version: releaseVersion(repository, source), source }));
  // A damaged live release is built again.
  const isLive = ({ bundle, version }: (typeof wanted)[number]) =>
    live.some((one) => one.bundle === bundle && one.version === version && one.problem === null);
  const unchanged = wanted.filter(isLive).map(({ bundle, version }) => unchangedOutcome(bundle, version));
  const changed = wanted.filter((candidate) => !isLive(candidate));
  const check = async (candidate: (typeof wanted)[number]) =>
    (options.restoresRetired ? undefined : stillRetired(registry, candidate.bundle)) ??
    heldBack(registry, candidate, { isCanary: options.share !== undefined }) ??
    (await olderCheckout({ repository, bundlesFolder }, candidate.bundle, live)) ??
    [];
  const held = options.isForced || options.preview ? [] : (await Promise.all(changed.map(check))).flat();
  const free = changed.filter(({ bundle }) => !held.some((rejection) => rejection.bundle === bundle));
  if (options.isTogether && held.length > 0) return [...unchanged, ...rejectTogether(changed, held)];
  if (free.length === 0) {
    if (!(await areDocumentsCurrent(bundlesFolder, shown))) await compose({ bundlesFolder });
    return [...unchanged, ...held];
  }
  const prepared = await inParallel(free, ({ source }) =>
    prepare({ repository, bundlesFolder, registry }, source, options),
  );
  const candidates = prepared.filter((result) => 'version' in result);
  const rejected = prepared.filter((result) => 'status' in result);
  if (options.isTogether && rejected.length > 0) return [...unchanged, ...rejectTogether(free, rejected)];
  const outcomes = await goLive({ bundlesFolder, live }, candidates, { why: 'sources changed', ...options });
  return [...unchanged, ...outcomes, ...held, ...rejected];
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
