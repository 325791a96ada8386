import type { Section } from '@kadam/shared/contract/published-content';
import { firstRow, type Queryable } from '../../db/database';

/** `content` is null if the built-in content was published again. */
export interface StoredVersion {
  readonly section: Section;
  readonly version: number;
  readonly content: unknown;
  readonly at: Date;
  readonly by: string;
}

/** Channel that is notified of every change to the public pages. */
export const CONTENT_CHANNEL = 'content_published';

/** Notifies every server after the commit that the public pages have changed. */
export const announceContent = async (tx: Queryable): Promise<void> =>
  void (await tx.query('select pg_notify($1, $2)', [CONTENT_CHANNEL, '']));

const SHOWN_VERSIONS = 50;
const SELECT = 'select section, version, content, at, by_name as "by" from content_versions';

export const contentRepository = (database: Queryable) => ({
  /** The newest version of each section that was ever published. */
  newest: (): Promise<StoredVersion[]> =>
    database.query<StoredVersion>(
      `${SELECT} newest where version = (select max(version) from content_versions where section = newest.section)`,
    ),

  /** The publication time of each version, newest first. */
  times: (section: Section): Promise<{ readonly version: number; readonly at: Date }[]> =>
    database.query(`select version, at from content_versions where section = $1 order by version desc`, [section]),

  /** Newest first. */
  versions: (section: Section): Promise<StoredVersion[]> =>
    database.query<StoredVersion>(`${SELECT} where section = $1 order by version desc limit ${SHOWN_VERSIONS}`, [
      section,
    ]),

  find: (section: Section, version: number) =>
    firstRow<StoredVersion>(database, `${SELECT} where section = $1 and version = $2`, [section, version]),

  /** False if another transaction has added this version. */
  async add({ section, version, content, at, by }: StoredVersion): Promise<boolean> {
    const added = await database.query(
      `insert into content_versions (section, version, content, at, by_name) values ($1, $2, $3::jsonb, $4, $5)
       on conflict (section, version) do nothing returning 1`,
      [section, version, content === null ? null : JSON.stringify(content), at, by],
    );
    await announceContent(database);
    return added.length > 0;
  },
});
