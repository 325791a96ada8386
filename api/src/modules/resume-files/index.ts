import { createCounters } from '../../http/counters';
import type { Queryable } from '../../db/database';
import type { Module, ModuleParts } from '../module';
import type { ResumeService } from '../resume';
import { fileFolder } from './file-folder';
import { resumeFilesRoutes } from './resume-files.routes';
import {
  createResumeFilesService,
  readContents,
  type ResumeContents,
  type ResumeFilesService,
} from './resume-files.service';

export type { ResumeContent, ResumeContents, ResumeFilesService } from './resume-files.service';

export function resumeFilesModule(
  { database, config, limits, openCounts, clock, log }: ModuleParts,
  { resumes }: { resumes: ResumeService },
): Module<ResumeFilesService> {
  const folder = folderOf(config.resumeFolder);
  const service = createResumeFilesService({ database, resumes, folder, clock, log });
  return {
    name: 'resume-files',
    service,
    chores: service.chores,
    routes: (app) => resumeFilesRoutes(app, service, createCounters(openCounts, 'resume-files', limits.resumeFiles)),
  };
}

/** The contents of resume files without a running portal, for commands. */
export const resumeContents = (database: Queryable, path: string | undefined): ResumeContents =>
  readContents(database, folderOf(path));

const folderOf = (path: string | undefined) => (path === undefined ? undefined : fileFolder(path));
