import type { EmploymentType, ExperienceLevel, JobType } from '@kadam/shared/contract/jobs';
import type { Queryable } from '../../db/database';
import type { Field } from './search-question';

/** What the search knows of a posting. */
export interface SearchRow {
  readonly id: string;
  /** Microseconds since 1970. */
  readonly createdAt: number;
  /** Number of the transaction that changed it last. */
  readonly changedIn: number;
  /** Ten-thousandths of a lakh. */
  readonly pay: number | null;
  readonly jobType: JobType;
  readonly employmentType: EmploymentType;
  readonly experienceLevel: ExperienceLevel;
  readonly isActive: boolean;
  readonly words: Readonly<Record<Field, readonly string[]>>;
}

export type SearchRowsRepository = ReturnType<typeof searchRowsRepository>;

/** Reads the search table in parts, each in a moment of its own. */
export const searchRowsRepository = (database: Queryable) => ({
  /** Every transaction that this moment does not see yet has this number or a higher one. */
  async horizon(): Promise<number> {
    const [row] = await database.query<{ horizon: number }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon',
    );
    return row?.horizon ?? 0;
  },

  async countActive(): Promise<number> {
    const [row] = await database.query<{ count: number }>(
      'select coalesce(sum(postings), 0)::bigint as count from job_search_tally',
    );
    return row?.count ?? 0;
  },

  /** The transaction that removed all postings at once the last time, 0 for none. */
  async emptiedIn(): Promise<number> {
    const [row] = await database.query<{ emptied: number }>(
      'select changed_in::text::bigint as emptied from job_search where id = $1',
      [NIL],
    );
    return row?.emptied ?? 0;
  },

  /** Active postings in posting order, oldest first. */
  async active(after: SearchRow | undefined, limit: number): Promise<SearchRow[]> {
    const where = after ? `and created_at >= ${MOMENT} and (created_at > ${MOMENT} or id < $3)` : '';
    const rows = await database.query<Row>(
      `select ${COLUMNS} from job_search where is_active ${where} order by created_at, id desc limit $1`,
      after ? [limit, after.createdAt, after.id] : [limit],
    );
    return rows.map(toSearchRow);
  },

  /** Postings whose last change this transaction or a later one made, closed ones included, in the order of their changes. */
  async changedSince(horizon: number, after: SearchRow | undefined, limit: number): Promise<SearchRow[]> {
    // A restored backup can hold numbers this server has not reached yet; they are no news.
    const rows = await database.query<Row>(
      `select ${COLUMNS} from job_search
       where (changed_in, id) > ($1::text::xid8, $2::uuid) and changed_in < pg_snapshot_xmax(pg_current_snapshot())
       order by changed_in, id limit $3`,
      after ? [after.changedIn, after.id, limit] : [horizon - 1, LAST_ID, limit],
    );
    return rows.map(toSearchRow);
  },

  /** Adds up what the tally has become, row by row, since the last time. */
  async tidyTally(): Promise<void> {
    await database.query(
      `with gone as (delete from job_search_tally returning *)
       insert into job_search_tally
       select job_type, employment_type, experience_level, sum(postings) from gone group by 1, 2, 3`,
    );
  },
});

/** Instead of a posting: all of them were removed at once. */
export const NIL = '00000000-0000-0000-0000-000000000000';

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Row extends Omit<SearchRow, 'words'> {
  readonly words: string;
}

const MOMENT = `timestamptz 'epoch' + $2::bigint * interval '1 microsecond'`;
const COLUMNS = `
  id, (extract(epoch from created_at) * 1000000)::bigint as "createdAt", changed_in::text::bigint as "changedIn", ctc as pay,
  job_type as "jobType", employment_type as "employmentType", experience_level as "experienceLevel", is_active as "isActive",
  array_to_string(tsvector_to_array(words), ' ') as words`;

function toSearchRow(row: Row): SearchRow {
  const words: Record<Field, string[]> = { text: [], title: [], place: [] };
  for (const word of row.words === '' ? [] : row.words.split(' ')) {
    if (word.startsWith('=')) words.title.push(word.slice(1));
    else if (word.startsWith('@')) words.place.push(word.slice(1));
    else words.text.push(word);
  }
  return { ...row, words };
}
