import { publishNamed } from '../operations/publish';
import { ReleaseError } from '../release-error';
import { loadRegistry } from '../registry/registry-file';
import { bundleOf, findPackages, REPOSITORY } from '../workspace';

interface ShownBundles {
  /** Releases of the site; read-only. */
  readonly siteFolder: string;
  /** Releases of this checkout, for development only. */
  readonly ownFolder: string;
  /** Bundles from source. */
  readonly names: readonly string[];
  readonly repository?: string;
  readonly onProgress?: (sentence: string) => void;
}

/**
 * The folder with the releases for all other bundles: the site's, or, if it has no host, a folder
 * of the checkout in which missing releases are built. Never changes the site.
 * @throws ReleaseError if a release cannot be built
 */
export async function shownBundles({
  siteFolder,
  ownFolder,
  names,
  repository = REPOSITORY,
  onProgress,
}: ShownBundles): Promise<string> {
  const { bundles } = await loadRegistry(siteFolder);
  if (bundles.host || names.length === 0) return siteFolder;
  const fromSource = names.map(bundleOf);
  const own = (await loadRegistry(ownFolder)).bundles;
  const missing = findPackages(repository).filter(({ bundle }) => !fromSource.includes(bundle) && !own[bundle]);
  const options = { repository, bundlesFolder: ownFolder, ...(onProgress && { onProgress }) };
  const outcomes = await publishNamed(
    missing.map(({ bundle }) => bundle),
    options,
  );
  const rejected = outcomes.find((outcome) => 'message' in outcome);
  if (rejected && 'message' in rejected) throw new ReleaseError(rejected.bundle, rejected.message);
  return ownFolder;
}
