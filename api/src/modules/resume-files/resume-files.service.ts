import { createHash, randomUUID } from 'node:crypto';
import { skillLines } from '@kadam/resume-engine/skill-lines';
import { type KeptResume, RESUME_KEPT_MONTHS } from '@kadam/shared/contract/resume-files';
import type { Database, Queryable } from '../../db/database';
import { DomainError, fieldError } from '../../errors';
import type { Chore } from '../../tasks';
import { type ResumeService, skillsOf } from '../resume';
import { cleanFileName, mediaTypeOf } from './file-name';
import type { FileFolder } from './file-folder';
import { readingOf } from './reading';
import { type ResumeRow, resumeFilesRepository, type SkillsOnFile } from './resume-files.repository';

interface ResumeFilesParts {
  readonly database: Database;
  readonly resumes: Pick<ResumeService, 'read'>;
  /** Where the bytes go; into the database without one. */
  readonly folder: FileFolder | undefined;
  readonly clock: () => Date;
}

interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Finds the content of a file; undefined when it is not kept any more. Who may see it is for the caller to decide. */
export type ResumeContents = (id: string) => Promise<ResumeContent | undefined>;

/** A resume as it is handed on. */
export interface ResumeContent {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

export type ResumeFilesService = ReturnType<typeof createResumeFilesService>;

// A file younger than this may belong to a transaction that has not committed.
const ORPHAN_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export function createResumeFilesService({ database, resumes, folder, clock }: ResumeFilesParts) {
  const files = resumeFilesRepository(database);

  async function write(id: string, bytes: Uint8Array): Promise<Uint8Array | null> {
    if (!folder) return bytes;
    await folder.write(id, bytes);
    return null;
  }

  return {
    /** Puts a resume on file; whoever hands in the same one again has it once. */
    async keep(memberId: string, { name: given, bytes }: GivenFile, signal?: AbortSignal): Promise<KeptResume> {
      const name = cleanFileName(given);
      const analysis = await resumes.read({ name, bytes }, signal);
      const reading = readingOf(analysis?.parsedResume);
      const skills = analysis ? skillsOf(skillLines(analysis)) : [];
      const sha256 = createHash('sha256').update(bytes).digest();
      const row = { id: randomUUID(), name, size: bytes.length, reading, skills, keptAt: clock() };
      const known = await files.same(memberId, sha256, name);
      // Not within the transaction: the embedded database has one connection, and a disk may be slow.
      const content = known ? null : await write(row.id, bytes);
      return database.transaction(async (tx) => {
        const own = resumeFilesRepository(tx);
        await own.lockMember(memberId);
        const same = await own.same(memberId, sha256, name);
        if (same?.id !== (await own.onFile(memberId))?.id) await own.takeOffFile(memberId);
        if (same) await own.putOnFile(same.id, row.keptAt, analysis && row);
        // Removed by another tab in this moment.
        else if (known) throw new DomainError('UNAVAILABLE', 'The file could not be kept this time. Please try again.');
        else await own.add({ ...row, memberId, sha256, content });
        return toKeptResume(same ? { ...row, id: same.id, reading: analysis ? reading : same.reading } : row);
      });
    },

    async onFile(memberId: string): Promise<KeptResume | null> {
      const row = await files.onFile(memberId);
      return row ? toKeptResume(row) : null;
    },

    skillsOnFile: (memberId: string): Promise<SkillsOnFile | undefined> => files.skillsOnFile(memberId),

    async takeOffFile(memberId: string): Promise<void> {
      await database.transaction((tx) => resumeFilesRepository(tx).takeOffFile(memberId));
    },

    /** Within the transaction of what carries the file. @throws DomainError NOT_FOUND for a file that is not the member's */
    async use(tx: Queryable, memberId: string, id: string): Promise<void> {
      const isUsed = await resumeFilesRepository(tx).use(memberId, id, clock());
      if (!isUsed)
        throw fieldError('NOT_FOUND', 'resumeId', 'This resume is not on file any more. Please choose a file again.');
    },

    content: readContents(database, folder),

    chores: [
      {
        name: 'resume files',
        run: (now, most) => {
          const before = { used: monthsBefore(now, RESUME_KEPT_MONTHS), carried: new Date(now.getTime() - DAY_MS) };
          return files.removeUnused(before, most);
        },
      },
      {
        name: 'resume files without a row',
        async run(now) {
          const ids = (await folder?.writtenBefore(new Date(now.getTime() - ORPHAN_MS))) ?? [];
          const orphans = await files.unknown(ids);
          for (const id of orphans) await folder?.remove(id);
          // All of them at once: there is no second round.
          return 0;
        },
      },
    ] satisfies Chore[],
  };
}

export const readContents =
  (database: Queryable, folder: FileFolder | undefined): ResumeContents =>
  async (id) => {
    const file = await resumeFilesRepository(database).stored(id);
    const bytes = file?.content ?? (file && (await folder?.read(id)));
    return file && bytes && { name: file.name, mediaType: mediaTypeOf(file.name), bytes };
  };

const toKeptResume = ({ id, name, size, reading, keptAt }: ResumeRow): KeptResume => ({
  id,
  name,
  size,
  keptAt: keptAt.toISOString(),
  reading,
});

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
