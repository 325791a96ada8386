import type { Queryable } from '../db/database';

/**
 * Describes personal data in a module's tables, for the export of a member's data and the deletion
 * of an account. Tables that refer to `members` with `on delete cascade` need no entry: the module
 * `account` finds them in the database's catalogue.
 */
export interface PersonalData {
  /** Tables that identify a person by the address alone, with its column. */
  readonly byAddress?: Readonly<Record<string, string>>;
  /** Columns that are no use to their owner and some to a thief, by table. */
  readonly secret?: Readonly<Record<string, readonly string[]>>;
  /** Columns that identify a row for people, such as the title of a posting. */
  readonly titles?: Readonly<Record<string, readonly string[]>>;
  readonly files?: FilesOutside;
}

/** Files of people outside of the database, each named by the id of its row. */
export interface FilesOutside {
  readonly table: string;
  /** Holds the content of a row where the database does; null for a file outside. */
  readonly column: string;
  /** The ids of a member's files outside, within the transaction that deletes their rows. */
  of(tx: Queryable, memberId: string): Promise<string[]>;
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
}
