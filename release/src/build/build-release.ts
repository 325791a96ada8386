import { checkBuild } from '../checks/build-output';
import { checkBudgets } from '../checks/byte-budgets';
import { checkDeclaredVersions } from '../checks/declared-versions';
import { readBundleRoutes } from '../checks/routes-file';
import { ReleaseError } from '../release-error';
import type { NamedRelease } from '../registry/releases';
import type { BundlePackage } from '../workspace';
import { assembleRelease } from './assemble-release';
import { deleteAbandonedBuilds, inBuildFolder, isWhole } from './build-folder';
import { readBuildRecord } from './build-record';
import { revisionOf } from './revision';
import { releaseVersion, sourcesOf } from './source-hash';
import { buildWithWebpack } from './webpack-build';

/** A build is repeated if its sources change meanwhile. */
const MAX_ATTEMPTS = 3;

interface ReleaseStore {
  readonly bundlesFolder: string;
  nameOf(version: string): NamedRelease;
}

/**
 * Builds the release of a package's current sources unless the bundles folder contains it. The
 * release appears completely or not at all, and is not live yet.
 * @returns its version, and whether it was built
 * @throws ReleaseError if the sources cannot be released
 */
export async function ensureRelease(
  repository: string,
  bundle: BundlePackage,
  { bundlesFolder, nameOf }: ReleaseStore,
): Promise<{ version: string; isBuilt: boolean }> {
  const routes = readBundleRoutes(bundle);
  await deleteAbandonedBuilds(bundlesFolder);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const version = releaseVersion(repository, bundle);
    const named = nameOf(version);
    if (await isWhole(bundlesFolder, named)) return { version, isBuilt: false };
    const isBuilt = await inBuildFolder(bundlesFolder, named, async (output) => {
      await buildWithWebpack(bundle, version, output);
      if (releaseVersion(repository, bundle) !== version) return false;
      const built = await readBuildRecord(bundle.bundle, output);
      checkDeclaredVersions(bundle, built.shared);
      await checkBuild({ bundle: bundle.bundle, routes, output, built });
      const commit = await revisionOf(repository, [bundle.folder, ...sourcesOf(repository, bundle.folder).paths]);
      const release = await assembleRelease(output, { bundle: bundle.bundle, version, ...routes, commit }, built);
      checkBudgets({ source: bundle, release, folder: output, weights: built.weights });
      return true;
    });
    if (isBuilt) return { version, isBuilt };
  }
  throw new ReleaseError(
    bundle.bundle,
    `The sources of '${bundle.bundle}' changed during each of ${MAX_ATTEMPTS} builds. Publish again without editing them.`,
  );
}
