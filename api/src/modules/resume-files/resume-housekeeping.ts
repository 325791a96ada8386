import type { Queryable } from '../../db/database';
import { type HousekeepingJob, removalJob } from '../../tasks';
import type { FileFolder } from './file-folder';
import { resumeStorageRepository } from './resume-storage.repository';

// A file younger than this may belong to a transaction that has not committed.
const ORPHAN_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

interface Parts {
  readonly database: Queryable;
  readonly folder: FileFolder | undefined;
}

/** Removes unneeded resumes, and files of the folder without a row. */
export function resumeJobs({ database, folder }: Parts): HousekeepingJob[] {
  const storage = resumeStorageRepository(database);
  return [
    removalJob('resume files without an application', DAY_MS, storage.removeUncarried),
    {
      name: 'resume files without a row',
      async run(now) {
        const ids = (await folder?.writtenBefore(new Date(now.getTime() - ORPHAN_MS))) ?? [];
        const orphans = await storage.unknown(ids);
        for (const id of orphans) await folder?.remove(id);
        return 0;
      },
    },
  ];
}
