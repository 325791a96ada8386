import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeArchive } from './archive-writer';
import { BackupError } from './backup-error';
import { copyDatabase } from './database-copy';
import type { Manifest } from './manifest';
import { encryptionFor, type EncryptionOptions } from './encryption';
import { siteFolders, type SitePaths } from './site-folders';

export interface BackupRequest extends EncryptionOptions {
  readonly folder: string;
  /** Number of backups that are retained in the folder, including this one. */
  readonly keep: number;
  /** Aborts the backup and removes what it has written. */
  readonly signal?: AbortSignal | undefined;
}

export interface BackupResult {
  readonly path: string;
  readonly manifest: Manifest;
  readonly removed: number;
}

/**
 * Backs up a site into one file and removes the oldest backups. The database comes first: a file
 * that is added during the backup may then lack its row, and housekeeping removes it, but no row
 * lacks its file.
 * @throws BackupError DatabaseStartError
 */
export async function backUp(site: SitePaths, request: BackupRequest): Promise<BackupResult> {
  const { folder, keep } = request;
  const encrypt = await encryptionFor(request);
  const createdAt = new Date();
  const path = join(folder, `kadam-${stamp(createdAt)}.tar${encrypt ? '.age' : ''}`);
  const draft = join(folder, `.database-${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const archive = await writeArchive(path, encrypt, request.signal);
  try {
    const { resumesInFolder, ...facts } = await copyDatabase(archive, site, draft);
    if (resumesInFolder.length > 0 && site.resumeFolder === undefined) throw new BackupError(NO_RESUME_FOLDER);
    for (const { name, path: source } of siteFolders(site)) await archive.addFolder(name, source);
    const missingResumes = resumesInFolder.filter((id) => !archive.has(`resumes/${id}`));
    const manifest = await archive.finish({ format: 1, createdAt: createdAt.toISOString(), ...facts, missingResumes });
    return { path, manifest, removed: await removeOldest(folder, keep) };
  } catch (error) {
    await archive.abort();
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const stamp = (moment: Date) => moment.toISOString().replaceAll(':', '').replace('.', '_');

const BACKUP = /^kadam-\d{4}-\d\d-\d\dT\d{6}_\d{3}Z\.tar(\.age)?$/;

async function removeOldest(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => BACKUP.test(name)).sort();
  const oldest = names.slice(0, Math.max(0, names.length - keep));
  for (const name of oldest) await rm(join(folder, name));
  return oldest.length;
}

const NO_RESUME_FOLDER =
  'Resume files are stored in a folder, but KADAM_RESUME_FILES is not set. Set it as for the portal: a backup without them is not complete.';
