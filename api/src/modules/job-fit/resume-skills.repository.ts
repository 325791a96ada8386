import type { ResumeSkill } from '@kadam/shared/contract/resume-skills';
import { firstRow, oldRows, type Queryable } from '../../db/database';

export interface StoredResume {
  readonly fileName: string;
  readonly skills: ResumeSkill[];
  readonly keptAt: Date;
}

export type ResumeSkillsRepository = ReturnType<typeof resumeSkillsRepository>;

export const resumeSkillsRepository = (database: Queryable) => ({
  find: (memberId: string) =>
    firstRow<StoredResume>(
      database,
      'select file_name as "fileName", skills, kept_at as "keptAt" from kept_resumes where member_id = $1',
      [memberId],
    ),

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

  old: oldRows(database, 'kept_resumes', 'kept_at < $1'),
});
