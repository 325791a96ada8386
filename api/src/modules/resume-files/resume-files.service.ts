import { createHash, randomUUID } from 'node:crypto';
import { skillLines } from '@kadam/resume-engine/skill-lines';
import { type ResumeFile, type ResumeReading, RESUME_QUOTA } from '@kadam/shared/contract/resume-files';
import type { ResumeSkill } from '@kadam/shared/contract/resume-skills';
import type { ParsedResume } from '@kadam/shared/contract/resume';
import { recordConsent } from '../../consents';
import type { Database, Queryable } from '../../db/database';
import { DomainError, fieldError } from '../../errors';
import type { TaskLog } from '../../tasks';
import { type ResumeService, skillsOf } from '../resume';
import { cleanFileName, mediaTypeOf } from './file-name';
import type { FileFolder } from './file-folder';
import { resumeJobs } from './resume-housekeeping';
import { resumeStorageRepository, type Usage } from './resume-storage.repository';
import { type ResumeRow, resumeFilesRepository, type SkillsOnFile } from './resume-files.repository';

interface ResumeFilesParts {
  readonly database: Database;
  readonly resumes: Pick<ResumeService, 'read'>;
  readonly folder: FileFolder | undefined;
  readonly clock: () => Date;
  readonly log: Pick<TaskLog, 'warn' | 'error'>;
}

interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Key of the network address for limits, and a signal that is aborted on disconnect. */
interface RequestContext {
  readonly client: string;
  readonly signal: AbortSignal;
}

/** The content of a file; undefined if it was deleted. The caller checks the permission. */
export type ResumeContents = (id: string) => Promise<ResumeContent | undefined>;

