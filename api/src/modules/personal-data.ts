import type { Queryable } from '../db/database';

/**
 * What a module tells of people's rows in its tables, for the download of a member's data and the deletion of an account. Nothing has to be told
 * of a table that refers to `members` with `on delete cascade`: the module `account` finds it in the database's catalogue.
 */
export interface PersonalData {
  /** Tables that know a person by the address alone, with the column it stands in. */
  readonly byAddress?: Readonly<Record<string, string>>;
  /** Columns that are no use to their owner and some to a thief, by table. */
  readonly secret?: Readonly<Record<string, readonly string[]>>;
  /** Columns that tell a row apart for people where other tables refer to it: of a posting its title. */
  readonly titles?: Readonly<Record<string, readonly string[]>>;
  /** Content of rows that is stored outside of the database. */
  readonly files?: FilesOutside;
}

/** Files of people outside of the database, each named by the id of its row. */
export interface FilesOutside {
  readonly table: string;
  /** Holds the content of a row where the database does; null for a file outside. */
  readonly column: string;
  /** The ids of a member's files outside, within the transaction that deletes their rows. */
  of(tx: Queryable, memberId: string): Promise<string[]>;
  /** Undefined when there is no such file. */
  read(id: string): Promise<Buffer | undefined>;
  /** Succeeds when there is no such file. */
  remove(id: string): Promise<void>;
}
