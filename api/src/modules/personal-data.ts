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
}
