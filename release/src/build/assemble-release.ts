import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PageExtension, PageLink, PageRoute, Release, ReleasedFile } from '@kadam/shared/remote';
import { isInternal, type BuildRecord } from './build-record';
import { compressBeside } from './compress';

/** Properties of a release that are known before its build. */
export interface ReleaseIdentity {
  readonly bundle: string;
  readonly version: string;
  readonly pages: readonly PageRoute[];
  readonly links?: readonly PageLink[] | undefined;
  readonly extensions?: readonly PageExtension[] | undefined;
  /** Result of `revisionOf`. */
  readonly commit: string | null;
}

export const RELEASE_FILE = 'release.json';

export const releaseText = (release: Release): string => `${JSON.stringify(release, null, 2)}\n`;

/**
 * Turns a folder of built files into a release: hashes every file (SHA-384), writes compressed
 * copies beside them, and writes `release.json`.
 * @param folder absolute path of the built files; changed in place
 */
export async function assembleRelease(folder: string, identity: ReleaseIdentity, built: BuildRecord): Promise<Release> {
  const names = await listFiles(folder);
  const files = await describeFiles(
    folder,
    names.filter((name) => !isInternal(name)),
  );
  const internal = await describeFiles(folder, names.filter(isInternal));
  const { bundle, version, pages, links, extensions, commit } = identity;
  const { entry, entryType, loadsOwnScripts, initial, styles, exposes, shared, offers, uses } = built;
  const releasedAt = new Date().toISOString();
  const release: Release = {
    format: offers ? 2 : 1,
    bundle,
    version,
    entry,
    initial,
    styles,
    exposes,
    pages,
    ...(links && { links }),
    ...(extensions && extensions.length > 0 && { extensions }),
    shared,
    ...(entryType && { entryType }),
    ...(loadsOwnScripts && { loadsOwnScripts }),
    ...(offers && { offers }),
    ...(uses && { uses }),
    files,
    internal,
    commit,
    releasedAt,
  };
  await writeFile(join(folder, RELEASE_FILE), releaseText(release));
  await Promise.all([...Object.keys(files), RELEASE_FILE].map((file) => compressBeside(join(folder, file))));
  return release;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function describeFiles(folder: string, names: readonly string[]): Promise<Record<string, ReleasedFile>> {
  const described = names.map(async (name) => [name, await describeFile(join(folder, name))] as const);
  return Object.fromEntries(await Promise.all(described));
}

async function describeFile(file: string): Promise<ReleasedFile> {
  return { integrity: await integrityOf(file), bytes: (await stat(file)).size };
}

/** SHA-384 of a file in the format of subresource integrity. */
export async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}
