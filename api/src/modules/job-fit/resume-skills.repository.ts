import type { ResumeSkill } from '@kadam/shared/contract/resume-skills';
import type { Queryable } from '../../db/database';

export interface StoredResume {
  readonly fileName: string;
  readonly skills: ResumeSkill[];
  readonly keptAt: Date;
}

export type ResumeSkillsRepository = ReturnType<typeof resumeSkillsRepository>;

export const resumeSkillsRepository = (database: Queryable) => ({
  async find(memberId: string): Promise<StoredResume | undefined> {
    const [stored] = await database.query<StoredResume>(
      'select file_name as "fileName", skills, kept_at as "keptAt" from kept_resumes where member_id = $1',
      [memberId],
    );
    return stored;
  },

  async save(memberId: string, { fileName, skills, keptAt }: StoredResume): Promise<void> {
    await database.query(
      `insert into kept_resumes (member_id, file_name, skills, kept_at) values ($1, $2, $3, $4)
       on conflict (member_id) do update set file_name = $2, skills = $3, kept_at = $4`,
      [memberId, fileName, JSON.stringify(skills), keptAt],
    );
  },

  async forget(memberId: string): Promise<void> {
    await database.query('delete from kept_resumes where member_id = $1', [memberId]);
  },

  async removeOld(before: Date, max: number): Promise<number> {
    const removed = await database.query(
      'delete from kept_resumes where member_id in (select member_id from kept_resumes where kept_at < $1 limit $2) returning 1',
      [before, max],
    );
    return removed.length;
  },

  async countOld(before: Date): Promise<number> {
    const [row] = await database.query<{ count: number }>(
      'select count(*)::int as count from kept_resumes where kept_at < $1',
      [before],
    );
    return row?.count ?? 0;
  },
});
