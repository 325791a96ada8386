import { ConfigError } from '../../config';
import type { ConsentEffect } from '../../consents';
import { createCounters } from '../../http/counters';
import type { Queryable } from '../../db/database';
import type { Module, ModuleParts, FilesOutside } from '../module';
import type { ResumeService } from '../resume';
import { type FileFolder, fileFolder } from './file-folder';
import { checkResumeFolder } from './resume-folder';
import { resumeStorageRepository } from './resume-storage.repository';
import { resumeFilesRepository } from './resume-files.repository';
import { resumeFilesRoutes } from './resume-files.routes';
import {
  createResumeFilesService,
  readContents,
  type ResumeContents,
  type ResumeFilesService,
  removeFromProfile,
} from './resume-files.service';

export type { ResumeContent, ResumeContents, ResumeFilesService } from './resume-files.service';

export function resumeFilesModule(
  { database, config, limits, openCounts, clock, log }: ModuleParts,
  { resumes }: { resumes: ResumeService },
): Module<ResumeFilesService> {
  const setting = settingOf(config.resumeFolder);
  const folder = setting?.folder;
  const service = createResumeFilesService({ database, resumes, folder, clock, log });
  return {
    name: 'resume-files',
    service,
    consents: [resumeConsent(service.discard)],
    retention: [{ kind: 'resumes', ...resumeStorageRepository(database).unused }],
    housekeeping: service.housekeeping,
    ...(folder && { personalData: { files: filesOutside(folder) } }),
    start: () =>
      checkResumeFolder(database, setting).catch((error: unknown) => {
        if (error instanceof ConfigError) throw error;
        // If the database is down the process starts anyway and responds with 503.
        log.warn({ err: error }, 'the folder of resume files could not be checked');
      }),
    routes: (app) => resumeFilesRoutes(app, service, createCounters(openCounts, 'resume-files', limits.resumeFiles)),
  };
}

/**
 * Withdrawing the consent removes the resume from the profile; the file too, unless an application
 * has it.
 */
const resumeConsent = (discard: ResumeFilesService['discard']): ConsentEffect => ({
  purpose: 'resume_on_file',
  isGiven: async (database, { id }) => (await resumeFilesRepository(database).onFile(id)) !== undefined,
  async withdraw(tx, { id }, now) {
    const removed = await removeFromProfile(tx, id, now);
    return () => discard(removed);
  },
});

/**
 * Access to resume files for commands.
 * @throws ConfigError for a wrong folder
 */
export function resumeContents(database: Queryable, path: string | undefined): ResumeContents {
  const setting = settingOf(path);
  return async (id) => {
    await checkResumeFolder(database, setting);
    return readContents(database, setting?.folder)(id);
  };
}

const settingOf = (path: string | undefined) => (path === undefined ? undefined : { path, folder: fileFolder(path) });

const filesOutside = (folder: FileFolder): FilesOutside => ({
  table: 'resume_files',
  column: 'content',
  of: (tx, memberId) => resumeStorageRepository(tx).inFolderOf(memberId),
  read: (id) => folder.read(id),
  remove: (id) => folder.remove(id),
});
