import type { ResumeSkill } from '@kadam/shared/contract/resume-skills';
import type { ResumeReading } from '@kadam/shared/contract/resume-files';
import { firstRow, type Queryable } from '../../db/database';

export interface ResumeRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly reading: ResumeReading;
  readonly keptAt: Date;
}

interface Read {
  readonly reading: ResumeReading;
  readonly skills: readonly ResumeSkill[];
}

export interface NewResume extends ResumeRow, Read {
  readonly memberId: string;
  readonly sha256: Buffer;
  /** Null if the content is in a folder. */
  readonly content: Uint8Array | null;
}

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly content: Buffer | null;
}

export interface SkillsOnFile {
  readonly fileName: string;
  readonly skills: ResumeSkill[];
  readonly keptAt: Date;
}

export const resumeFilesRepository = (database: Queryable) => ({
  onFile: (memberId: string) =>
    firstRow<ResumeRow>(database, `${SELECT} where member_id = $1 and is_on_file`, [memberId]),

  /** The skills found in the resume of the profile, each with its line. */
  skillsOnFile: (memberId: string) =>
    firstRow<SkillsOnFile>(
      database,
      'select name as "fileName", skills, kept_at as "keptAt" from resume_files where member_id = $1 and is_on_file',
      [memberId],
    ),

  async skills(id: string): Promise<ResumeSkill[]> {
    const [row] = await database.query<{ skills: ResumeSkill[] }>('select skills from resume_files where id = $1', [
      id,
    ]);
    return row?.skills ?? [];
  },

  same: (memberId: string, sha256: Buffer, name: string) =>
    firstRow<ResumeRow>(database, `${SELECT} where member_id = $1 and sha256 = $2 and name = $3`, [
      memberId,
      sha256,
      name,
    ]),

  async add({ id, memberId, name, size, sha256, content, reading, skills, keptAt }: NewResume): Promise<void> {
    await database.query(
      `insert into resume_files (id, member_id, name, size, sha256, content, reading, skills, kept_at, is_on_file)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true)`,
      [id, memberId, name, size, sha256, content, JSON.stringify(reading), JSON.stringify(skills), keptAt],
    );
  },

  /** Serializes changes to the files of one member; returns false if the account is gone. */
  async lockMember(memberId: string): Promise<boolean> {
    return (await database.query('select 1 from members where id = $1 for no key update', [memberId])).length > 0;
  },

  /** A new result replaces the previous one; without one that remains. */
  async putOnFile(id: string, keptAt: Date, read?: Read): Promise<void> {
    await database.query(
      `update resume_files set is_on_file = true, kept_at = $2, reading = coalesce($3, reading), skills = coalesce($4, skills)
       where id = $1`,
      [id, keptAt, read ? JSON.stringify(read.reading) : null, read ? JSON.stringify(read.skills) : null],
    );
  },

  /**
   * Removes the resume from the profile, and its file unless an application has it. Returns the
   * removed file.
   */
  async removeFromProfile(memberId: string): Promise<string[]> {
    const removed = await database.query<{ id: string }>(
      `delete from resume_files file where member_id = $1 and is_on_file
       and not exists (select from applications where resume_file_id = file.id) returning id`,
      [memberId],
    );
    await database.query(
      `update resume_files set is_on_file = false, skills = '[]' where member_id = $1 and is_on_file`,
      [memberId],
    );
    return removed.map(({ id }) => id);
  },

  /** Marks a file of the member as used; returns false if it does not exist. */
  async use(memberId: string, id: string, now: Date): Promise<boolean> {
    const used = await database.query(
      'update resume_files set kept_at = $3 where id = $2 and member_id = $1 returning 1',
      [memberId, id, now],
    );
    return used.length > 0;
  },

  stored: (id: string) =>
    firstRow<StoredFile>(database, 'select id, name, content from resume_files where id = $1', [id]),
});

const SELECT = 'select id, name, size, reading, kept_at as "keptAt" from resume_files';
