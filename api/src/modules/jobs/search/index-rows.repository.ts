import { columnOf } from '../../../db/columns';
import { countRows, type Queryable } from '../../../db/database';
import { FACET_NAMES, FACETS } from '@kadam/shared/contract/jobs';

/** Words of the dictionary, each with the prefix of its field, and its number. */
export interface NumberedWords {
  readonly words: readonly string[];
  readonly numbers: Int32Array;
}

/** How far the database is. */
export interface DatabaseMoment {
  /** Every transaction that is not visible yet has this number or a higher one. */
  readonly horizon: number;
  /**
   * Identifies the tables: differs after a restore, on another server, after a failover. Null while
   * tables are being restored.
   */
  readonly identity: string | null;
  /**
   * Postings removed by transactions below this one are deleted, so that an index cannot learn of
   * them.
   */
  readonly forgottenBelow: number;
}

export type IndexRowsRepository = ReturnType<typeof indexRowsRepository>;

/** Reads the search table in parts, each with its own snapshot. */
export const indexRowsRepository = (database: Queryable) => ({
  async moment(): Promise<DatabaseMoment> {
    const [row] = await database.query<DatabaseMoment>(MOMENT_NOW);
    if (!row) throw new Error('The database returned no row about itself.');
    return row;
  },

  countActive: () => countRows(database, 'from job_search where is_active'),

  /** The last transaction that removed all postings at once, 0 for none. */
  async emptiedIn(): Promise<number> {
    const [row] = await database.query<{ emptied: number }>(
      'select changed_in::text::bigint as emptied from job_search where id = $1',
      [NIL],
    );
    return row?.emptied ?? 0;
  },

  /** Active postings, oldest first. Postings with equal times cost no more than others. */
  active(after: IndexRow | undefined, limit: number): Promise<IndexRow[]> {
    if (!after) return rowsOf(database, `${ACTIVE} ${OLDEST_FIRST} limit $1`, [limit]);
    return rowsOf(
      database,
      `(${ACTIVE} and created_at = ${MICROSECONDS} and id < $3 order by id desc limit $1)
       union all (${ACTIVE} and created_at > ${MICROSECONDS} ${OLDEST_FIRST} limit $1) ${OLDEST_FIRST} limit $1`,
      [limit, after.createdAt, uuidText(after.id)],
    );
  },

  /**
   * Postings last changed by this transaction or a later one, including closed ones, in the order
   * of their changes.
   */
  changedSince(horizon: number, after: IndexRow | undefined, limit: number): Promise<IndexRow[]> {
    if (!after)
      return rowsOf(database, `${CHANGED} and changed_in >= $2::text::xid8 ${CHANGE_ORDER} limit $1`, [limit, horizon]);
    return rowsOf(
      database,
      `(${CHANGED} and changed_in = $2::text::xid8 and id < $3 order by id desc limit $1)
       union all (${CHANGED} and changed_in > $2::text::xid8 ${CHANGE_ORDER} limit $1) ${CHANGE_ORDER} limit $1`,
      [limit, after.changedIn, uuidText(after.id)],
    );
  },

  /** The words with these numbers. */
  words: (numbers: readonly number[]): Promise<NumberedWords> =>
    wordsOf(database, 'number = any($1::int[])', [numbers]),

  /** The words with the next higher numbers. */
  wordsAfter: (number: number, limit: number): Promise<NumberedWords> =>
    wordsOf(database, 'number > $1 order by number limit $2', [number, limit]),
});

/** Represents the removal of all postings at once. */
export const NIL = '00000000-0000-0000-0000-000000000000';

// A restore creates the triggers last: if they exist, the tables are complete.
const MOMENT_NOW = `
  select
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon,
    forgotten_below::text::bigint as "forgottenBelow",
    system_identifier || ' ' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) || ' '
      || (select oid from pg_database where datname = current_database()) || ' '
      || (select oid from pg_trigger where tgrelid = 'job_postings'::regclass and tgname = 'job_search_insert') as identity
  from pg_control_system(), job_search_housekeeping`;

