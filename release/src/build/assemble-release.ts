import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { PageRoute, Release, ReleasedFile } from '@kadam/shared/remote';
import { BUILD_RECORD, DOCUMENT_TEMPLATE, MARKUP_SUFFIX, type BuildRecord } from './build-record';
import { compressBeside } from './compress';

const execute = promisify(execFile);

/** What the release tool knows before it looks at the built files. */
export interface ReleaseIdentity {
  readonly bundle: string;
  readonly version: string;
  readonly pages: readonly PageRoute[];
  /** Folder the sources lie in; asked for its revision. */
  readonly sources: string;
}

/** Name of a release's description inside its folder. */
export const RELEASE_FILE = 'release.json';

/**
 * Turns a folder of built files into a release: hashes every file (SHA-384), writes compressed copies beside them, and writes
 * `release.json`.
 * @param folder absolute path of the built files; changed in place
 */
export async function assembleRelease(folder: string, identity: ReleaseIdentity, built: BuildRecord): Promise<Release> {
  const files = await hashFiles(folder);
  const { bundle, version, pages, sources } = identity;
  const { entry, initial, styles, exposes, shared } = built;
  const commit = await revisionOf(sources);
  const releasedAt = new Date().toISOString();
  const release: Release = {
    ...{ format: 1, bundle, version, entry, initial, styles, exposes, pages, shared },
    ...{ files, commit, releasedAt },
  };
  await writeFile(join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  await Promise.all([...Object.keys(files), RELEASE_FILE].map((file) => compressBeside(join(folder, file))));
  return release;
}

async function hashFiles(folder: string): Promise<Record<string, ReleasedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== BUILD_RECORD && name !== DOCUMENT_TEMPLATE && !name.endsWith(MARKUP_SUFFIX))
    .sort();
  const hashed = names.map(async (name) => [name, await describeFile(join(folder, name))] as const);
  return Object.fromEntries(await Promise.all(hashed));
}

async function describeFile(file: string): Promise<ReleasedFile> {
  const content = await readFile(file);
  const digest = createHash('sha384').update(content).digest('base64');
  return { integrity: `sha384-${digest}`, bytes: content.length };
}

async function revisionOf(folder: string): Promise<string | null> {
  try {
    const { stdout } = await execute('git', ['rev-parse', 'HEAD'], { cwd: folder });
    return stdout.trim();
  } catch {
    return null;
  }
}
