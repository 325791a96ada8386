import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isInternal } from '../build/build-record';
import { RELEASE_FILE } from '../build/assemble-release';
import { ReleaseError } from '../release-error';

/** Documents, source maps, and what federation plugins write for other tools. */
const NOT_RELEASED = /\.(html|map)$|^mf-(manifest|stats)\.json$|^@mf-types/;

/**
 * Names of the files of a built folder that are released, sorted, with `/`.
 * @throws ReleaseError for a symbolic link, which could lead out of the folder
 */
export function listReleasedFiles(bundle: string, folder: string): string[] {
  const entries = readEntries(bundle, folder).map((entry) => ({
    entry,
    name: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  }));
  const link = entries.find(({ entry }) => entry.isSymbolicLink());
  if (link)
    throw new ReleaseError(
      bundle,
      `'${bundle}' was not released. '${link.name}' is a symbolic link. Put the file itself into the folder, so that the release is complete.`,
    );
  return entries
    .filter(({ entry, name }) => entry.isFile() && isReleased(name))
    .map(({ name }) => name)
    .sort();
}

function readEntries(bundle: string, folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    throw new ReleaseError(
      bundle,
      `'${bundle}' was not released. ${folder} cannot be read (${(error as NodeJS.ErrnoException).code}). Name the folder that the build writes.`,
    );
  }
}

// Servers send no dotfiles, and the other names are those of the release tool.
const isReleased = (name: string): boolean =>
  !name.split('/').some((part) => part.startsWith('.')) &&
  !NOT_RELEASED.test(name) &&
  !isInternal(name) &&
  name !== RELEASE_FILE;

/** First eight hexadecimal digits of the SHA-256 of files and of what else makes the release. */
export function hashOfFiles(folder: string, files: readonly string[], others: string): string {
  const hash = createHash('sha256').update(others);
  for (const name of files) {
    const content = readFileSync(join(folder, name));
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}

/** Copies files of one folder into another one. */
export async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((name) => cp(join(from, name), join(to, name))));
}
