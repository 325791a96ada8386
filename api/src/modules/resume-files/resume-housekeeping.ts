import { RESUME_RETENTION_MONTHS } from '@kadam/shared/contract/resume-files';
import type { Queryable } from '../../db/database';
import type { HousekeepingJob } from '../../tasks';
import type { FileFolder } from './file-folder';
import { resumeStorageRepository } from './resume-storage.repository';

// A file younger than this may belong to a transaction that has not committed.
const ORPHAN_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

interface Parts {
  readonly database: Queryable;
  readonly folder: FileFolder | undefined;
}

/** Removes unused resumes, and files of the folder without a row. */
export function resumeJobs({ database, folder }: Parts): HousekeepingJob[] {
  const storage = resumeStorageRepository(database);
  return [
    {
      name: 'resume files',
      run: (now, max) => {
        const before = { used: monthsBefore(now, RESUME_RETENTION_MONTHS), carried: new Date(now.getTime() - DAY_MS) };
        return storage.removeUnused(before, max);
      },
    },
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

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
