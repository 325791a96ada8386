import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../../config';
import type { Queryable } from '../../db/database';
import type { FileFolder } from './file-folder';
import { resumeStorageRepository } from './resume-storage.repository';

/** Marker file of a folder of resumes, wherever it is mounted. */
export const MARKER = '.kadam-resumes';

interface Setting {
  readonly path: string;
  readonly folder: FileFolder;
}

/**
 * Checks that all processes use the same folder, and records the first one.
 * @throws ConfigError
 */
export async function checkResumeFolder(database: Queryable, setting: Setting | undefined): Promise<void> {
  const storage = resumeStorageRepository(database);
  const [recorded, sample] = [await storage.folder(), await storage.anyInFolder()];
  if (!setting) {
    if (recorded !== undefined || sample !== undefined) throw new ConfigError(NOT_NAMED);
    return;
  }
  const { path, folder } = setting;
  const marker = await readMarker(path);
  const isKnown = recorded === undefined ? await contains(folder, sample) : marker === recorded;
  if (!isKnown) throw new ConfigError(otherFolder(path));
  const id = marker ?? (await mark(path));
  if ((await storage.recordFolder(id)) !== id) throw new ConfigError(otherFolder(path));
}

const contains = async (folder: FileFolder, sample: string | undefined) =>
  sample === undefined || (await folder.read(sample)) !== undefined;

async function readMarker(path: string): Promise<string | undefined> {
  const text = await readFile(join(path, MARKER), 'utf8').catch(() => undefined);
  return text?.trim() || undefined;
}

/** Marks a folder; two processes that start at the same time return the same id. */
async function mark(path: string): Promise<string> {
  const id = randomUUID();
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await writeFile(join(path, MARKER), `${id}\n`, { flag: 'wx', mode: 0o600 });
    return id;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const other = code === 'EEXIST' ? await readMarker(path) : undefined;
    if (other !== undefined) return other;
    throw new ConfigError(`KADAM_RESUME_FILES names ${path}, which cannot be written to (${code}).`);
  }
}

const NOT_NAMED =
  'KADAM_RESUME_FILES is not set, but resume files are stored in a folder. Set it to that folder for every process of the portal and every command (docs/runbook.md, "Applications").';

const otherFolder = (path: string) =>
  `KADAM_RESUME_FILES names ${path}, which is not the folder that holds the resume files so far. Name that one, or move all of it, ${MARKER} included, to ${path} (docs/runbook.md, "Applications").`;
