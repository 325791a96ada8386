import type { Queryable } from '../db/database';
import type { Column, ImportKind } from './import-kind';

/** Numbers of rows, in the file and in the database, by what would happen to them. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Open so far: the file closes them, or no longer has them. */
  readonly closed: number;
}

/** Rows that differ from the file but stay as the office has edited them: the first titles. */
export interface Kept {
  readonly count: number;
  readonly titles: readonly string[];
}

export interface Repeated {
  readonly ordinal: number;
  readonly line: number;
  readonly firstLine: number;
}

type Kind = Pick<ImportKind, 'table' | 'columns' | 'isClosable' | 'kept'>;

interface StagingOptions {
  readonly kind: Kind;
  readonly source: string;
  /** The import that records its changes, so that it can be undone. */
  readonly importId?: string | undefined;
}

// An arbitrary number that no other advisory lock uses.
const LOCK = 7_352_327;

/** The rows of one import, in a temporary table of the transaction `tx`. */
export class Staging {
  private readonly kind: Kind;
  private readonly source: string;
  private readonly importId: string | undefined;

  constructor(
    private readonly tx: Queryable,
    { kind, source, importId }: StagingOptions,
  ) {
    this.kind = kind;
    this.source = source;
    this.importId = importId;
  }

  async begin(): Promise<boolean> {
    await this.tx.query('set local statement_timeout = 0');
    const [lock] = await this.tx.query<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock($1, hashtext($2)) as taken',
      [LOCK, `${this.kind.table} ${this.source}`],
    );
    if (!lock?.taken) return false;
    await this.tx.query(
      `create temporary table import_rows (ordinal int, line int, id uuid, reference text, ${typed(this.kind.columns)}) on commit drop`,
    );
    return true;
  }

  /** Adds rows as JSON with the columns, `ordinal`, `line`, `id` and `reference`. */
  async add(rows: readonly string[]): Promise<void> {
    await this.tx.query(
      `insert into import_rows select * from json_to_recordset($1::json) as r(ordinal int, line int, id uuid, reference text, ${typed(this.kind.columns)})`,
      [`[${rows.join(',')}]`],
    );
  }

  /**
   * Removes rows whose reference is that of an earlier row. Returns the first `max` and their
   * number.
   */
  async removeRepeated(max: number): Promise<{ count: number; repeated: Repeated[] }> {
    await this.tx.query('create index on import_rows (reference)');
    await this.tx.query('create unique index on import_rows (ordinal)');
    await this.tx.query('analyze import_rows');
    await this.tx.query(`
      create temporary table import_repeated on commit drop as
      select ordinal, line, first_line from (
        select ordinal, line, first_value(line) over same as first_line, row_number() over same as place
        from import_rows window same as (partition by reference order by ordinal)
      ) as numbered where place > 1`);
    const [counted] = await this.tx.query<{ count: number }>('select count(*) as count from import_repeated');
    await this.tx.query('delete from import_rows where ordinal in (select ordinal from import_repeated)');
    const repeated = await this.tx.query<Repeated>(
      'select ordinal, line, first_line as "firstLine" from import_repeated order by ordinal limit $1',
      [max],
    );
    return { count: counted?.count ?? 0, repeated };
  }

  async compare(isClosingMissing: boolean): Promise<Changes & { kept: number; open: number; missing: number }> {
    const { table, columns, isClosable, kept } = this.kind;
    const changed = kept ? `case when t.${kept.flag} then 'kept' else 'changed' end` : `'changed'`;
    const closing = isClosable ? `when t.is_active and not s.is_active then 'closed'` : '';
    await this.tx.query(
      `create temporary table import_verdicts on commit drop as
       select s.ordinal, t.id, case when t.id is null then 'added' ${closing}
         when (${columns.map((column) => `t.${column.name}`).join(', ')}) is distinct from (${columns.map(changedTo).join(', ')})
         then ${changed} else 'unchanged' end as verdict
       from import_rows s left join ${table} t on t.source = $1 and t.reference = s.reference`,
      [this.source],
    );
    await this.tx.query('create unique index on import_verdicts (ordinal) where verdict <> $$unchanged$$');
    await this.tx.query('analyze import_verdicts');
    const verdicts = await this.tx.query<{ verdict: keyof Changes | 'kept'; count: number }>(
      'select verdict, count(*) as count from import_verdicts group by verdict',
    );
    const { open, missing } = isClosingMissing ? await this.countMissing() : { open: 0, missing: 0 };
    const counts = { added: 0, changed: 0, unchanged: 0, closed: 0, kept: 0 };
    const changes = { ...counts, ...Object.fromEntries(verdicts.map(({ verdict, count }) => [verdict, count])) };
    return { ...changes, closed: changes.closed + missing, open, missing };
  }

  /** The titles of the first `max` rows that stay as the office has edited them. */
  async keptTitles(max: number): Promise<string[]> {
    const { table, kept } = this.kind;
    if (!kept) return [];
    const rows = await this.tx.query<{ title: string }>(
      `select t.${kept.title} as title from import_verdicts v join ${table} t using (id) where v.verdict = 'kept'
       order by ordinal limit $1`,
      [max],
    );
    return rows.map(({ title }) => title);
  }

  /**
   * Writes a part of the rows: one statement for all would hold a million rows in memory for its
   * triggers.
   */
  async write(firstOrdinal: number, lastOrdinal: number): Promise<void> {
    const { table, columns, isClosable, kept } = this.kind;
    const slice = [firstOrdinal, lastOrdinal];
    const isOpen = columns.filter(({ name }) => name === 'is_active').map(changedTo)[0];
    const closed = isClosable
      ? { name: ', closed_at', added: ', case when not s.is_active then now() end' }
      : { name: '', added: '' };
    await this.tx.query(
      `insert into ${table} (id, source, reference, ${columns.map(({ name }) => name).join(', ')}${closed.name})
       select s.id, $3, s.reference, ${columns.map(addedAs).join(', ')}${closed.added}
       from import_rows s join import_verdicts v using (ordinal)
       where ordinal between $1 and $2 and v.verdict = 'added' order by ordinal`,
      [...slice, this.source],
    );
    if (this.importId !== undefined) {
      await this.tx.query(
        `insert into import_changes (import_id, posting_id, kind)
         select $3, s.id, 'added' from import_rows s join import_verdicts v using (ordinal)
         where ordinal between $1 and $2 and v.verdict = 'added'`,
        [...slice, this.importId],
      );
    }
    await this.noteBefore(
      `select $1::uuid, t.id, v.verdict, to_jsonb(t) from import_verdicts v join ${table} t using (id)
       where v.ordinal between $2 and $3 and v.verdict in ('changed', 'closed') for no key update of t`,
      slice,
    );
    const sets = columns.map((column) => `${column.name} = ${changedTo(column)}`);
    if (isClosable) sets.push(`closed_at = case when not (${isOpen}) then coalesce(t.closed_at, now()) end`);
    await this.tx.query(
      `update ${table} t set ${sets.join(', ')} from import_rows s join import_verdicts v using (ordinal)
       where ordinal between $1 and $2 and v.verdict in ('changed', 'closed') and t.id = v.id
         ${kept ? `and not t.${kept.flag}` : ''}`,
      slice,
    );
  }

  async closeMissing(): Promise<void> {
    await this.noteBefore(
      `select $1::uuid, t.id, 'closed', to_jsonb(t) from ${this.kind.table} t
       where t.source = $2 and t.is_active and ${IS_MISSING} for no key update of t`,
      [this.source],
    );
    await this.tx.query(
      `update ${this.kind.table} t set is_active = false, closed_at = now() where t.source = $1 and t.is_active and ${IS_MISSING}`,
      [this.source],
    );
  }

  // Also locks the rows, so that the next statement replaces exactly what is recorded.
  private async noteBefore(rows: string, values: readonly unknown[]): Promise<void> {
    if (this.importId === undefined) return;
    await this.tx.query(`insert into import_changes (import_id, posting_id, kind, before) ${rows}`, [
      this.importId,
      ...values,
    ]);
  }

  // How many rows of this source are open, and how many of those the file no longer has.
  private async countMissing(): Promise<{ open: number; missing: number }> {
    const [row] = await this.tx.query<{ open: number; missing: number }>(
      `select count(*) as open, count(*) filter (where ${IS_MISSING}) as missing from ${this.kind.table} t where t.source = $1 and t.is_active`,
      [this.source],
    );
    return row ?? { open: 0, missing: 0 };
  }
}

const IS_MISSING = 'not exists (select from import_rows s where s.reference = t.reference)';

const typed = (columns: readonly Column[]) => columns.map(({ name, type }) => `${name} ${type}`).join(', ');
const addedAs = ({ name, stored }: Column) => stored?.added ?? `s.${name}`;
const changedTo = ({ name, stored }: Column) => stored?.changed ?? `s.${name}`;
