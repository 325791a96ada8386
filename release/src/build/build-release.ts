import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkBuild } from '../checks/build-output';
import { checkBudgets } from '../checks/byte-budgets';
import { checkDeclaredVersions } from '../checks/declared-versions';
import { readPages } from '../checks/routes-file';
import { makeFolder, makeReadable } from '../readable';
import { ReleaseError } from '../release-error';
import { examineRelease, type NamedRelease } from '../registry/releases';
import type { BundlePackage } from '../workspace';
import { assembleRelease } from './assemble-release';
import { readBuildRecord } from './build-record';
import { revisionOf } from './revision';
import { releaseVersion, sourcesOf } from './source-hash';
import { buildWithWebpack } from './webpack-build';

/** A build is repeated if its sources change meanwhile. */
const MAX_ATTEMPTS = 3;
/** No build takes that long. */
const ABANDONED_MS = 3_600_000;

/** In the same file system as the releases, so that a rename completes a release. */
const BUILD_FOLDER = '.building';

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
  const pages = readPages(bundle);
  await deleteAbandonedBuilds(join(bundlesFolder, BUILD_FOLDER));
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const version = releaseVersion(repository, bundle);
    const target = join(bundlesFolder, bundle.bundle, version);
    const isWhole = async (named: NamedRelease) => (await examineRelease(bundlesFolder, named)).problem === null;
    if (await isWhole(nameOf(version))) return { version, isBuilt: false };
    const output = join(bundlesFolder, BUILD_FOLDER, `${bundle.bundle}-${version}-${randomBytes(4).toString('hex')}`);
    await mkdir(output, { recursive: true });
    try {
      await buildWithWebpack(bundle, version, output);
      if (releaseVersion(repository, bundle) !== version) continue;
      const built = await readBuildRecord(bundle.bundle, output);
      checkDeclaredVersions(bundle, built.shared);
      await checkBuild({ bundle: bundle.bundle, pages, output, built });
      const commit = await revisionOf(repository, [bundle.folder, ...sourcesOf(repository, bundle.folder).paths]);
      const release = await assembleRelease(output, { bundle: bundle.bundle, version, pages, commit }, built);
      checkBudgets({ source: bundle, release, folder: output, weights: built.weights });
      await moveInto(output, target, () => isWhole(nameOf(version)));
      return { version, isBuilt: true };
    } finally {
      await rm(output, { recursive: true, force: true });
    }
  }
  throw new ReleaseError(
    bundle.bundle,
    `The sources of '${bundle.bundle}' changed during each of ${MAX_ATTEMPTS} builds. Publish again without editing them.`,
  );
}

// Replaces a damaged release.
async function moveInto(output: string, target: string, isThere: () => Promise<boolean>): Promise<void> {
  await makeReadable(output);
  await makeFolder(dirname(target));
  try {
    await rename(output, target);
  } catch (error) {
    // Another publish completed the same release meanwhile.
    if (await isThere()) return;
    if (!existsSync(target)) throw error;
    await rename(target, `${output}.damaged`);
    await rename(output, target);
    await rm(`${output}.damaged`, { recursive: true, force: true });
  }
}

async function deleteAbandonedBuilds(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
