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

/** What is not finished, of the release tool and of a restore, and the mark of an open database. */
const LEFT_OUT = /^\.(building|writing)$|^\.restore-|^postmaster\.pid$/;

export interface SiteEntry {
  /** Relative to the folder, with slashes. */
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'link';
}

/**
 * What is in a folder, files of a folder before its folders: `registry.json` is read before the
 * releases it names, which are put there earlier and removed later. A missing folder is empty.
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

/** Whether a folder has anything but hidden entries, such as the marker of resume files. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.every((name) => name.startsWith('.'));
}
