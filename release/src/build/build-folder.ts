import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, makeReadable } from '../readable';
import { examineRelease, type NamedRelease } from '../registry/releases';

/** No build takes that long. */
const ABANDONED_MS = 3_600_000;

/** In the same file system as the releases, so that a rename completes a release. */
const BUILD_FOLDER = '.building';

/** Whether the bundles folder has this release without damage. */
export const isWhole = async (bundlesFolder: string, named: NamedRelease): Promise<boolean> =>
  (await examineRelease(bundlesFolder, named)).problem === null;

/**
 * Lets `build` fill an empty folder, which becomes the folder of the release if `build` resolves
 * with true; a damaged release is replaced.
 */
export async function inBuildFolder(
  bundlesFolder: string,
  named: NamedRelease,
  build: (output: string) => Promise<boolean>,
): Promise<boolean> {
  const { bundle, version } = named;
  const output = join(bundlesFolder, BUILD_FOLDER, `${bundle}-${version}-${randomBytes(4).toString('hex')}`);
  await mkdir(output, { recursive: true });
  try {
    const isComplete = await build(output);
    if (isComplete) await moveInto(output, join(bundlesFolder, bundle, version), () => isWhole(bundlesFolder, named));
    return isComplete;
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

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

/** Deletes what interrupted builds have left. */
export async function deleteAbandonedBuilds(bundlesFolder: string): Promise<void> {
  const folder = join(bundlesFolder, BUILD_FOLDER);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
