import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';

export type SitePaths = Pick<Config, 'dataFolder' | 'bundlesFolder' | 'databaseUrl' | 'resumeFolder'>;

/** A folder of the site that a backup contains, under this name. */
export interface SiteFolder {
  readonly name: 'resumes' | 'mail' | 'bundles';
  readonly path: string;
}

/** The folders in the order in which they are read: the database before all of them. */
export function siteFolders({ dataFolder, bundlesFolder, resumeFolder }: SitePaths): readonly SiteFolder[] {
  return [
    ...(resumeFolder === undefined ? [] : [{ name: 'resumes', path: resumeFolder } as const]),
    { name: 'mail', path: join(dataFolder, 'mail') },
    { name: 'bundles', path: bundlesFolder },
  ];
}

// Unfinished files of the release tool and of a restore, and the marker of an open database.
const LEFT_OUT = /^\.(building|writing)$|^\.restore-|^postmaster\.pid$/;

export interface SiteEntry {
  /** Path relative to the folder, with forward slashes. */
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'link';
}

/**
 * Entries of a folder, files before subfolders: `registry.json` is read before the releases it
 * names, which are written before it and removed after it. A missing folder counts as empty.
 */
export async function* entriesOf(folder: string, below = ''): AsyncGenerator<SiteEntry> {
  const found = await readdir(join(folder, below), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const entries = found
    .filter((entry) => !(below === '' && LEFT_OUT.test(entry.name)))
    .map((entry) => ({ entry, name: below + entry.name }))
    .sort((a, b) => Number(a.entry.isDirectory()) - Number(b.entry.isDirectory()) || (a.name < b.name ? -1 : 1));
  for (const { entry, name } of entries) {
    if (entry.isSymbolicLink()) yield { name, kind: 'link' };
    else if (entry.isFile()) yield { name, kind: 'file' };
    else if (entry.isDirectory()) {
      yield { name, kind: 'directory' };
      yield* entriesOf(folder, `${name}/`);
    }
  }
}

/** Whether a folder has anything except hidden entries, such as the marker of resume files. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.every((name) => name.startsWith('.'));
}
