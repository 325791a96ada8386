import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease, type BundleState, type Release } from '@kadam/shared/remote';
import { integrityOf, RELEASE_FILE } from '../build/assemble-release';
import { areCopiesValid } from '../build/compress';
import { ReleaseError } from '../release-error';

/** A release on disk; `problem` ends the sentence "release … of …". */
export type FoundRelease =
  | { readonly release: Release; readonly problem: null }
  | { readonly release: null; readonly problem: string };

/** One release, and the digest of its `release.json` if the registry has one. */
export interface NamedRelease {
  readonly bundle: string;
  readonly version: string;
  readonly digest?: string | undefined;
}

export const namedBy = (state: BundleState | undefined, bundle: string, version: string): NamedRelease => ({
  bundle,
  version,
  digest: state?.digests[version],
});

/**
 * Checks one release: its `release.json` matches the digest, and its files and their compressed
 * copies are intact.
 */
export async function examineRelease(
  bundlesFolder: string,
  { bundle, version, digest }: NamedRelease,
): Promise<FoundRelease> {
  const folder = join(bundlesFolder, bundle, version);
  const content = await readFile(join(folder, RELEASE_FILE), 'utf8').catch(() => undefined);
  if (content === undefined) return { release: null, problem: 'is not on disk' };
  const release = parseRelease(content);
  if (!release) return { release: null, problem: `has a damaged ${RELEASE_FILE}` };
  if (digest !== undefined && digestOf(content) !== digest)
    return { release: null, problem: `has another ${RELEASE_FILE} than the one that went live` };
  const problem = await examineFolder(folder, release);
  return problem === null ? { release, problem } : { release: null, problem };
}

/** The problem with the files of a release in this folder, or null. */
export async function examineFolder(folder: string, release: Release): Promise<string | null> {
  const lost = await firstDamagedFile(folder, release);
  return lost ? `has lost or changed its file ${lost}` : null;
}

/** Digest of a `release.json`; undefined if it is missing. */
export async function releaseDigest(
  bundlesFolder: string,
  bundle: string,
  version: string,
): Promise<string | undefined> {
  const file = join(bundlesFolder, bundle, version, RELEASE_FILE);
  return readFile(file, 'utf8').then(digestOf, () => undefined);
}

/** In the format of subresource integrity, for `fetch`. */
export const digestOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Reads one release from disk.
 * @throws ReleaseError if it is missing or damaged
 */
export async function loadRelease(bundlesFolder: string, named: NamedRelease): Promise<Release> {
  const { release, problem } = await examineRelease(bundlesFolder, named);
  if (release) return release;
  const { bundle, version } = named;
  throw new ReleaseError(
    bundle,
    `Release ${version} of '${bundle}' ${problem}. Put its folder back from a backup, or run 'release publish ${bundle}'.`,
  );
}

/** All releases of a bundle with a readable `release.json`, newest build first. */
export async function listReleases(bundlesFolder: string, bundle: string): Promise<Release[]> {
  const entries = await readdir(join(bundlesFolder, bundle)).catch(() => []);
  // Hidden folders are being deleted.
  const versions = entries.filter((name) => !name.startsWith('.'));
  const found = await Promise.all(
    versions.map(async (version) => {
      const content = await readFile(join(bundlesFolder, bundle, version, RELEASE_FILE), 'utf8').catch(() => undefined);
      return content === undefined ? undefined : parseRelease(content);
    }),
  );
  return found
    .filter((release) => release !== undefined)
    .sort((one, other) => other.releasedAt.localeCompare(one.releasedAt));
}

function parseRelease(content: string): Release | undefined {
  try {
    return readRelease(JSON.parse(content));
  } catch {
    return undefined;
  }
}

async function firstDamagedFile(folder: string, release: Release): Promise<string | undefined> {
  const files = Object.entries({ ...release.files, ...release.internal });
  const changed = files.map(async ([file, { integrity }]) => {
    const path = join(folder, file);
    const isWhole = (await integrityOf(path).catch(() => undefined)) === integrity && (await areCopiesValid(path));
    return isWhole ? undefined : file;
  });
  return (await Promise.all(changed)).find((file) => file !== undefined);
}