export interface ResumeContent {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

export type ResumeFilesService = ReturnType<typeof createResumeFilesService>;

export function createResumeFilesService({ database, resumes, folder, clock, log }: ResumeFilesParts) {
  const files = resumeFilesRepository(database);

  async function write(id: string, bytes: Uint8Array): Promise<Uint8Array | null> {
    if (!folder) return bytes;
    await folder.write(id, bytes).catch((error: NodeJS.ErrnoException) => {
      log.error({ code: error.code }, 'a resume file could not be written to KADAM_RESUME_FILES');
      throw new DomainError('UNAVAILABLE', NO_ROOM, { retryAfter: NO_ROOM_SECONDS });
    });
    return null;
  }

  /** Removes the content of removed rows after the commit; housekeeping retries failures. */
  async function discard(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await folder
        ?.remove(id)
        .catch((error: unknown) => log.warn({ err: error }, 'a resume file could not be removed'));
  }

  return {
    /**
     * Stores a resume; storing the same file again does not duplicate it.
     * @throws DomainError CONFLICT beyond the storage of a member, UNAVAILABLE if the file cannot
     * be stored now
     */
    async store(memberId: string, { name: given, bytes }: GivenFile, context: RequestContext): Promise<ResumeFile> {
      const name = cleanFileName(given);
      const sha256 = createHash('sha256').update(bytes).digest();
      const known = await files.same(memberId, sha256, name);
      if (!known) rejectBeyondQuota(await resumeStorageRepository(database).usage(memberId), bytes.length);
      const analysis = await resumes.read({ name, bytes }, context);
      const reading = readingOf(analysis?.parsedResume);
      const skills = analysis ? skillsOf(skillLines(analysis)) : [];
      const row = { id: randomUUID(), name, size: bytes.length, reading, skills, keptAt: clock() };
      // Outside the transaction: the embedded database has one connection, and a disk may be slow.
      const content = known ? null : await write(row.id, bytes);
      const unneeded: string[] = [];
      try {
        return await database.transaction(async (tx) => {
          const own = resumeFilesRepository(tx);
          if (!(await own.lockMember(memberId))) throw new DomainError('UNAUTHENTICATED', GONE);
          const same = await own.same(memberId, sha256, name);
          await recordConsent(tx, { ...onFile(memberId), isGiven: true, source: 'resume_upload', now: row.keptAt });
          if (same?.id !== (await own.onFile(memberId))?.id) unneeded.push(...(await own.removeFromProfile(memberId)));
          if (same) {
            if (!known) unneeded.push(row.id);
            await own.putOnFile(same.id, row.keptAt, analysis && row);
            return toResume({ ...row, id: same.id, reading: analysis ? reading : same.reading });
          }
          if (known) throw new DomainError('UNAVAILABLE', 'The file could not be stored this time. Please try again.');
          rejectBeyondQuota(await resumeStorageRepository(tx).usage(memberId), bytes.length);
          await own.add({ ...row, memberId, sha256, content });
          return toResume(row);
        });
      } catch (error) {
        // After any other error the commit may have succeeded: then the file is needed, otherwise
        // housekeeping removes it.
        unneeded.splice(0, Infinity, ...(error instanceof DomainError ? [row.id] : []));
        throw error;
      } finally {
        await discard(unneeded);
      }
    },

    async onFile(memberId: string): Promise<ResumeFile | null> {
      const row = await files.onFile(memberId);
      return row ? toResume(row) : null;
    },

    skillsOnFile: (memberId: string): Promise<SkillsOnFile | undefined> => files.skillsOnFile(memberId),

    async removeFromProfile(memberId: string): Promise<void> {
      const removed = await database.transaction((tx) => removeFromProfile(tx, memberId, clock()));
      await discard(removed);
    },

    /** Within the transaction of an application: removes the file if nothing else refers to it. */
    removeUnneeded: (tx: Queryable, id: string): Promise<boolean> => resumeStorageRepository(tx).removeUnneeded(id),

    discard,

    /**
     * Within the transaction of the application. @throws DomainError NOT_FOUND for another member's
     * file
     */
    async use(tx: Queryable, memberId: string, id: string): Promise<void> {
      const isUsed = await resumeFilesRepository(tx).use(memberId, id, clock());
      if (!isUsed)
        throw fieldError('NOT_FOUND', 'resumeId', 'This resume is no longer on file. Please choose a file again.');
    },

    content: readContents(database, folder),

    /**
     * The skills of a file, each with its line, and the lines of its pages as extracted.
     * @throws DomainError UNAVAILABLE if too many files are waiting, or as `ResumeService.read`
     */
    async read({ name, bytes }: ResumeContent, context: RequestContext): Promise<ReadFile> {
      const analysis = await resumes.read({ name, bytes }, context);
      if (!analysis) throw new DomainError('UNAVAILABLE', NOT_READ_NOW, { retryAfter: READ_AGAIN_SECONDS });
      return { skills: skillsOf(skillLines(analysis)), pages: pagesOf(analysis.reading) };
    },

    /** The skills from when the file was stored; empty once it is no longer in the profile. */
    knownSkills: (id: string): Promise<ResumeSkill[]> => files.skills(id),

    housekeeping: resumeJobs({ database, folder }),
  };
}

const onFile = (memberId: string) => ({ who: { memberId }, purpose: 'resume_on_file' }) as const;

/** Ends and records the consent to keep a resume. Returns the ids of the removed files. */
export async function removeFromProfile(tx: Queryable, memberId: string, now: Date): Promise<string[]> {
  await recordConsent(tx, { ...onFile(memberId), isGiven: false, source: 'account', now });
  return resumeFilesRepository(tx).removeFromProfile(memberId);
}

interface ReadFile {
  readonly skills: readonly ResumeSkill[];
  readonly pages: readonly (readonly string[])[];
}

function pagesOf(lines: readonly { readonly page: number; readonly text: string }[]): string[][] {
  const pages = new Map<number, string[]>();
  for (const { page, text } of lines) pages.set(page, [...(pages.get(page) ?? []), text]);
  return [...pages.values()];
}

const NOT_READ_NOW = 'The resume cannot be read at this moment. Please try again shortly.';
const READ_AGAIN_SECONDS = 20;
const NO_ROOM = 'Your file could not be stored: the server has no room for it just now. Please try again later.';
// Free space first.
const NO_ROOM_SECONDS = 300;
const GONE = 'This account no longer exists.';

export const readContents =
  (database: Queryable, folder: FileFolder | undefined): ResumeContents =>
  async (id) => {
    const file = await resumeFilesRepository(database).stored(id);
    const bytes = file?.content ?? (file && (await folder?.read(id)));
    return file && bytes && { name: file.name, mediaType: mediaTypeOf(file.name), bytes };
  };

const toResume = ({ id, name, size, reading, keptAt }: ResumeRow): ResumeFile => ({
  id,
  name,
  size,
  keptAt: keptAt.toISOString(),
  reading,
});

const MAX_SKILLS = 40;

const NOTHING = { name: '', email: '', phone: '', lastJob: '', skills: [] };
const NOTHING_FOUND =
  'Machines read nothing in this file: it may be a scan or a picture. You can still send it; a PDF or DOCX saved from a word processor is read better.';
const NOT_READ = 'This file could not be read by a machine just now. You can still send it.';

// Facts about a resume that are shown to the applicant before sending, and to the office in its
// mail.
function readingOf(resume: ParsedResume | undefined): ResumeReading {
  if (!resume) return { ...NOTHING, warning: NOT_READ };
  const { contact, experience, skills, technicalSkills } = resume;
  const { role = '', company = '' } = experience[0] ?? {};
  const found = {
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    lastJob: [role, company].filter(Boolean).join(', '),
    skills: [...new Set([...technicalSkills, ...skills])].slice(0, MAX_SKILLS),
  };
  const isEmpty = Object.values(found).every((value) => value.length === 0);
  return { ...found, warning: isEmpty ? NOTHING_FOUND : null };
}

const MB = 1024 * 1024;

/** @throws DomainError CONFLICT if a file of this size exceeds the quota */
function rejectBeyondQuota({ files, bytes }: Usage, size: number): void {
  if (files < RESUME_QUOTA.files && bytes + size <= RESUME_QUOTA.bytes) return;
  throw fieldError(
    'CONFLICT',
    'file',
    `Your resume files use ${inMb(bytes)} of ${RESUME_QUOTA.bytes / MB} MB (${files} of ${RESUME_QUOTA.files} files), and this file needs ${inMb(size)}. ` +
      'To free space, send a smaller file or withdraw an application under My Jobs: the file it carries is then deleted.',
  );
}

// Rounded up: 1 KB is not 0.0 MB.
const inMb = (bytes: number) => `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1)} MB`;
