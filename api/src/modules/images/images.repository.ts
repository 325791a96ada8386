import type { Queryable } from '../../db/database';
import type { ImageFiles } from './image-files';

export const imagesRepository = (database: Queryable) => ({
  /** False if it was already stored, which counts as an upload of today. */
  async add({ id, small, large }: ImageFiles, at: Date): Promise<boolean> {
    const [row] = await database.query<{ isNew: boolean }>(
      `insert into images (id, small, large, uploaded_at) values ($1, $2, $3, $4)
       on conflict (id) do update set uploaded_at = excluded.uploaded_at returning xmax = 0 as "isNew"`,
      [id, small, large, at],
    );
    return row?.isNew === true;
  },

  async find(id: string, size: 'small' | 'large'): Promise<Buffer | undefined> {
    const [row] = await database.query<{ bytes: Buffer }>(`select ${size} as bytes from images where id = $1`, [id]);
    return row?.bytes;
  },

  /** The existing ones of these images, locked until the end of the transaction. */
  async present(ids: readonly string[]): Promise<string[]> {
    const rows = await database.query<{ id: string }>('select id from images where id = any($1) for key share', [ids]);
    return rows.map(({ id }) => id);
  },

  /** Removes images that neither an employer nor a version of the content refers to. */
  async removeUnused(before: Date, max: number): Promise<number> {
    const removed = await database.query(
      `delete from images where id in (
         select id from images i where uploaded_at < $1
         and not exists (select from employers where logo_id = i.id)
         and not exists (select from content_versions where position(i.id in content::text) > 0)
         limit $2 for update skip locked
       ) returning 1`,
      [before, max],
    );
    return removed.length;
  },
});