const MICROSECONDS = `timestamptz 'epoch' + $2::bigint * interval '1 microsecond'`;
const ACTIVE = 'select * from job_search where is_active';
const OLDEST_FIRST = 'order by created_at, id desc';
// A restored backup may have transaction numbers that this server has not reached yet; these are
// not changes.
const CHANGED = 'select * from job_search where changed_in < pg_snapshot_xmax(pg_current_snapshot())';
const CHANGE_ORDER = 'order by changed_in, id desc';

// The code of a combination of facet values: one digit for each facet, the first is the most
// significant.
const CODE = FACET_NAMES.reduce(
  (code, name) =>
    `(${code} * ${FACETS[name].length} + array_position('{${FACETS[name].join()}}'::text[], ${columnOf(name)}) - 1)`,
  '0',
);
const HEAD = `
  uuid_send(id) || float8send((extract(epoch from created_at) * 1000000)::float8) || float8send(changed_in::text::float8)
  || float8send(case when ctc is null then -1 else greatest(ctc, 0) end) || int4send(case when is_active then ${CODE} else -1 end)
  || int4send(length(word_numbers) / 4)`;

// Two long strings are read several times faster than as many rows.
async function rowsOf(database: Queryable, sql: string, values: readonly unknown[]): Promise<IndexRow[]> {
  const [row] = await database.query<{ heads: string | null; words: string | null }>(
    `select encode(string_agg(${HEAD}, ''), 'base64') as heads, encode(string_agg(word_numbers, ''), 'base64') as words
     from (${sql}) part`,
    values,
  );
  return readRows(row?.heads ?? null, row?.words ?? null);
}

async function wordsOf(database: Queryable, where: string, values: readonly unknown[]): Promise<NumberedWords> {
  const [row] = await database.query<{ words: string | null; numbers: string | null }>(
    `select string_agg(word, ' ' order by number) as words,
       encode(string_agg(int4send(number), '' order by number), 'base64') as numbers
     from (select word, number from job_search_dictionary where ${where}) part`,
    values,
  );
  return { words: row?.words?.split(' ') ?? [], numbers: readNumbers(row?.numbers ?? null) };
}

/** The fields of a posting for the search, as returned by the database. */
export interface IndexRow {
  /** The sixteen bytes of its id. */
  readonly id: Buffer;
  /** Microseconds since 1970. */
  readonly createdAt: number;
  /** Number of the last transaction that changed it. */
  readonly changedIn: number;
  /** Ten-thousandths of a lakh; -1 for none. */
  readonly pay: number;
  /** Code of its facet values (facets.ts); -1 if it is not active. */
  readonly facets: number;
  /** Its words, as numbers in the dictionary. */
  readonly words: Int32Array;
}

/**
 * Bytes of a row without its words: id, three doubles, code of its facet values, number of words.
 * All big-endian.
 */
export const HEAD_BYTES = 48;

/** Splits rows that the database has concatenated: all heads, then all words. */
export function readRows(heads: string | null, wordNumbers: string | null): IndexRow[] {
  const bytes = fromBase64(heads ?? '');
  const words = readNumbers(wordNumbers);
  const rows: IndexRow[] = [];
  let wordsRead = 0;
  for (let start = 0; start < bytes.length; start += HEAD_BYTES) {
    const wordCount = bytes.readInt32BE(start + 44);
    rows.push({
      id: bytes.subarray(start, start + 16),
      createdAt: bytes.readDoubleBE(start + 16),
      changedIn: bytes.readDoubleBE(start + 24),
      pay: bytes.readDoubleBE(start + 32),
      facets: bytes.readInt32BE(start + 40),
      words: words.subarray(wordsRead, wordsRead + wordCount),
    });
    wordsRead += wordCount;
  }
  return rows;
}

/** 32-bit numbers, big-endian. */
export function readNumbers(text: string | null): Int32Array {
  const bytes = fromBase64(text ?? '').swap32();
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** An id as text. */
export function uuidText(bytes: Buffer, start = 0): string {
  const hex = bytes.toString('hex', start, start + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

// Not from Node's buffer pool, where the bytes would not be aligned for typed arrays.
function fromBase64(text: string): Buffer {
  const bytes = Buffer.alloc(Math.ceil((text.length * 3) / 4));
  return bytes.subarray(0, bytes.write(text, 'base64'));
}
