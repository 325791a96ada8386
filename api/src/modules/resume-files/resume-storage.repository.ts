import { oldRows, type Queryable } from '../../db/database';

export interface Usage {
  readonly files: number;
  readonly bytes: number;
}

export const resumeStorageRepository = (database: Queryable) => ({
  /**
   * Storage in use, without the resume of the profile. Files of decided applications do not count,
   * because applicants cannot remove them.
   */
  async usage(memberId: string): Promise<Usage> {
    const [row] = await database.query<Usage>(
      `select count(*) as files, coalesce(sum(size), 0)::int as bytes from resume_files file where member_id = $1
       and exists (select from applications where resume_file_id = file.id and status not in ('hired', 'not_chosen'))`,
      [memberId],
    );
    return row ?? { files: 0, bytes: 0 };
  },

  /** Removes a file that nothing refers to; returns false otherwise. */
  async removeUnneeded(id: string): Promise<boolean> {
    const removed = await database.query(
      `delete from resume_files file where id = $1 and not is_on_file
       and not exists (select from applications where resume_file_id = file.id) returning 1`,
      [id],
    );
    return removed.length > 0;
  },

  /** Files not used since a time. */
  unused: oldRows(database, 'resume_files', 'kept_at < $1'),

  /** Removes files that are neither in a profile nor in an application. */
  removeUncarried: oldRows(
    database,
    'resume_files',
    `kept_at < $1 and not is_on_file and not exists (select from applications where resume_file_id = resume_files.id)`,
  ).remove,

  /** Returns the ids without a row. */
  async unknown(ids: readonly string[]): Promise<string[]> {
    const rows = await database.query<{ id: string }>(
      'select id from unnest($1::uuid[]) as given (id) where not exists (select from resume_files file where file.id = given.id)',
      [ids],
    );
    return rows.map(({ id }) => id);
  },

  /** The id of the folder that contains resume files; undefined if they are in the database. */
  async folder(): Promise<string | undefined> {
    const [row] = await database.query<{ id: string }>('select id from resume_folder');
    return row?.id;
  },

  /** Records the folder unless one is recorded; returns the recorded one. */
  async recordFolder(id: string): Promise<string | undefined> {
    await database.query('insert into resume_folder (id) values ($1) on conflict (is_only) do nothing', [id]);
    return this.folder();
  },

  async anyInFolder(): Promise<string | undefined> {
    const [row] = await database.query<{ id: string }>('select id from resume_files where content is null limit 1');
    return row?.id;
  },

  async inFolderOf(memberId: string): Promise<string[]> {
    const rows = await database.query<{ id: string }>(
      'select id from resume_files where member_id = $1 and content is null',
      [memberId],
    );
    return rows.map(({ id }) => id);
  },
});
