import { publishNamed } from '../publish';
import { ReleaseError } from '../release-error';
import { loadRegistry } from '../registry/registry-file';
import { bundleOf, findPackages, REPOSITORY } from '../workspace';

interface ShownBundles {
  /** Where the site's releases live; only read. */
  readonly siteFolder: string;
  /** Where this checkout may put releases of its own, for development alone. */
  readonly ownFolder: string;
  /** What comes from source. */
  readonly names: readonly string[];
  readonly repository?: string;
  readonly onProgress?: (sentence: string) => void;
}

/**
 * The folder with the releases that stand beside what comes from source: the site's as they are live, or, where no host is, a folder of
 * the checkout's own. What is missing there is built from its sources; what it keeps stays. Development never changes what visitors get.
 * @throws ReleaseError when one of the others cannot be built
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
  const kept = (await loadRegistry(ownFolder)).bundles;
  const missing = findPackages(repository).filter(({ bundle }) => !fromSource.includes(bundle) && !kept[bundle]);
  const options = { repository, bundlesFolder: ownFolder, ...(onProgress && { onProgress }) };
  const outcomes = await publishNamed(
    missing.map(({ bundle }) => bundle),
    options,
  );
  const rejected = outcomes.find((outcome) => 'message' in outcome);
  if (rejected && 'message' in rejected) throw new ReleaseError(rejected.bundle, rejected.message);
  return ownFolder;
}
