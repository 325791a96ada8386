import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease, type Registry, type Release } from '@kadam/shared/remote';
import { RELEASE_FILE } from '../build/assemble-release';
import { Refusal } from '../refusal';

/**
 * Reads one release from disk.
 * @throws Refusal when its folder is gone or its description is damaged
 */
export async function loadRelease(bundlesFolder: string, bundle: string, version: string): Promise<Release> {
  const release = await findRelease(bundlesFolder, bundle, version);
  if (release) return release;
  throw new Refusal(
    bundle,
    `Release ${version} of '${bundle}' is not in ${bundlesFolder} any more, or its ${RELEASE_FILE} is damaged. Put the folder back from a backup, or publish '${bundle}' again.`,
  );
}

/** The releases the registry calls live, in the order of its bundles. */
export const loadLiveReleases = (bundlesFolder: string, registry: Registry): Promise<Release[]> =>
  Promise.all(Object.entries(registry.bundles).map(([bundle, { live }]) => loadRelease(bundlesFolder, bundle, live)));

/** Every whole release of a bundle that lies on disk, newest first. */
export async function listReleases(bundlesFolder: string, bundle: string): Promise<Release[]> {
  const versions = await readdir(join(bundlesFolder, bundle)).catch(() => []);
  const found = await Promise.all(versions.map((version) => findRelease(bundlesFolder, bundle, version)));
  return found
    .filter((release) => release !== undefined)
    .sort((one, other) => other.releasedAt.localeCompare(one.releasedAt));
}

async function findRelease(bundlesFolder: string, bundle: string, version: string): Promise<Release | undefined> {
  try {
    return readRelease(JSON.parse(await readFile(join(bundlesFolder, bundle, version, RELEASE_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}
