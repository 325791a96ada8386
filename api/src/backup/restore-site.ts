import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../db/embedded';
import type { FolderLock } from '../db/folder-lock';
import { readArchive } from './archive-reader';
import { BackupError } from './backup-error';
import { assertEmbeddedRows, contentOfDatabase, restorePostgres } from './database-restore';
import type { Manifest } from './manifest';
import type { DecryptionOptions } from './encryption';
import { isEmptyFolder, siteFolders, type SiteFolder, type SitePaths } from './site-folders';
import { createStaging, type Staging } from './staging';

export interface RestoreRequest extends DecryptionOptions {
  readonly path: string;
  /** Replaces the existing site; without it only an empty site is restored. */
  readonly isReplacing: boolean;
  /** Leaves the releases unchanged. */
  readonly isWithoutReleases: boolean;
  /** Aborts the restore before anything is changed. */
  readonly signal?: AbortSignal | undefined;
}

/** Compares a backup with its manifest and changes nothing. @throws BackupError */
export const checkBackup = (path: string, options: DecryptionOptions): Promise<Manifest> =>
  readArchive(path, options, async ({ content }) => {
    for await (const _ of content);
  });

/**
 * Restores a site from a backup. Everything is unpacked beside its place and compared with the
 * manifest first; then folders are moved and the database is replaced, which is undone on error.
 * @throws BackupError DatabaseStartError
 */
export async function restoreSite(site: SitePaths, request: RestoreRequest): Promise<Manifest> {
  const folders = siteFolders(site).filter(({ name }) => !(request.isWithoutReleases && name === 'bundles'));
  if (!request.isReplacing) await assertEmpty(site, folders);
  const lock = site.databaseUrl === undefined ? (await lockDataFolder(site.dataFolder)).lock : undefined;
  const opened: Staging[] = [];
  const open = async (parent: string, mode?: number) => {
    const staging = await createStaging(parent, mode);
    opened.push(staging);
    return staging;
  };
  try {
    const staged = new Map<string, Staging>();
    for (const { name, path } of folders) staged.set(name, await open(path, name === 'bundles' ? 0o755 : 0o700));
    const places = { site, database: await open(site.dataFolder), staged };
    const manifest = await unpack(request, places);
    request.signal?.throwIfAborted();
    for (const { name, path } of folders) await staged.get(name)?.swap(path);
    await replaceDatabase(places, manifest, lock);
    // Belongs to the previous database; the next start creates a new one.
    await rm(join(site.dataFolder, 'job-search.index'), { force: true });
    return manifest;
  } catch (error) {
    for (const staging of opened.reverse()) await staging.undo();
    throw error;
  } finally {
    for (const staging of opened) await staging.remove();
    await lock?.release();
  }
}

interface Places {
  readonly site: SitePaths;
  readonly database: Staging;
  readonly staged: ReadonlyMap<string, Staging>;
}

async function unpack(request: RestoreRequest, { site, database, staged }: Places): Promise<Manifest> {
  return readArchive(request.path, request, async (entry) => {
    const { name } = entry.header;
    const [part = '', ...rest] = name.split('/');
    const isDump = name === 'database.dump';
    if (isDump !== (site.databaseUrl !== undefined) && (isDump || part === 'database'))
      throw new BackupError(isDump ? OF_POSTGRES : OF_EMBEDDED);
    if (part === 'resumes' && !staged.has('resumes')) throw new BackupError(NO_RESUME_FOLDER);
    if (isDump) return database.add(name, entry);
    const inside = rest.join('/');
    if (part === 'database') return database.add(`db/${inside}`, entry);
    const staging = staged.get(part);
    if (staging) return staging.add(inside, entry);
    for await (const _ of entry.content);
  });
}

async function replaceDatabase({ site, database }: Places, manifest: Manifest, lock?: FolderLock): Promise<void> {
  const { databaseUrl, dataFolder } = site;
  if (databaseUrl !== undefined) return restorePostgres(databaseUrl, join(database.folder, 'database.dump'), manifest);
  await database.swap(dataFolder, ['db']);
  await lock?.release();
  await assertEmbeddedRows(dataFolder, manifest);
}

async function assertEmpty(site: SitePaths, folders: readonly SiteFolder[]): Promise<void> {
  const database = await contentOfDatabase(site);
  const found = database === undefined ? [] : [database];
  for (const { path } of folders) if (!(await isEmptyFolder(path))) found.push(path);
  if (found.length > 0)
    throw new BackupError(
      `The site is not empty: there is ${found.join(', ')}. Nothing was changed. Name an empty site, or back this one up and add --replace, which replaces all of it.`,
    );
}

const OF_POSTGRES =
  'The backup is of PostgreSQL. Set DATABASE_URL to an empty database; the embedded one cannot take it.';
const OF_EMBEDDED = 'The backup is of the embedded database. Unset DATABASE_URL; PostgreSQL cannot take it.';
const NO_RESUME_FOLDER =
  'The backup has resume files in a folder. Set KADAM_RESUME_FILES to the folder they are restored into.';
